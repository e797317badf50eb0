import { defineResourceTexts } from "../useTexts";

/** The resource's fields and generated list. */
export const attendanceFields = defineResourceTexts("attendance", {
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
  },
  choices: {
    status: { PRESENT: "PRESENT", ABSENT: "ABSENT" },
    dayKind: {
      WEEKLY_OFF: "Weekly off",
      HOLIDAY: "Holiday",
      PAID_LEAVE: "Paid leave",
      UNPAID_LEAVE: "Unpaid leave",
      HALF_LEAVE: "Half a day of leave",
      HALF_DAY: "Half day",
    },
  },
  list: { empty: "No employees on this day." },
});
