import * as z from "zod/mini";
import { rowOn } from "../domain/datedRows";
import { schemaError } from "../domain/messages/schemaError";
import { ownCall } from "./call";
import { calendarDate, enteredDate, line, settingsVersion, unit } from "./fields";

/** The days of the week, in the order of `Date.getUTCDay`. */
export const weekdays = [
  "SUNDAY",
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
] as const;

/** The names of the calendar's limits of scans and hours: all settings but the weekly offs. */
export const limitNames = [
  "shortestSpanSeconds",
  "longestSpanHours",
  "longSpanHours",
  "halfDayHours",
  "workDayLeadHours",
  "earlyMinutes",
] as const;
export type LimitName = (typeof limitNames)[number];

export function limitsBy<T>(make: (name: LimitName) => T): Record<LimitName, T> {
  return {
    shortestSpanSeconds: make("shortestSpanSeconds"),
    longestSpanHours: make("longestSpanHours"),
    longSpanHours: make("longSpanHours"),
    halfDayHours: make("halfDayHours"),
    workDayLeadHours: make("workDayLeadHours"),
    earlyMinutes: make("earlyMinutes"),
  };
}

export const WeeklyOff = z.object({ unit: unit(), weekday: z.enum(weekdays) });

/** The settings that hold from a day until the next row. */
const CalendarSettings = z.object({
  /** One day of the week for each unit; a unit without a row has none. */
  weeklyOffs: z.array(WeeklyOff).check(
    z.refine((rows) => new Set(rows.map((row) => row.unit)).size === rows.length, {
      message: schemaError("calendar.oneWeeklyOff"),
    }),
  ),
  /** The seconds within which a second scan of a badge changes nothing. */
  shortestSpanSeconds: z.int().check(z.minimum(1), z.maximum(3600)),
  /** The hours after a check-in within which a check-out belongs to it, for a person without a shift. */
  longestSpanHours: z.number().check(z.minimum(1), z.maximum(24)),
  /** The hours above which a span is an exception. */
  longSpanHours: z.number().check(z.minimum(1), z.maximum(24)),
  /** The hours before its shift at which a work day begins. */
  workDayLeadHours: z.number().check(z.nonnegative(), z.maximum(8)),
  /** The minutes before the shift. An earlier check-in is an exception. */
  earlyMinutes: z.int().check(z.nonnegative(), z.maximum(480)),
  /** The hours of work below which a day is a half day. */
  halfDayHours: z.number().check(z.nonnegative(), z.maximum(8)),
});
export type CalendarSettings = z.infer<typeof CalendarSettings>;

export const CalendarPeriod = z.extend(CalendarSettings, { validFrom: calendarDate() });
export type CalendarPeriod = z.infer<typeof CalendarPeriod>;

/** The stored calendar. Its names may break today's rules, and it may lack the settings of shifts. */
export const StoredCalendar = z.extend(CalendarSettings, {
  holidays: z.array(z.object({ date: calendarDate(), name: z.string() })),
  longSpanHours: z._default(CalendarSettings.shape.longSpanHours, 12),
  workDayLeadHours: z._default(CalendarSettings.shape.workDayLeadHours, 4),
  earlyMinutes: z._default(CalendarSettings.shape.earlyMinutes, 30),
  /**
   * All settings in the order of their dates, the first from the beginning on. Without them, as in months that older
   * versions locked, the settings beside this field hold on every day.
   */
  periods: z.optional(z.array(CalendarPeriod)),
});
export type PlantCalendar = z.infer<typeof StoredCalendar>;

/** Returns the settings that hold on a calendar date in India. */
export const calendarOn = (calendar: PlantCalendar, date: string): CalendarSettings =>
  rowOn(calendar.periods ?? [], date) ?? calendar;

/** The calendar with its version. The settings outside of `periods` are the ones that hold today. */
export const VersionedCalendar = z.extend(StoredCalendar, { version: settingsVersion() });
export type VersionedCalendar = z.infer<typeof VersionedCalendar>;

export const CalendarEdit = z.extend(CalendarSettings, {
  holidays: z.array(z.object({ date: enteredDate(), name: line(60) })).check(
    z.maxLength(400),
    z.refine((rows) => new Set(rows.map((row) => row.date)).size === rows.length, {
      message: schemaError("calendar.oneHoliday"),
    }),
  ),
  /** The day from which the settings hold. Today in India if omitted. Days before it stay as they are. */
  validFrom: z.optional(enteredDate()),
  version: settingsVersion(),
});
export type CalendarEdit = z.infer<typeof CalendarEdit>;

export const calendarCalls = {
  getCalendar: ownCall("/admin/calendar", "GET", "super", { reply: VersionedCalendar }),
  updateCalendar: ownCall("/admin/calendar", "PUT", "super", {
    changes: ["calendar"],
    body: CalendarEdit,
    reply: VersionedCalendar,
  }),
};
