import { defineTexts } from "../../../domain/texts";

const kinds = {
  CASUAL: "Casual",
  SICK: "Sick",
  EARNED: "Earned",
  COMPENSATORY: "Compensatory",
};

/** The leaves' fields, choices and generated screens. */
export const leaveFields = defineTexts("resources.leaves", {
  fields: {
    name: "Name",
    barcodeId: "Employee",
    firstDate: "First Day",
    lastDate: "Last Day",
    kind: "Kind",
    isHalfDay: "Half Days",
    status: "Status",
    overDays: "Above Balance",
    reason: "Reason",
    createdBy: "Entered by",
    createdAt: "Entered",
    decidedBy: "Approved by",
    cancelledAt: "Cancelled",
  },
  choices: {
    kind: { PAID: "Paid, no balance", UNPAID: "Unpaid", ...kinds },
    status: { REQUESTED: "Requested", APPROVED: "Approved" },
  },
  views: { requested: "Requested leave" },
  list: {
    empty: "No leave yet. A day of leave is not an absence.",
    failed: "The leave could not be loaded",
  },
  create: {
    submit: "Save Leave",
    saved: "The leave of %{name} is saved",
    failed: "The leave could not be saved",
  },
});

export const leaveBalanceFields = defineTexts("resources.leaveBalances", {
  fields: {
    name: "Name",
    barcodeId: "Employee",
    unit: "Unit",
    kind: "Kind",
    opening: "Opening",
    earned: "Earned",
    granted: "Granted",
    taken: "Taken",
    encashed: "Encashed",
    lapsed: "Lapsed",
    balance: "Balance",
    toPayOut: "To Pay Out",
  },
  choices: { kind: kinds },
  list: {
    empty: "No balances yet. Enter a leave rule or an opening balance.",
    failed: "The balances could not be loaded",
  },
});

export const leaveRuleFields = defineTexts("resources.leaveRules", {
  fields: {
    kind: "Kind",
    validFrom: "From",
    accrual: "Accrual",
    daysPerYear: "Days a Year",
    workedPerDay: "Days Worked per Day",
    minimumWorked: "Days Worked at Least",
    joinerPercent: "Percent in First Year",
    carryOver: "Carry-Over Limit",
    surplus: "Days Above the Limit",
    createdBy: "Entered by",
  },
  choices: {
    kind: kinds,
    accrual: { YEAR: "By year", MONTH: "By month", DAYS_WORKED: "By days worked" },
    surplus: { LAPSE: "Lapses", PAY_OUT: "Is paid out" },
  },
  hints: {
    validFrom: "Until a later rule of the same kind.",
    daysPerYear: "By year or by month. A new employee gets the part of the months left.",
    workedPerDay: "By days worked, for one day of leave: 20 by law.",
    minimumWorked: "In a calendar year: 180 by law since 21 Nov 2025, 240 before.",
    joinerPercent: "A new employee must work this part of the days left in the year.",
    carryOver: "On 1 January: 30 by law. Leave empty for no limit.",
    surplus: "To pay days out, enter encashed days on 31 December or the last day.",
  },
  list: {
    empty: "No leave rules yet. Without a rule leave is granted by hand.",
    failed: "The leave rules could not be loaded",
  },
  create: {
    submit: "Save Rule",
    saved: "The leave rule is saved",
    failed: "The leave rule could not be saved",
  },
});

export const leaveEntryFields = defineTexts("resources.leaveEntries", {
  fields: {
    name: "Name",
    barcodeId: "Employee",
    kind: "Kind",
    type: "Entry",
    date: "Date",
    days: "Days",
    reason: "Reason",
    createdBy: "Entered by",
    createdAt: "Entered",
    cancelledAt: "Cancelled",
  },
  choices: {
    kind: kinds,
    type: { OPENING: "Opening balance", GRANTED: "Granted", ENCASHED: "Encashed" },
  },
  hints: {
    type: "Encashed days are paid as an addition, at the day’s rate of the date.",
    date: "Encashed days are paid with the month of this date.",
  },
  list: {
    empty: "No entries yet. Enter opening balances, or import a file.",
    failed: "The entries could not be loaded",
  },
  create: {
    submit: "Save Entry",
    saved: "The days of %{name} are saved",
    failed: "The entry could not be saved",
  },
});

