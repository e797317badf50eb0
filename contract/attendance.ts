import * as z from "zod/mini";
import { ownCall, specifiedCall } from "./call";
import { AttendanceException, scanDirections } from "./corrections";
import {
  barcodeId,
  calendarDate,
  enteredDate,
  hours,
  id,
  instant,
  month,
  totalRupees,
} from "./fields";

const attendanceStatuses = ["PRESENT", "ABSENT"] as const;

/** The kind of a person's day if it is not an ordinary working day. */
const dayKinds = [
  "WEEKLY_OFF",
  "HOLIDAY",
  "PAID_LEAVE",
  "UNPAID_LEAVE",
  /** Half a day of paid and half a day of unpaid leave. */
  "HALF_PAID_LEAVE",
  /** Half a day of leave; the person may have worked the other half. */
  "HALF_LEAVE",
  /** A day with less work than the calendar's `halfDayHours`. */
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
  /** True if the person has not come, and the shift of this day has not begun. Such a person is not absent. */
  isNotDue: z.optional(z.boolean()),
});
export type AttendanceRow = z.infer<typeof AttendanceRow>;

/** A scan that counts: a check-in, a check-out, or one so soon after another one that it changes nothing. */
const DayScan = z.object({
  at: instant(),
  is: z.enum(scanDirections),
  isCorrection: z.boolean(),
  /** True for a scan of a biometric reader. */
  isReader: z.optional(z.boolean()),
});

/** One day of a person in its present state. Minutes are whole. */
export const AttendanceDay = z.object({
  date: calendarDate(),
  isEmployed: z.boolean(),
  kind: z.optional(z.enum(dayKinds)),
  holiday: z.optional(z.string()),
  /** The shift with its times, such as `A 6:00 am – 2:00 pm`. Absent for a person without a shift. */
  shift: z.optional(z.string()),
  workedMinutes: z.int(),
  overtimeMinutes: z.int(),
  spans: z.array(z.object({ checkIn: instant(), checkOut: z.optional(instant()) })),
  scans: z.array(DayScan),
  exceptions: z.array(
    z.pick(AttendanceException, { id: true, kind: true, detail: true, detailCode: true }),
  ),
});
export type AttendanceDay = z.infer<typeof AttendanceDay>;

export const AttendanceMonth = z.object({
  employeeId: id(),
  name: z.string(),
  barcodeId: barcodeId(),
  unit: z.string(),
  month: month(),
  days: z.array(AttendanceDay),
});
export type AttendanceMonth = z.infer<typeof AttendanceMonth>;

/** The people of one unit who should be at work now and are not. */
export const MissingPeople = z.object({
  unit: z.string(),
  /** The number of employed people on a shift that runs now, without those who are off or on leave. */
  expected: z.int(),
  missing: z.array(
    z.object({
      name: z.string(),
      barcodeId: barcodeId(),
      shift: z.string(),
      since: instant(),
      /** The last check-out of the work day, for a person who came and went. */
      leftAt: z.optional(instant()),
    }),
  ),
});
export type MissingPeople = z.infer<typeof MissingPeople>;

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
  getAttendanceMonth: ownCall("/admin/attendance/people/:barcodeId/:month", "GET", "super", {
    reply: AttendanceMonth,
  }),
  getMissingPeople: ownCall("/admin/attendance/missing", "GET", "super", {
    reply: z.array(MissingPeople),
  }),
};
