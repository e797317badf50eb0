import { dayMs as day, hourMs as hour, minuteMs } from "../units";

/** On India's clock, without summer time: UTC plus five and a half hours. */
const offset = 5.5 * hour;
const week = 7 * day;

/** The office is open from nine to six, Monday to Saturday. */
const openingTime = 9 * hour;
const workday = 9 * hour;
const workingDays = 6;
/** The epoch began on a Thursday. */
const monday = -3 * day;

const wholeMinute = (instant: number) => Math.floor(instant / minuteMs) * minuteMs;

function intoWorkingHours(local: number): number {
  const weekStart = monday + Math.floor((local - monday) / week) * week;
  const worked = ((local - weekStart) / week) * workingDays;
  const index = Math.floor(worked);
  return weekStart + index * day + openingTime + (worked - index) * workday;
}

function lastWorkingInstant(local: number): number {
  const midnight = Math.floor(local / day) * day;
  const isSunday = (midnight - monday) % week === workingDays * day;
  if (isSunday || local < midnight + openingTime)
    return lastWorkingInstant(midnight - day + openingTime + workday);
  return Math.min(local, midnight + openingTime + workday);
}

/**
 * Moves an instant into working hours, in milliseconds, and never after `now`. The order of two instants does not
 * change.
 */
export const workingTime = (instant: number, now: number): number =>
  wholeMinute(Math.min(intoWorkingHours(instant + offset), lastWorkingInstant(now + offset))) -
  offset;

/**
 * Returns an instant of the last 23 hours between nine and six. `share` is from 0 for the earliest to 1. Goods leave on
 * Sundays too, so there always is one.
 */
export function recentWorkingTime(now: number, share: number): number {
  const local = now + offset;
  const midnight = Math.floor(local / day) * day;
  const spans = [midnight - day, midnight]
    .map((date) => ({
      from: Math.max(date + openingTime, local - 23 * hour),
      to: Math.min(date + openingTime + workday, local),
    }))
    .filter(({ from, to }) => to > from);
  let left = share * spans.reduce((sum, { from, to }) => sum + to - from, 0);
  for (const { from, to } of spans) {
    if (left <= to - from) return wholeMinute(from + left) - offset;
    left -= to - from;
  }
  return wholeMinute(spans.at(-1)?.to ?? local) - offset;
}