/** Texts of the actions of leave and of leave entries. */
export const leaveActionTexts = defineTexts("leaveActions", {
  date: "Balances on",
  approval: {
    action: "Approve",
    title: "Approve the leave of %{name}?",
    question: "%{from} to %{to} become days of leave.",
    keep: "Not yet",
    confirm: "Approve",
    done: "The leave of %{name} is approved",
    failed: "The leave could not be approved",
  },
  entry: {
    action: "Cancel",
    title: "Cancel the entry of %{name}?",
    question:
      "The %{days} days no longer count. Encashed days return to the balance and are not paid.",
    keep: "Keep it",
    confirm: "Cancel it",
    done: "The entry of %{name} is cancelled",
    failed: "The entry could not be cancelled",
  },
});

/** Texts of the calendar's settings, and of cancelling a leave. */
export const calendarTexts = defineTexts("calendar", {
  title: "Leave & holidays",
  what: "The page Leave & holidays",
  failed: "The page Leave & holidays could not be loaded",
  weeklyOffs: {
    title: "Weekly off",
    hint: "Work on this day is an exception. Its hours are overtime.",
    unit: "Unit %{unit}",
    of: "Weekly off, unit %{unit}",
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
    hint: "Paid holidays of both units.",
    none: "No holidays yet",
    on: "Holiday on %{date}",
    date: "Date",
    name: "Name",
    add: "Add holiday",
    remove: "Remove %{name}",
    row: "holiday %{row}",
    twice: "This date is already in the list",
  },
  limits: {
    title: "Scan rules",
    hint: "A changed value holds from the day below. Days before it stay as they are.",
    shortestSpanSeconds: "Second scan ignored within (seconds)",
    shortestSpanSecondsHint: "A second scan of a badge within this time is ignored.",
    longestSpanHours: "Longest time without shift (hours)",
    longestSpanHoursHint: "A later check-out is not paired. Both scans become exceptions.",
    longSpanHours: "Time at work to be checked (hours)",
    longSpanHoursHint: "A longer time at work without a break is an exception.",
    halfDayHours: "Half day below (hours)",
    halfDayHoursHint: "A day with less work counts as half a day.",
    workDayLeadHours: "Work day starts before the shift (hours)",
    workDayLeadHoursHint: "A scan in these hours belongs to the next shift.",
    earlyMinutes: "Early check-in allowed (minutes)",
    earlyMinutesHint: "An earlier check-in is an exception.",
  },
  periods: {
    title: "From which day",
    hint: "For the weekly off and the scan rules. A locked month keeps its settings: a day in it is refused.",
    from: "Changes hold from",
    fromHint: "A past day changes the days of open months from it on.",
    none: "No changes yet. The settings have held from the beginning.",
    row: "From %{date}:",
    edit: "Edit",
    cancellation: {
      action: "Cancel change",
      title: "Cancel the change from %{date}?",
      question: "The settings of the day before hold on.",
      keep: "Keep it",
      confirm: "Cancel change",
      done: "The change from %{date} is cancelled",
      failed: "The change could not be cancelled",
    },
  },
  save: "Save settings",
  saved: "Settings saved",
  invalid: "The settings are not saved. Check the marked fields.",
  notSaved: "The settings could not be saved",
  cancellation: {
    action: "Cancel leave",
    title: "Cancel the leave of %{name}?",
    question: "%{from} to %{to} become ordinary days again.",
    keep: "Keep it",
    confirm: "Cancel leave",
    done: "The leave of %{name} is cancelled",
    failed: "The leave could not be cancelled",
  },
});
