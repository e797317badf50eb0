import { and, eq, gte, isNull, lte, sql } from "drizzle-orm";
import * as z from "zod/mini";
import {
  CalendarPeriod,
  calendarOn,
  limitsBy,
  type PlantCalendar,
  StoredCalendar,
  type VersionedCalendar,
  WeeklyOff,
  weekdays,
} from "../../contract/calendar";
import { units } from "../../contract/fields";
import { currentTime } from "../../domain/clock";
import { beginningOfTimes } from "../../domain/datedRows";
import { indiaDate } from "../../domain/indiaTime";
import type { Reader } from "../db/connect";
import { attendanceSettings, holidays, leaves, weeklyOffs } from "../db/schema";
import { pickColumns } from "../db/tables";
import { groupBy } from "../groupBy";

/** The calendar of a plant that has never set one. */
export const defaultCalendar: PlantCalendar = {
  weeklyOffs: units.map((unit) => ({ unit, weekday: "SUNDAY" })),
  holidays: [],
  shortestSpanSeconds: 60,
  longestSpanHours: 14,
  halfDayHours: 4,
  longSpanHours: 12,
  workDayLeadHours: 4,
  earlyMinutes: 30,
};

/** The stored rows. A period's weekly offs are rows of another table, by the same date. */
const StoredRows = z.object({
  settings: z.array(z.extend(z.omit(CalendarPeriod, { weeklyOffs: true }), { version: z.int() })),
  weeklyOffs: z.array(z.extend(WeeklyOff, { validFrom: z.string() })),
  holidays: StoredCalendar.shape.holidays,
});

/** Returns the stored settings in the order of their dates, the first from the beginning on. */
function periodsOf({ settings, weeklyOffs: offs }: z.infer<typeof StoredRows>): CalendarPeriod[] {
  const offsOf = groupBy(offs, ({ validFrom }) => validFrom);
  const weeklyOffsOn = (date: string) =>
    offsOf.get(date)?.map(({ unit, weekday }) => ({ unit, weekday }));
  const stored = settings.map(({ version: _, ...period }) => ({
    ...period,
    // A plant that has set its calendar may rest on no day of the week.
    weeklyOffs: weeklyOffsOn(period.validFrom) ?? [],
  }));
  if (stored[0]?.validFrom === beginningOfTimes) return stored;
  const { holidays: _, ...usual } = defaultCalendar;
  const { weeklyOffs } = defaultCalendar;
  const first = { ...usual, weeklyOffs: weeklyOffsOn(beginningOfTimes) ?? weeklyOffs };
  return [{ validFrom: beginningOfTimes, ...first }, ...stored];
}

/**
 * Returns the plant's calendar, holidays by their date. Values that were never set come from {@link defaultCalendar},
 * with version 0.
 */
export async function readCalendar(db: Reader, now = currentTime()): Promise<VersionedCalendar> {
  const { rows } = await db.execute<{ calendar: object }>(sql`
    select json_build_object(
      'settings', (select coalesce(json_agg(json_build_object(
        'validFrom', ${attendanceSettings.validFrom},
        'shortestSpanSeconds', ${attendanceSettings.shortestSpanSeconds},
        'longestSpanHours', ${attendanceSettings.longestSpanHours},
        'halfDayHours', ${attendanceSettings.halfDayHours},
        'longSpanHours', ${attendanceSettings.longSpanHours},
        'workDayLeadHours', ${attendanceSettings.workDayLeadHours},
        'earlyMinutes', ${attendanceSettings.earlyMinutes},
        'version', ${attendanceSettings.version})
        order by ${attendanceSettings.validFrom}), '[]') from ${attendanceSettings}),
      'weeklyOffs', (select coalesce(json_agg(json_build_object('validFrom', ${weeklyOffs.validFrom},
        'unit', ${weeklyOffs.unit}, 'weekday', ${weeklyOffs.weekday})
        order by ${weeklyOffs.validFrom}, ${weeklyOffs.unit}), '[]') from ${weeklyOffs}),
      'holidays', (select coalesce(json_agg(json_build_object('date', ${holidays.date},
        'name', ${holidays.name}) order by ${holidays.date}), '[]') from ${holidays})) as calendar`);
  const stored = StoredRows.parse(rows[0]?.calendar);
  const periods = periodsOf(stored);
  const version = stored.settings.reduce((most, row) => Math.max(most, row.version), 0);
  const calendar = { ...defaultCalendar, holidays: stored.holidays, periods };
  const settings = calendarOn(calendar, indiaDate(now));
  const { weeklyOffs: offs } = settings;
  return { ...calendar, weeklyOffs: offs, ...limitsBy((name) => settings[name]), version };
}

export type LeaveDays = Pick<
  typeof leaves.$inferSelect,
  "firstDate" | "lastDate" | "kind" | "isHalfDay"
>;

/** The condition of a leave that changes days: approved, and not cancelled. */
export const isCountedLeave = and(eq(leaves.status, "APPROVED"), isNull(leaves.cancelledAt));

/** Returns the leaves that count and touch the days from `first` to `last`, by employee. */
export async function readLeaves(db: Reader, first: string, last: string) {
  const rows = await db
    .select(pickColumns(leaves, "employeeId", "firstDate", "lastDate", "kind", "isHalfDay"))
    .from(leaves)
    .where(and(gte(leaves.lastDate, first), lte(leaves.firstDate, last), isCountedLeave));
  return groupBy(rows, ({ employeeId }) => employeeId);
}

export type DayOff = { readonly kind: "WEEKLY_OFF" } | { readonly kind: "HOLIDAY"; name: string };

const weekdayOf = (date: string) => weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];

/** Returns a function that finds why a unit rests on a date in India. A holiday on a weekly off is the weekly off. */
export function prepareDaysOff(calendar: PlantCalendar) {
  const names = new Map(calendar.holidays.map(({ date, name }) => [date, name]));
  return (unit: string, date: string): DayOff | undefined => {
    const off = calendarOn(calendar, date).weeklyOffs.find((row) => row.unit === unit);
    if (off && off.weekday === weekdayOf(date)) return { kind: "WEEKLY_OFF" };
    const name = names.get(date);
    return name === undefined ? undefined : { kind: "HOLIDAY", name };
  };
}
