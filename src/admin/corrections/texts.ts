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
    isProposed: "Is proposed",
    direction: "In or Out",
    shift: "Shift",
    month: "Month",
  },
  choices: {
    direction: { IN: "In", OUT: "Out", REPEATED: "Repeated" },
    kind: {
      OPEN_CHECK_OUT: "Scan missing",
      LONG_SPAN: "Very long day",
      LATE_SCAN: "Sent late",
      CLOCK_OFF: "Clock was off",
      DAY_OFF: "Work on a day off",
      EARLY_START: "Early start",
      DEACTIVATED_BADGE: "Not employed that day",
      REEL_CONFLICT: "Reel contradicts its records",
      DISMISSED_SCAN: "Scan dismissed at the station",
    },
  },
  list: {
    empty: "Nothing is open: the scans of this month and the last are all accounted for.",
    failed: "The exceptions could not be loaded",
  },
  latest: "This month and the last",
};

/** The corrections' fields, choices and generated screens. */
export const correctionFields = {
  name: "Correction |||| Corrections",
  fields: {
    status: "Status",
    action: "Correction",
    exceptionId: "Exception",
    exceptionVersion: "Exception Version",
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
    action: {
      ADD: "Add a scan",
      VOID: "Take a scan out",
      CONFIRM: "Confirm as it is",
      COUNT_EARLY: "Count the time before the shift",
      DROP_EARLY: "Leave out the time before the shift",
    },
  },
  correct: "Correct",
  list: {
    empty: "No corrections yet. A correction appears here when an exception is settled.",
    failed: "The corrections could not be loaded",
  },
  create: {
    title: "Correct a Day",
    submit: "Save Correction",
  },
};
