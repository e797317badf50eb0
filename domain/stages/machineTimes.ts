import { type DatedRow, rowOn } from "../datedRows";
import { indiaDate, minutesOfTime, startOfIndiaDate } from "../indiaTime";
import { lastPlanned, type PlannedTime, plannedEnd, type Span } from "./machineFigures";

/** The weekdays in the order of `Date.getUTCDay`. Each is the field of a machine with the hours of that weekday. */
export const weekdayFields = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;

type WeekdayField = (typeof weekdayFields)[number];

/** The hours of a weekday that differ from the other days: `08:00-13:00`, or `OFF` for no hours. */
export const weekdayHoursPattern = /^(?:OFF|(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d)$/;

/** The planned hours of a machine from a day on, until its next row. */
export interface MachineHours
  extends DatedRow,
    PlannedTime,
    Readonly<Partial<Record<WeekdayField, string | null | undefined>>> {
  /** True if the machine has no hours on the second and the fourth Saturday of a month. */
  readonly secondFourthSaturdayOff?: boolean | undefined;
}

/** The planned hours and the rate of a machine from a day on. */
export interface MachineTimes extends MachineHours {
  /** Pieces an hour. */
  readonly ratePerHour: number;
}

/** True for the second and the fourth Saturday of a month. Source: docs/trade/dated-facts.md#machines-by-weekday. */
export function isSecondOrFourthSaturday(date: string): boolean {
  const isSaturday = new Date(`${date}T00:00:00Z`).getUTCDay() === 6;
  return isSaturday && [2, 4].includes(Math.ceil(Number(date.slice(8)) / 7));
}

/**
 * Returns the planned hours of a calendar date, by the row that holds on this date. Undefined if the machine has no hours
 * on the date. A break outside of the hours does not count.
 * @param rows the rows of one machine in the order of their days
 */
export function hoursOn(rows: readonly MachineHours[], date: string): PlannedTime | undefined {
  const row = rowOn(rows, date);
  if (!row) return undefined;
  if (row.secondFourthSaturdayOff && isSecondOrFourthSaturday(date)) return undefined;
  const weekday = weekdayFields[new Date(`${date}T00:00:00Z`).getUTCDay()];
  const hours = weekday && row[weekday];
  if (hours === "OFF") return undefined;
  const { runsFrom, runsTo, breakFrom, breakTo } = row;
  const [from = runsFrom, to = runsTo] = hours ? hours.split("-") : [];
  return { runsFrom: from, runsTo: to, breakFrom, breakTo };
}

/** Returns the rate that holds on a calendar date, in pieces an hour. */
export const rateOn = (rows: readonly MachineTimes[], date: string): number =>
  rowOn(rows, date)?.ratePerHour ?? 0;

/** Returns the planned time that began last, with its break. */
export const lastPlannedOf = (rows: readonly MachineHours[], now: number): Span =>
  lastPlanned((date) => hoursOn(rows, date), now);

/** The time for which work after the end of a night still belongs to the night, if the next day has no hours. */
const lateEntryMs = 60 * 60_000;

/**
 * Returns the calendar date whose planned time an instant belongs to. A planned time over midnight goes on until the hours
 * of the next date begin.
 */
export function plannedDateOf(rows: readonly MachineHours[], at: number): string {
  const date = indiaDate(new Date(at));
  const before = indiaDate(new Date(startOfIndiaDate(date).getTime() - 1));
  const night = hoursOn(rows, before);
  const midnight = startOfIndiaDate(date).getTime();
  if (!night || plannedEnd(before, night) <= midnight) return date;
  const hours = hoursOn(rows, date);
  const next = hours
    ? midnight + minutesOfTime(hours.runsFrom) * 60_000
    : plannedEnd(before, night) + lateEntryMs;
  return at < next ? before : date;
}
