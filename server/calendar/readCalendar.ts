import { and, eq, gte, isNull, lte, sql } from "drizzle-orm";
import { type PlantCalendar, VersionedCalendar, weekdays } from "../../contract/calendar";
import { units } from "../../contract/fields";
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

/**
 * Returns the plant's calendar, holidays by their date. Values that were never set come from {@link defaultCalendar},
 * with version 0.
 */
export async function readCalendar(db: Reader): Promise<VersionedCalendar> {
  const { rows } = await db.execute<{ settings: object | null; calendar: object }>(sql`
    select
      (select json_build_object(
        'shortestSpanSeconds', ${attendanceSettings.shortestSpanSeconds},
        'longestSpanHours', ${attendanceSettings.longestSpanHours},
        'halfDayHours', ${attendanceSettings.halfDayHours},
        'longSpanHours', ${attendanceSettings.longSpanHours},
        'workDayLeadHours', ${attendanceSettings.workDayLeadHours},
        'earlyMinutes', ${attendanceSettings.earlyMinutes},
        'version', ${attendanceSettings.version}) from ${attendanceSettings}) as settings,
      json_strip_nulls(json_build_object(
        'weeklyOffs', (select json_agg(json_build_object('unit', ${weeklyOffs.unit},
          'weekday', ${weeklyOffs.weekday}) order by ${weeklyOffs.unit}) from ${weeklyOffs}),
        'holidays', (select json_agg(json_build_object('date', ${holidays.date},
          'name', ${holidays.name}) order by ${holidays.date}) from ${holidays}))) as calendar`);
  const { settings, calendar } = rows[0] ?? {};
  // A plant that has set its calendar may rest on no day of the week.
  const unset = settings ? { ...defaultCalendar, weeklyOffs: [] } : defaultCalendar;
  return VersionedCalendar.parse({ version: 0, ...unset, ...settings, ...calendar });
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
export function prepareDaysOff({ weeklyOffs, holidays }: PlantCalendar) {
  const offs = new Map<string, string>(weeklyOffs.map(({ unit, weekday }) => [unit, weekday]));
  const names = new Map(holidays.map(({ date, name }) => [date, name]));
  return (unit: string, date: string): DayOff | undefined => {
    if (offs.get(unit) === weekdayOf(date)) return { kind: "WEEKLY_OFF" };
    const name = names.get(date);
    return name === undefined ? undefined : { kind: "HOLIDAY", name };
  };
}
