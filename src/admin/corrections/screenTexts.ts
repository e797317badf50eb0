/** Texts of settling exceptions, deciding corrections, and saying how many exceptions are open. */
export const correctionsTexts = {
  open: {
    day: "%{smart_count} exception is open on this day: its hours may be wrong. |||| %{smart_count} exceptions are open on this day: its hours may be wrong.",
    month:
      "%{smart_count} exception is open in this month: its wages may be wrong. |||| %{smart_count} exceptions are open in this month: its wages may be wrong.",
    show: "Show exceptions",
  },
  proposed: "Proposed",
  settle: {
    action: "Settle",
    title: "Settle: %{kind}",
    how: "What is right?",
    submit: "Settle",
    cancel: "Cancel",
    failed: "The correction could not be saved",
    addCheckOut: "A check-out is missing: add it",
    addCheckIn: "The scan was a check-out: add the check-in that is missing before it",
    addScan: "The scan counts: add it to the attendance",
    removeCheckIn: "The check-in at %{time} was a mistake: take it out",
    removeCheckOut: "The check-out at %{time} was a mistake: take it out",
    removeScan: "The scan at %{time} was a mistake: take it out",
    confirm: {
      OPEN_CHECK_OUT: "Nobody knows any more: leave the day without these hours",
      LONG_SPAN: "They did work this long: confirm it as it is",
      LATE_SCAN: "The time is right: confirm it as it is",
      CLOCK_OFF: "The time is right: confirm it as it is",
      DAY_OFF: "They did work on their day off: confirm it as it is",
      DEACTIVATED_BADGE: "The badge is no longer in use: leave the scan out",
      REEL_CONFLICT: "The reel's records are right: leave the scan out",
      DISMISSED_SCAN: "The station was right to dismiss it: leave the scan out",
    },
  },
  decision: {
    approve: "Approve",
    reject: "Reject",
    approved: "The correction is approved",
    rejected: "The correction is rejected: everything stays as it was scanned",
    failed: "The decision could not be saved",
    title: "Reject this correction?",
    question: "%{who}: everything stays as it was scanned, and the exception stays open.",
    cancel: "Cancel",
  },
};
