import type { AttendanceRow } from "../../contract/attendance";
import { indiaDate } from "../../contract/indiaTime";
import { compareTexts } from "../../contract/listFields";
import { hoursOf } from "../durations";
import { badRequest } from "../errors";
import type { Handlers } from "../http/handler";
import { rupeesOf } from "../units";
import { daySalaryPaise, termsOn } from "./dayPay";
import { attendanceOn } from "./queries";

export const attendanceHandlers: Handlers<"getAttendance"> = {
  async getAttendance({ query: { date } }, { db }) {
    if (date > indiaDate(new Date())) throw badRequest({ date: "Cannot be after today" });
    const people = await attendanceOn(db, [date]);
    const rows = people.flatMap(({ name, barcodeId, terms, days }): AttendanceRow[] => {
      const day = days.get(date);
      if (!day) return [];
      return [
        {
          name,
          barcodeId,
          date,
          ...(day.checkIn && { checkInTime: day.checkIn.toISOString() }),
          ...(day.checkOut && { checkOutTime: day.checkOut.toISOString() }),
          status: day.checkIn ? "PRESENT" : "ABSENT",
          daySalary: rupeesOf(daySalaryPaise(day, termsOn(terms, date))),
          overtimeHours: hoursOf(day.overtimeMinutes),
        },
      ];
    });
    return { rows: rows.sort((one, other) => compareTexts(one.barcodeId, other.barcodeId)) };
  },
};
