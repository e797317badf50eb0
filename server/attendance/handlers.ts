import type { AttendanceRow } from "../../contract/attendance";
import { indiaDate } from "../../contract/indiaTime";
import { compareTexts } from "../../contract/listFields";
import { badRequest } from "../errors";
import type { Handlers } from "../http/handler";
import { rupeesOf } from "../units";
import { dayOf, daySalaryPaise, overtimeHours } from "./dayPay";
import { employedBetween, workdaysBetween } from "./queries";

export const attendanceHandlers: Handlers<"getAttendance"> = {
  async getAttendance({ query: { date } }, { db }) {
    if (date > indiaDate(new Date())) throw badRequest({ date: "Cannot be after today" });
    const people = await employedBetween(db, date, date);
    const days = await workdaysBetween(db, date, date);
    const rows = people.map((person): AttendanceRow => {
      const day = days.get(person.id)?.get(date) ?? dayOf([]);
      return {
        name: person.name,
        barcodeId: person.barcodeId,
        date,
        ...(day.checkIn && { checkInTime: day.checkIn.toISOString() }),
        ...(day.checkOut && { checkOutTime: day.checkOut.toISOString() }),
        status: day.checkIn ? "PRESENT" : "ABSENT",
        daySalary: rupeesOf(daySalaryPaise(day, person.pay)),
        overtimeHours: overtimeHours(day),
      };
    });
    return { rows: rows.sort((one, other) => compareTexts(one.barcodeId, other.barcodeId)) };
  },
};
