import { defineTexts } from "../useTexts";

/** Texts of settling exceptions, deciding corrections, and saying how many exceptions are open. */
export const correctionsTexts = defineTexts("corrections", {
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
    together: "Settle %{smart_count} |||| Settle %{smart_count}",
    titleTogether: "Settle %{smart_count} exceptions",
    nothingLeft: "These exceptions are settled already.",
    unread: "The exceptions could not be loaded",
    more: "and %{smart_count} more",
    settled: "%{smart_count} exception is settled |||| %{smart_count} exceptions are settled",
    proposed:
      "%{smart_count} correction is proposed. A super admin decides on it. |||| %{smart_count} corrections are proposed. A super admin decides on them.",
    /** For several exceptions, whose scans have different times. */
    many: {
      addCheckOut: "A check-out is missing: add it to each of them, at one time",
      addCheckIn:
        "The scans were check-outs: add the check-in that is missing before them, at one time",
      addScan: "The scans count: add them to the attendance",
      removeCheckIn: "The check-ins were mistakes: take them out",
      removeCheckOut: "The check-outs were mistakes: take them out",
      removeScan: "The scans were mistakes: take them out",
      countEarly: "They worked before the shift: this time counts",
      confirm: "Confirm them as they are: no scan is added or taken out",
    },
    addCheckOut: "A check-out is missing: add it",
    addCheckIn: "The scan was a check-out: add the check-in that is missing before it",
    addScan: "The scan counts: add it to the attendance",
    removeCheckIn: "The check-in at %{time} was a mistake: take it out",
    removeCheckOut: "The check-out at %{time} was a mistake: take it out",
    removeScan: "The scan at %{time} was a mistake: take it out",
    countEarly: "They worked from %{time} on: the time before the shift counts",
    confirm: {
      OPEN_CHECK_OUT: "Nobody knows any more: leave the day without these hours",
      LONG_SPAN: "They did work this long: confirm it as it is",
      LATE_SCAN: "The time is right: confirm it as it is",
      CLOCK_OFF: "The time is right: confirm it as it is",
      DAY_OFF: "They did work on their day off: confirm it as it is",
      EARLY_START: "They came early and did not work: the time before the shift does not count",
      DEACTIVATED_BADGE: "They were not employed, or the badge is no longer in use: leave it out",
      REEL_CONFLICT: "The reel's records are right: leave the scan out",
      DISMISSED_SCAN: "The station was right to dismiss it: leave the scan out",
    },
  },
  correct: {
    title: "Correct %{date}",
    what: "What is wrong with the scans of this day?",
    add: "A scan is missing: add it",
    remove: "%{what} at %{time} was a mistake%{source}: take it out",
    scans: {
      IN: "The check-in",
      OUT: "The check-out",
      REPEATED: "The repeated scan",
    },
    byCorrection: " (added by a correction)",
    date: "Date",
    time: "Time",
    submit: "Save Correction",
  },
  decision: {
    approve: "Approve",
    reject: "Reject",
    approveTogether: "Approve %{smart_count} |||| Approve %{smart_count}",
    rejectTogether: "Reject %{smart_count} |||| Reject %{smart_count}",
    titleTogether: "Reject %{smart_count} correction? |||| Reject %{smart_count} corrections?",
    questionTogether: "Everything stays as it was scanned, and the exceptions stay open.",
    approved: "The correction is approved |||| %{smart_count} corrections are approved",
    rejected:
      "The correction is rejected: everything stays as it was scanned |||| %{smart_count} corrections are rejected: everything stays as it was scanned",
    failed: "The decision could not be saved",
    title: "Reject this correction?",
    question: "%{who}: everything stays as it was scanned, and the exception stays open.",
    cancel: "Cancel",
  },
});
