import { defineTexts } from "../../../domain/texts";

/** The resource's fields and generated list. */
export const attendanceFields = defineTexts("resources.attendance", {
  fields: {
    name: "Name",
    barcodeId: "Barcode ID",
    date: "Date",
    checkInTime: "Check In",
    checkOutTime: "Check Out",
    status: "Status",
    daySalary: "Day Salary",
    overtimeHours: "Overtime Hours",
    dayKind: "Day",
    holiday: "Holiday",
    isNotDue: "Not Yet Due",
  },
  choices: {
    status: { PRESENT: "Present", ABSENT: "Absent" },
    dayKind: {
      WEEKLY_OFF: "Weekly off",
      HOLIDAY: "Holiday",
      PAID_LEAVE: "Paid leave",
      UNPAID_LEAVE: "Unpaid leave",
      HALF_PAID_LEAVE: "Half paid, half unpaid leave",
      HALF_LEAVE: "Half a day of leave",
      HALF_DAY: "Half day",
    },
  },
  list: { empty: "No employees on this day." },
});

/** Texts of the attendance page. */
export const attendanceTexts = defineTexts("attendance", {
  title: "Attendance",
  date: "Date",
  failed: "An unexpected error occurred.",
  summary: "This day in figures",
  present: "Present",
  absent: "Absent",
  notDue: "Not yet due",
  off: "Off or on leave",
  overtime: "Overtime hours",
});

/** Texts of a person's month of attendance, and of the ways to it. */
export const attendanceMonthTexts = defineTexts("attendanceMonth", {
  open: "Month",
  heading: "Attendance, %{month}",
  failed: "The attendance could not be loaded",
  before: "Previous month",
  after: "Next month",
  payslip: "Payslip",
  days: "Days of the month",
  figures: {
    title: "This month in figures",
    days: "Days worked",
    worked: "Worked",
    overtime: "Overtime",
    leave: "Days of leave",
    open: "Open exceptions",
  },
  overtime: "%{duration} overtime",
  absent: "Absent",
  notEmployed: "Not employed",
  noCheckOut: "no check-out",
  reader: "Scans of a reader",
  openExceptions: "%{smart_count} open exception |||| %{smart_count} open exceptions",
});
