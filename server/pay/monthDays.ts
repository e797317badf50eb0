import type { PlantCalendar } from "../../contract/calendar";
import { datesOfMonthUntil, lastDateOfMonth } from "../../domain/indiaTime";
import type { PersonDay, PersonDays } from "../attendance/personDays";
import { type AttendanceOptions, attendanceOn } from "../attendance/queries";
import type { Database } from "../db/connect";
import type { EarningDay } from "./earnedLines";
import { datesBefore, weekOvertime, weekStart } from "./weekOvertime";

/** A day of a month as it was worked and as it is paid. */
export interface MonthDay extends EarningDay, PersonDay {}

/** A person's month. */
export interface PersonMonth extends Omit<PersonDays, "days"> {
  /** Those on which the person was employed, one after the other. */
  readonly days: readonly MonthDay[];
}

/** Selects the days of a month and adds the overtime of their weeks. @param days from a Monday on */
export function personMonthOf(
  { days, ...person }: PersonDays,
  month: string,
  today: string,
): PersonMonth {
  const all = [...days.values()];
  const weeks = weekOvertime(all);
  // The week of a Sunday that is not over has not ended.
  weeks.delete(today);
  return {
    ...person,
    days: all
      .filter(({ date, isEmployed }) => isEmployed && date.startsWith(month))
      .map((day) => ({ ...day, weekOvertimeMinutes: weeks.get(day.date) ?? 0 })),
  };
}

/** A month's dates as far as they have come, and those before them in the week of its first one. */
export function datesForMonth(month: string, today: string): string[] {
  const first = `${month}-01`;
  const end = lastDateOfMonth(month);
  const dates = datesOfMonthUntil(end < today ? end : today);
  return [...datesBefore(first, weekStart(first)), ...dates];
}

interface MonthOptions extends AttendanceOptions {
  readonly calendar: PlantCalendar;
  /** A calendar date in India: later days have not come yet. */
  readonly today: string;
}

/**
 * The days of a month as far as they have come, of everybody who was employed on one of them. The week that ends
 * in the month's first days began in the one before, whose days are read for its overtime.
 */
export async function monthDays(
  db: Pick<Database, "select" | "execute">,
  month: string,
  { today, ...asked }: MonthOptions,
): Promise<PersonMonth[]> {
  if (month > today) return [];
  const people = await attendanceOn(db, datesForMonth(month, today), asked);
  const also = new Set(asked.alsoIds);
  return people
    .map((person) => personMonthOf(person, month, today))
    .filter(({ id, days }) => days.length > 0 || also.has(id));
}
