/** Texts of the attendance page. */
export const attendanceTexts = {
  title: "Attendance",
  date: "Date",
  later: "Choose a date up to today",
  failed: "An unexpected error occurred.",
  summary: "This day in figures",
  present: "Present",
  absent: "Absent",
  overtime: "Overtime hours",
};
