/** Texts of settling exceptions, deciding corrections, and saying how many exceptions are open. */
export const correctionsTexts = {
  open: {
    day: "%{smart_count} exception is open on this day: its hours may be wrong. |||| %{smart_count} exceptions are open on this day: its hours may be wrong.",
    month:
      "%{smart_count} exception is open in this month: its wages may be wrong. |||| %{smart_count} exceptions are open in this month: its wages may be wrong.",
    show: "Show exceptions",
  },
  latest: "This month and the last",
  proposed: "Proposed",
  proposedHint: "A correction is proposed for this exception",
  settle: {
    action: "Settle",
    title: "Settle: %{kind}",
    how: "What is right?",
    submit: "Settle",
    cancel: "Cancel",
    failed: "The correction could not be saved",
    approved: "The correction is made and approved",
    proposed: "The correction is proposed. A super admin decides on it.",
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
  toCorrections: "Corrections",
};

/** The exceptions' fields, choices and list. */
export const exceptionFields = {
  name: "Exception |||| Exceptions",
  fields: {
    kind: "Exception",
    date: "Date",
    at: "Scanned",
    name: "Who",
    barcodeId: "Barcode ID",
    checkIn: "Check In",
    checkOut: "Check Out",
    detail: "What is wrong",
    month: "Month",
  },
  choices: {
    kind: {
      OPEN_CHECK_OUT: "Scan missing",
      LONG_SPAN: "Very long day",
      LATE_SCAN: "Sent late",
      CLOCK_OFF: "Clock was off",
      DAY_OFF: "Work on a day off",
      DEACTIVATED_BADGE: "Deactivated badge",
      REEL_CONFLICT: "Reel contradicts its records",
    },
  },
  list: {
    title: "Exceptions",
    empty: "Nothing is open: the scans of this month and the last are all accounted for.",
    failed: "The exceptions could not be loaded",
  },
};

/** The corrections' fields, choices and generated screens. */
export const correctionFields = {
  name: "Correction |||| Corrections",
  fields: {
    status: "Status",
    action: "Correction",
    exceptionId: "Exception",
    name: "Who",
    barcodeId: "Barcode ID",
    at: "Date and Time",
    reason: "Reason",
    proposedBy: "Proposed by",
    proposedAt: "Proposed",
    decidedBy: "Decided by",
    decidedAt: "Decided",
  },
  choices: {
    status: { PROPOSED: "Proposed", APPROVED: "Approved", REJECTED: "Rejected" },
    action: { ADD: "Add a scan", VOID: "Take a scan out", CONFIRM: "Confirm as it is" },
  },
  list: {
    title: "Corrections",
    empty: "No corrections yet. What exceptions are settled by stands here.",
    failed: "The corrections could not be loaded",
  },
  create: {
    title: "Correct a Day",
    submit: "Save Correction",
    busy: "Saving…",
  },
};
