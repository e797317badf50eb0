import { defineTexts } from "../useTexts";

/** Texts of the attendance page. */
export const attendanceTexts = defineTexts("attendance", {
  title: "Attendance",
  date: "Date",
  later: "Choose a date up to today",
  failed: "An unexpected error occurred.",
  summary: "This day in figures",
  present: "Present",
  absent: "Absent",
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
  openExceptions: "%{smart_count} open exception |||| %{smart_count} open exceptions",
});
