import type { AttendanceRow } from "../../contract/attendance";
import { month as monthField } from "../../contract/fields";
import { compareTexts } from "../../contract/listFields";
import { indiaDate } from "../../domain/indiaTime";
import { readCalendar } from "../calendar/queries";
import { hoursOf } from "../durations";
import { badRequest, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { rupeesOf } from "../units";
import { readAttendanceMonth } from "./attendanceMonth";
import { dayKindOf } from "./dayKind";
import { daySalaryPaise, termsOn } from "./dayPay";
import { readMissingPeople } from "./missingPeople";
import { attendanceOn } from "./queries";

const Month = monthField();

export const attendanceHandlers: Handlers<
  "getAttendance" | "getAttendanceMonth" | "getMissingPeople"
> = {
  async getAttendance({ query: { date } }, { db }) {
    const today = indiaDate(new Date());
    if (date > today) throw badRequest({ date: "Cannot be after today" });
    const calendar = await readCalendar(db);
    const { halfDayHours } = calendar;
    const people = await attendanceOn(db, [date], { calendar });
    const rows = people.flatMap(({ name, barcodeId, terms, leaves, days }): AttendanceRow[] => {
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
          ...dayKindOf(day, leaves, { halfDayHours, today }),
        },
      ];
    });
    return { rows: rows.sort((one, other) => compareTexts(one.barcodeId, other.barcodeId)) };
  },

  async getAttendanceMonth({ params: { barcodeId, month } }, { db }) {
    const asked = Month.safeParse(month);
    if (!asked.success) throw notFound("This month");
    return readAttendanceMonth(db, barcodeId, asked.data);
  },

  getMissingPeople: (_input, { db }) => readMissingPeople(db),
};
