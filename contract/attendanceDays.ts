import * as z from "zod/mini";
import { dayKinds } from "./attendance";
import { featureCall } from "./call";
import { exceptionKinds, scanDirections } from "./corrections";
import { barcodeId, calendarDate, id, instant, month } from "./fields";

/** A scan that counts: a check-in, a check-out, or one so soon after another one that it changes nothing. */
const DayScan = z.object({
  at: instant(),
  is: z.enum(scanDirections),
  isCorrection: z.boolean(),
});

/** One day of a person in its present state. Minutes are whole. */
export const AttendanceDay = z.object({
  date: calendarDate(),
  isEmployed: z.boolean(),
  kind: z.optional(z.enum(dayKinds)),
  holiday: z.optional(z.string()),
  /** Such as `A 6:00 am – 2:00 pm`; absent for a person without a shift. */
  shift: z.optional(z.string()),
  workedMinutes: z.int(),
  overtimeMinutes: z.int(),
  spans: z.array(z.object({ checkIn: instant(), checkOut: z.optional(instant()) })),
  scans: z.array(DayScan),
  exceptions: z.array(
    z.object({ id: z.string(), kind: z.enum(exceptionKinds), detail: z.string() }),
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

const calendarCall = featureCall("calendar");

export const attendanceDayCalls = {
  getAttendanceMonth: calendarCall("/admin/attendance/people/:barcodeId/:month", "GET", "super", {
    reply: AttendanceMonth,
  }),
  getMissingPeople: calendarCall("/admin/attendance/missing", "GET", "super", {
    reply: z.array(MissingPeople),
  }),
};
