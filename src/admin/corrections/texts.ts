import { defineTexts } from "../../../domain/texts";

/** The exceptions' fields, choices and list. */
export const exceptionFields = defineTexts("resources.exceptions", {
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
      MACHINE_CONFLICT: "Machine entry to check",
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
export const correctionFields = defineTexts("resources.corrections", {
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

/** Texts of settling exceptions, deciding corrections, and counting open exceptions. */
export const correctionsTexts = defineTexts("corrections", {
  open: {
    day: "%{smart_count} open exception on this day. The hours may be wrong. |||| %{smart_count} open exceptions on this day. The hours may be wrong.",
    month:
      "%{smart_count} open exception in this month. The wages may be wrong. |||| %{smart_count} open exceptions in this month. The wages may be wrong.",
    show: "Show exceptions",
  },
  proposed: "Proposed",
  settle: {
    action: "Settle",
    next: "Settle the next…",
    title: "Settle: %{kind}",
    how: "What is right?",
    submit: "Settle",
    cancel: "Cancel",
    failed: "The correction could not be saved",
    together: "Settle %{smart_count} |||| Settle %{smart_count}",
    titleTogether: "Settle %{smart_count} exceptions",
    nothingLeft: "These exceptions are already settled.",
    unread: "The exceptions could not be loaded",
    more: "and %{smart_count} more",
    settled: "%{smart_count} exception is settled |||| %{smart_count} exceptions are settled",
    proposed:
      "%{smart_count} correction is proposed. A super admin decides on it. |||| %{smart_count} corrections are proposed. A super admin decides on them.",
    /** For several exceptions with scans at different times. */
    many: {
      addCheckOut: "A check-out is missing: add it to each day, at the same time",
      addCheckIn: "The scans were check-outs: add the missing check-ins, at the same time",
      addScan: "The scans count: add them to the attendance",
      removeCheckIn: "The check-ins were mistakes: remove them",
      removeCheckOut: "The check-outs were mistakes: remove them",
      removeScan: "The scans were mistakes: remove them",
      countEarly: "There was work before the shift: count this time",
      confirm: "The scans are right: confirm them",
    },
    addCheckOut: "A check-out is missing: add it",
    addCheckIn: "The scan was a check-out: add the missing check-in",
    addScan: "The scan counts: add it to the attendance",
    removeCheckIn: "The check-in at %{time} was a mistake: remove it",
    removeCheckOut: "The check-out at %{time} was a mistake: remove it",
    removeScan: "The scan at %{time} was a mistake: remove it",
    countEarly: "Work started at %{time}: count the time before the shift",
    confirm: {
      OPEN_CHECK_OUT: "The time is not known: do not count these hours",
      LONG_SPAN: "The long day is right: confirm it",
      LATE_SCAN: "The time is right: confirm it",
      CLOCK_OFF: "The time is right: confirm it",
      DAY_OFF: "The work on the day off is right: confirm it",
      EARLY_START: "There was no work before the shift: do not count this time",
      DEACTIVATED_BADGE: "Not employed, or an old badge: ignore the scan",
      REEL_CONFLICT: "The reel’s records are right: ignore the scan",
      DISPATCH_CONFLICT: "The order’s records are right: ignore the scan",
      MACHINE_CONFLICT: "The machine’s records are right",
      DISMISSED_SCAN: "The station was right: ignore the scan",
    },
  },
  correct: {
    title: "Correct %{date}",
    what: "What is wrong with the scans of this day?",
    add: "A scan is missing: add it",
    remove: "%{what} at %{time} was a mistake%{source}: remove it",
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
    questionTogether: "The scans do not change. The exceptions stay open.",
    approved: "The correction is approved |||| %{smart_count} corrections are approved",
    rejected:
      "The correction is rejected. The scans do not change. |||| %{smart_count} corrections are rejected. The scans do not change.",
    failed: "The decision could not be saved",
    title: "Reject this correction?",
    question: "%{who}: the scans do not change, and the exception stays open.",
    cancel: "Cancel",
  },
});
