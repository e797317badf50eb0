import * as z from "zod/mini";
import { specifiedCall } from "./call";
import { barcodeId, calendarDate, enteredDate, hours, instant, totalRupees } from "./fields";

const attendanceStatuses = ["PRESENT", "ABSENT"] as const;

/** The kind of a person's day if it is not an ordinary working day. */
export const dayKinds = [
  "WEEKLY_OFF",
  "HOLIDAY",
  "PAID_LEAVE",
  "UNPAID_LEAVE",
  /** Half a day of leave; the person may have worked the other half. */
  "HALF_LEAVE",
  /** Fewer hours than half a day's. */
  "HALF_DAY",
] as const;
export type DayKind = (typeof dayKinds)[number];

/** One employee's day. Money in rupees, overtime in hours. */
export const AttendanceRow = z.object({
  name: z.string(),
  barcodeId: barcodeId(),
  date: calendarDate(),
  checkInTime: z.optional(instant()),
  checkOutTime: z.optional(instant()),
  status: z.enum(attendanceStatuses),
  daySalary: totalRupees(),
  overtimeHours: hours(),
  dayKind: z.optional(z.enum(dayKinds)),
  holiday: z.optional(z.string()),
});
export type AttendanceRow = z.infer<typeof AttendanceRow>;

export const attendanceCalls = {
  getAttendance: specifiedCall("/admin/attendance-list", "GET", "super", {
    key: ["barcodeId"],
    serves: ["list", "attendance"],
    query: z.object({
      date: enteredDate(),
    }),
    row: AttendanceRow,
    reply: z.array(AttendanceRow),
  }),
};
