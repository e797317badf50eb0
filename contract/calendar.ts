import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { featureCall } from "./call";
import { calendarDate, enteredDate, line, settingsVersion, unit } from "./fields";

/** In the order of `Date.getUTCDay`. */
export const weekdays = [
  "SUNDAY",
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
] as const;

export const PlantCalendar = z.object({
  /** One day of the week for each unit; a unit without a row has none. */
  weeklyOffs: z.array(z.object({ unit: unit(), weekday: z.enum(weekdays) })).check(
    z.refine((rows) => new Set(rows.map((row) => row.unit)).size === rows.length, {
      message: schemaError("calendar.oneWeeklyOff"),
    }),
  ),
  holidays: z.array(z.object({ date: enteredDate(), name: line(60) })).check(
    z.maxLength(400),
    z.refine((rows) => new Set(rows.map((row) => row.date)).size === rows.length, {
      message: schemaError("calendar.oneHoliday"),
    }),
  ),
  /** A second scan of a badge sooner than this changes nothing. */
  shortestSpanSeconds: z.int().check(z.minimum(1), z.maximum(3600)),
  /** Without a shift: a check-out that comes later belongs to no check-in. */
  longestSpanHours: z.number().check(z.minimum(1), z.maximum(24)),
  /** A span that is longer is an exception. */
  longSpanHours: z.number().check(z.minimum(1), z.maximum(24)),
  /** A work day starts this many hours before its shift. */
  workDayLeadHours: z.number().check(z.nonnegative(), z.maximum(8)),
  /** A check-in that is earlier than this before the shift is an exception. */
  earlyMinutes: z.int().check(z.nonnegative(), z.maximum(480)),
  /** A day with less work than this is a half day. */
  halfDayHours: z.number().check(z.nonnegative(), z.maximum(8)),
});
export type PlantCalendar = z.infer<typeof PlantCalendar>;

/** The stored calendar. Its names may break today's rules, and it may lack the settings of shifts. */
export const StoredCalendar = z.extend(PlantCalendar, {
  holidays: z.array(z.object({ date: calendarDate(), name: z.string() })),
  longSpanHours: z._default(PlantCalendar.shape.longSpanHours, 12),
  workDayLeadHours: z._default(PlantCalendar.shape.workDayLeadHours, 4),
  earlyMinutes: z._default(PlantCalendar.shape.earlyMinutes, 30),
});

export const VersionedCalendar = z.extend(StoredCalendar, { version: settingsVersion() });
export type VersionedCalendar = z.infer<typeof VersionedCalendar>;

export const CalendarEdit = z.extend(PlantCalendar, { version: settingsVersion() });

const calendarCall = featureCall("calendar");

export const calendarCalls = {
  getCalendar: calendarCall("/admin/calendar", "GET", "super", { reply: VersionedCalendar }),
  updateCalendar: calendarCall("/admin/calendar", "PUT", "super", {
    body: CalendarEdit,
    reply: VersionedCalendar,
  }),
};
