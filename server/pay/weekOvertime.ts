import { dateAfter } from "../../domain/indiaTime";

/** 48 hours. More work in a week is overtime, unless a day counts it already. */
const weekMinutes = 48 * 60;

/** A day of a week's sum. */
interface WorkedDay {
  /** A calendar date in India. */
  readonly date: string;
  readonly workedMinutes: number;
  readonly overtimeMinutes: number;
}

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The Monday of a date's week: a week is paid whole in the month in which it ends. */
export const weekStart = (date: string): string => dateAfter(date, -((weekday(date) + 6) % 7));

/** The Sunday of a date's week. */
export const weekEnd = (date: string): string => dateAfter(weekStart(date), 6);

/** The calendar dates from `first` on that are before `end`. */
export function datesBefore(end: string, first: string): string[] {
  const dates: string[] = [];
  for (let date = first; date < end; date = dateAfter(date)) dates.push(date);
  return dates;
}

/**
 * The overtime of each week that no day of it counts, in minutes, by the week's Sunday. A week
 * that has not ended has none yet.
 * @param days one after the other, from a Monday on
 */
export function weekOvertime(days: readonly WorkedDay[]): Map<string, number> {
  const weeks = new Map<string, number>();
  let worked = 0;
  let counted = 0;
  for (const [index, { date, workedMinutes, overtimeMinutes }] of days.entries()) {
    worked += workedMinutes;
    counted += overtimeMinutes;
    if (index % 7 !== 6) continue;
    weeks.set(date, Math.max(0, worked - weekMinutes - counted));
    worked = 0;
    counted = 0;
  }
  return weeks;
}
