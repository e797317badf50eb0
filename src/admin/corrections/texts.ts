import { defineResourceTexts } from "../useTexts";

/** The exceptions' fields, choices and list. */
export const exceptionFields = defineResourceTexts("exceptions", {
  fields: {
    kind: "Exception",
    date: "Date",
    at: "Scanned",
    name: "Name",
    barcodeId: "Barcode ID",
    checkIn: "Check In",
    checkOut: "Check Out",
    detail: "Problem",
    isProposed: "Proposed",
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
      REEL_CONFLICT: "Reel does not match its records",
      DISPATCH_CONFLICT: "Dispatch not allowed",
      DISMISSED_SCAN: "Scan dismissed at the station",
    },
  },
  list: {
    empty: "No open exceptions.",
    failed: "The exceptions could not be loaded",
  },
  latest: "This month and last month",
});

/** The corrections' fields, choices and generated screens. */
export const correctionFields = defineResourceTexts("corrections", {
  fields: {
    status: "Status",
    action: "Correction",
    exceptionId: "Exception",
    exceptionVersion: "Exception Version",
    name: "Name",
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
      VOID: "Remove a scan",
      CONFIRM: "Confirm the scans",
      COUNT_EARLY: "Count the time before the shift",
      DROP_EARLY: "Ignore the time before the shift",
    },
  },
  correct: "Correct",
  list: {
    empty: "No corrections yet. Settle an exception or correct a day.",
    failed: "The corrections could not be loaded",
  },
  create: {
    submit: "Save Correction",
    approved: "The correction is saved and approved",
    proposed: "The correction is proposed. A super admin decides on it.",
    failed: "The correction could not be saved",
  },
});
