import * as z from "zod/mini";
import { call } from "./call";
import { barcodeId, calendarDate, enteredDate, hours, instant, rupees } from "./fields";
import { routes } from "./routes";

const attendanceStatuses = ["PRESENT", "ABSENT"] as const;

/** One employee's day. Money in rupees, overtime in hours. */
export const AttendanceRow = z.object({
  name: z.string(),
  barcodeId: barcodeId(),
  date: calendarDate(),
  checkInTime: z.optional(instant()),
  checkOutTime: z.optional(instant()),
  status: z.enum(attendanceStatuses),
  daySalary: rupees(),
  overtimeHours: hours(),
});
export type AttendanceRow = z.infer<typeof AttendanceRow>;

export const attendanceCalls = {
  getAttendance: call(routes.getAttendance, {
    serves: ["list", "attendance"],
    key: ["barcodeId"],
    query: z.object({
      date: enteredDate(),
    }),
    row: AttendanceRow,
    reply: z.array(AttendanceRow),
  }),
};
