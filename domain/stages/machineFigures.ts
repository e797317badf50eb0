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
  /** The made pieces by those that the rate gives in the running time. */
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

/** Returns the figures of a machine. Each is a sum by a sum, never a mean of shares. */
export function machineFigures(parts: readonly RunPart[]): MachineFigures {
  const runOf = ({ plannedMinutes, stopMinutes }: RunPart) => plannedMinutes - stopMinutes;
  const run = sum(parts, runOf);
  const { good, waste } = addPieces(parts);
  const availability = share(
    run,
    sum(parts, ({ plannedMinutes }) => plannedMinutes),
  );
  const performance = share(
    good + waste,
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
