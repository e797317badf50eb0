import { indiaDate, minutesOfTime, startOfIndiaDate } from "../indiaTime";
import type { MachineState, stopReasons } from "./kinds";
import { addPieces, type PieceSum } from "./stages";

/** A time in milliseconds. The end is the same or later. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const minuteMs = 60_000;

/** Returns the minutes that two spans share. A stop over the border of two jobs counts in both jobs. */
export const overlapMinutes = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from)) / minuteMs;

/** A part of a machine's time with one rate. */
interface RunPart extends PieceSum {
  readonly plannedMinutes: number;
  readonly stopMinutes: number;
  readonly ratePerHour: number;
}

export interface MachineFigures {
  /** The part of the planned time without stops. */
  readonly availability?: number;
  /** The pieces that were made, divided by the pieces that the rate gives in the running time. */
  readonly performance?: number;
  /** The good part of the made pieces. */
  readonly quality?: number;
  /** The product of the three. Undefined if a factor is undefined. */
  readonly oee?: number;
}

const sum = (parts: readonly RunPart[], of: (part: RunPart) => number) =>
  parts.reduce((total, part) => total + of(part), 0);

const share = (numerator: number, denominator: number) =>
  denominator === 0 ? undefined : numerator / denominator;

/**
 * Returns the figures of a machine. Each is a sum by a sum, never a mean of shares. Source:
 * docs/trade/stages.md#figures-of-a-machine.
 */
export function machineFigures(parts: readonly RunPart[]): MachineFigures {
  const runOf = ({ plannedMinutes, stopMinutes }: RunPart) => plannedMinutes - stopMinutes;
  const run = sum(parts, runOf);
  const { good, waste } = addPieces(parts);
  const availability = share(
    run,
    sum(parts, ({ plannedMinutes }) => plannedMinutes),
  );
  // Pieces of a day without running time have no ideal to be compared with.
  const running = addPieces(parts.filter((part) => runOf(part) > 0));
  const performance = share(
    running.good + running.waste,
    sum(parts, (part) => (runOf(part) * part.ratePerHour) / 60),
  );
  const quality = share(good, good + waste);
  return {
    ...(availability !== undefined && { availability }),
    ...(performance !== undefined && { performance }),
    ...(quality !== undefined && { quality }),
    ...(availability !== undefined &&
      performance !== undefined &&
      quality !== undefined && { oee: availability * performance * quality }),
  };
}

/** The signs of a machine's work, in milliseconds. */
interface MachineSigns {
  readonly openStop?:
    | { readonly reason: (typeof stopReasons)[number]; readonly from: number }
    | undefined;
  /** The end of the last stop. */
  readonly startedAt?: number | undefined;
  readonly enteredAt?: number | undefined;
  /** The pieces that the order of the last entry needs. */
  readonly left: number;
  /** The planned time that began last. */
  readonly planned: Span;
}

const lateWorkMs = 60 * minuteMs;

/**
 * Returns what a machine does, and since when if that is known. A machine runs from the first sign of work in the planned
 * time until a stop, the end of the job, or the end of the planned time. After that time an entry shows an hour of work.
 */
export function machineState(
  { openStop, startedAt = 0, enteredAt = 0, left, planned }: MachineSigns,
  now: number,
): { readonly state: MachineState; readonly since?: number } {
  if (openStop)
    return {
      state: openStop.reason === "SETTING" ? "SETTING" : "STOPPED",
      since: openStop.from,
    };
  const sign = Math.max(startedAt, enteredAt);
  if (sign < planned.from || (now >= planned.to && now - sign > lateWorkMs))
    return { state: "IDLE" };
  if (left === 0 && enteredAt >= startedAt) return { state: "IDLE", since: enteredAt };
  return startedAt >= planned.from ? { state: "RUNNING", since: startedAt } : { state: "RUNNING" };
}

/** Pieces of one entry, good and waste, at the moment when they were finished. A reversed entry is none. */
export interface MadePieces<Board> {
  readonly orderId: number;
  readonly board: Board;
  /** The time at which the pieces were finished, in milliseconds. */
  readonly at: number;
  readonly pieces: number;
}

/** Entries of one order in a row at a machine. */
export interface MachineRun<Board> {
  readonly orderId: number;
  readonly board: Board;
  readonly pieces: number;
  readonly minutes: number;
}

/**
 * Returns the runs of a machine, the earliest first. A run is the entries of one order in a row. An entry takes the
 * time since the entry before, or since the start of the day's planned time. Stops do not count.
 * @param entries by their time, the earliest first
 * @param plannedStart returns the last beginning of the planned time up to a moment
 */
export function machineRuns<Board>(
  entries: readonly MadePieces<Board>[],
  stops: readonly Span[],
  plannedStart: (at: number) => number,
): readonly MachineRun<Board>[] {
  const runs: MachineRun<Board>[] = [];
  let before = Number.NEGATIVE_INFINITY;
  for (const { orderId, board, at, pieces } of entries) {
    const span = { from: Math.max(before, plannedStart(at)), to: at };
    const stopped = stops.reduce((sum, stop) => sum + overlapMinutes(stop, span), 0);
    const minutes = overlapMinutes(span, span) - stopped;
    const run = runs.at(-1);
    if (run?.orderId === orderId)
      runs.splice(-1, 1, {
        ...run,
        pieces: run.pieces + pieces,
        minutes: run.minutes + minutes,
      });
    else runs.push({ orderId, board, pieces, minutes });
    before = at;
  }
  return runs;
}

const measuredRuns = 20;

/** The fewest runs from which a rate is measured. */
const leastRuns = 3;

/**
 * Returns the median rate in pieces an hour of the last 20 runs that took time. Undefined for fewer than 3 runs. The median
 * of an even number of runs is the mean of the two in the middle. Source: docs/trade/stages.md#measured-rate.
 */
export function measuredRate(
  runs: readonly MachineRun<unknown>[],
): { readonly ratePerHour: number; readonly runs: number } | undefined {
  const rates = runs
    .filter(({ minutes }) => minutes > 0)
    .slice(-measuredRuns)
    .map(({ pieces, minutes }) => (pieces / minutes) * 60)
    .sort((one, other) => one - other);
  const [low, high] = [rates[(rates.length - 1) >> 1], rates[rates.length >> 1]];
  if (low === undefined || high === undefined || rates.length < leastRuns) return undefined;
  return { ratePerHour: Math.round((low + high) / 2), runs: rates.length };
}

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

/** Returns the end of the planned time of a calendar date, in milliseconds. */
export const plannedEnd = (date: string, hours: Pick<PlannedTime, "runsFrom" | "runsTo">): number =>
  plannedOn(date, hours).to;

/** A machine without hours in this many days has no planned time. */
const searchedDays = 31;

/**
 * Returns the planned time that began last, with its break. A machine that had no hours for a month has none: the span is
 * empty and begins and ends at the search's first day.
 * @param hoursOn returns the hours of a calendar date, undefined on a day without hours
 */
export function lastPlanned(
  hoursOn: (date: string) => Pick<PlannedTime, "runsFrom" | "runsTo"> | undefined,
  now: number,
): Span {
  for (let back = 0; back <= searchedDays; back += 1) {
    const date = indiaDate(new Date(now - back * dayMinutes * minuteMs));
    const hours = hoursOn(date);
    const span = hours && plannedOn(date, hours);
    if (span && span.from <= now) return span;
  }
  const none = now - searchedDays * dayMinutes * minuteMs;
  return { from: none, to: none };
}
