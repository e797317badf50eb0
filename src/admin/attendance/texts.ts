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

/** The resource's fields and generated list. */
export const attendanceFields = {
  name: "Attendance |||| Attendance",
  fields: {
    name: "Name",
    barcodeId: "Barcode ID",
    date: "Date",
    checkInTime: "Check In",
    checkOutTime: "Check Out",
    status: "Status",
    daySalary: "Day Salary",
    overtimeHours: "Overtime Hours",
  },
  list: { empty: "Nobody is on the list of this day." },
};
