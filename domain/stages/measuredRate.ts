import { overlapMinutes, type Span } from "./machineFigures";

/** Pieces of one entry, good and waste, at the moment when they were finished. A reversed entry is none. */
export interface MadePieces<Board> {
  readonly orderId: number;
  readonly board: Board;
  /** In milliseconds. */
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

/** Fewer runs say nothing about the next one. */
const leastRuns = 3;

/**
 * Returns the median rate in pieces an hour of the last 20 runs that took time. Undefined for fewer than 3 runs. Of an
 * even number of runs it is the mean of the two in the middle.
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
