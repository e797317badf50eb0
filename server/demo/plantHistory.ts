import { dayMs as day, hourMs as hour, minuteMs } from "../units";

/** The amount of history in a demo plant. The kanban and the store have the same size in every plant. */
export interface PlantSize {
  /** The number of days for which orders have been taken. */
  readonly days: number;
  readonly orders: number;
  readonly reels: number;
  readonly contacts: number;
  /** The number of days with scans at the gate. */
  readonly scannedDays: number;
}

/** The plant that a first start fills in. */
export const firstPlant: PlantSize = {
  days: 80,
  orders: 300,
  reels: 150,
  contacts: 25,
  scannedDays: 90,
};

/**
 * Returns the size of a plant after a number of months with 417 orders and 167 reels each. Ten years give 50,000 orders
 * and 20,000 reels.
 */
export const plantAfter = (months: number): PlantSize => ({
  days: Math.round((months * 365) / 12),
  orders: Math.round((months * 50_000) / 120),
  reels: Math.round((months * 20_000) / 120),
  contacts: Math.round(months * 25),
  scannedDays: Math.round((months * 365) / 12),
});

export const posts = 70;

/** Draws that are the same every time, from one seed: the demo plant never changes between starts. */
export interface SeededRandom {
  /** Returns a number from 0 up to 1. */
  next(): number;
  /** Returns a whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number;
  pick<T>(choices: readonly T[]): T;
  /** True in `share` of all draws. */
  chance(share: number): boolean;
}

/** Makes a generator of 32-bit numbers by Mulberry32, which is in the public domain. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    integer,
    chance: (share) => next() < share,
    pick(choices) {
      const choice = choices[integer(0, choices.length - 1)];
      if (choice === undefined) throw new Error("There is nothing to pick from");
      return choice;
    },
  };
}

/** India's offset from UTC: five and a half hours, without summer time. */
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
