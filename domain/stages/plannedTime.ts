import { indiaDate, minutesOfTime, startOfIndiaDate } from "../indiaTime";
import type { Span } from "./machineFigures";

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/**
 * The planned time of each day of a machine, as `HH:mm` in India. An end that is not after the start is on the next day.
 */
export interface PlannedTime {
  readonly runsFrom: string;
  readonly runsTo: string;
  readonly breakFrom: string | null;
  readonly breakTo: string | null;
}

const minutesUntil = (from: string, to: string) =>
  (minutesOfTime(to) - minutesOfTime(from) + dayMinutes) % dayMinutes;

/** Returns the planned time of a calendar date with its break. Equal times plan a whole day. */
function plannedOn(
  date: string,
  { runsFrom, runsTo }: Pick<PlannedTime, "runsFrom" | "runsTo">,
): Span {
  const from = startOfIndiaDate(date).getTime() + minutesOfTime(runsFrom) * minuteMs;
  return { from, to: from + (minutesUntil(runsFrom, runsTo) || dayMinutes) * minuteMs };
}

/** Returns the planned time of a calendar date without its break. A night belongs to the date on which it begins. */
export function plannedSpansOn(date: string, machine: PlannedTime): readonly Span[] {
  const { from, to } = plannedOn(date, machine);
  const { runsFrom, breakFrom, breakTo } = machine;
  if (breakFrom === null || breakTo === null) return [{ from, to }];
  const pause = from + minutesUntil(runsFrom, breakFrom) * minuteMs;
  const end = pause + minutesUntil(breakFrom, breakTo) * minuteMs;
  return [
    { from, to: Math.min(pause, to) },
    { from: Math.min(end, to), to },
  ].filter((span) => span.from < span.to);
}

/** Returns the planned time that began last, with its break. */
export function lastPlanned(machine: Pick<PlannedTime, "runsFrom" | "runsTo">, now: number): Span {
  const today = plannedOn(indiaDate(new Date(now)), machine);
  return today.from > now
    ? plannedOn(indiaDate(new Date(now - dayMinutes * minuteMs)), machine)
    : today;
}

/** True if the planned time of a date ends on the next date. */
export const runsOverMidnight = ({ runsFrom, runsTo }: PlannedTime): boolean =>
  minutesOfTime(runsFrom) + (minutesUntil(runsFrom, runsTo) || dayMinutes) > dayMinutes;
