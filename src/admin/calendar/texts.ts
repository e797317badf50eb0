/** Texts of the calendar's settings, and of cancelling a leave. */
export const calendarTexts = {
  title: "Calendar",
  toLeaves: "Leave",
  failed: "The calendar could not be loaded",
  weeklyOffs: {
    title: "Weekly off",
    hint: "Work on this day is an exception, and its hours are overtime.",
    unit: "Unit %{unit}",
    none: "None",
  },
  weekdays: {
    SUNDAY: "Sunday",
    MONDAY: "Monday",
    TUESDAY: "Tuesday",
    WEDNESDAY: "Wednesday",
    THURSDAY: "Thursday",
    FRIDAY: "Friday",
    SATURDAY: "Saturday",
  },
  holidays: {
    title: "Holidays",
    hint: "For both units, and paid.",
    none: "No holidays yet",
    date: "Date",
    name: "Name",
    add: "Add holiday",
    remove: "Remove %{name}",
    row: "holiday %{row}",
    twice: "This date is in the list twice",
  },
  limits: {
    title: "How scans are read",
    hint: "A change counts for past days too, until their month is locked.",
    shortestSpanSeconds: "Second scan ignored within (seconds)",
    shortestSpanSecondsHint: "A badge that is scanned again sooner changes nothing.",
    longestSpanHours: "Longest time at work (hours)",
    longestSpanHoursHint:
      "A check-out that comes later belongs to no check-in: both become exceptions.",
    halfDayHours: "Half day below (hours)",
    halfDayHoursHint: "A day with less work than this counts as half a day.",
  },
  save: "Save calendar",
  saved: "The calendar is saved",
  invalid: "The calendar is not saved: some fields are not right yet.",
  notSaved: "The calendar could not be saved",
  cancellation: {
    action: "Cancel leave",
    title: "Cancel the leave of %{name}?",
    question: "%{from} to %{to} become ordinary days again.",
    keep: "Keep it",
    confirm: "Cancel leave",
    done: "The leave of %{name} is cancelled",
    failed: "The leave could not be cancelled",
  },
};

/** The leaves' fields, choices and generated screens. */
export const leaveFields = {
  name: "Leave |||| Leave",
  fields: {
    name: "Who",
    barcodeId: "Employee",
    firstDate: "First Day",
    lastDate: "Last Day",
    kind: "Kind",
    isHalfDay: "Half Days",
    createdBy: "Entered by",
    createdAt: "Entered",
    cancelledAt: "Cancelled",
  },
  choices: { kind: { PAID: "Paid", UNPAID: "Unpaid" } },
  list: {
    title: "Leave",
    empty: "Nobody has leave. What is entered here is no absence.",
    failed: "The leave could not be loaded",
  },
  create: {
    title: "Enter Leave",
    submit: "Save Leave",
    busy: "Saving…",
  },
};
