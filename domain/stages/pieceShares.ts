import type { StageKind } from "./kinds";
import { overlapMinutes, type Span } from "./machineFigures";

/** Good pieces that a machine has made. Entries that are reversed are not among them. */
export interface MadePieces {
  readonly id: number;
  readonly stage: StageKind;
  readonly good: number;
  /** The time of the entry in milliseconds. */
  readonly at: number;
}

/** A time in which a person was at the machine. */
export interface TimeAtMachine extends Span {
  readonly employeeId: number;
}

/** A person's part of the good pieces of an entry. */
export interface PieceShare {
  readonly entryId: number;
  readonly stage: StageKind;
  readonly employeeId: number;
  /** The person's minutes, and those of all people at the machine in the entry's run. */
  readonly minutes: number;
  readonly allMinutes: number;
  readonly good: number;
}

/**
 * Returns the run of each entry of a machine's day: the time since the entry before it, or since the day's start.
 * Entries at the same time have the same run. An entry before the start has no run.
 */
function runsOf(entries: readonly MadePieces[], start: number): { entry: MadePieces; run: Span }[] {
  const inOrder = entries.toSorted((a, b) => a.at - b.at || a.id - b.id);
  return inOrder.map((entry) => {
    const before = inOrder.findLast(({ at }) => at < entry.at);
    return { entry, run: { from: Math.max(start, before?.at ?? start), to: entry.at } };
  });
}

/**
 * Shares the good pieces of a machine's day among the people who were at the machine, by their minutes in the run of each
 * entry. A person without a piece rate has a share too, so that nobody is paid the pieces of another. Overlapping times
 * of one person count once for each row: the record of the crew refuses them.
 * @param start the start of the machine's planned time of that day, in milliseconds
 */
export function sharePieces(
  entries: readonly MadePieces[],
  start: number,
  crew: readonly TimeAtMachine[],
): PieceShare[] {
  const people = [...new Set(crew.map(({ employeeId }) => employeeId))].sort((a, b) => a - b);
  return runsOf(entries, start).flatMap(({ entry, run }) => {
    if (run.to <= run.from) return [];
    const minutesOf = (employeeId: number) =>
      crew
        .filter((time) => time.employeeId === employeeId)
        .reduce((sum, time) => sum + overlapMinutes(time, run), 0);
    const present = people
      .map((employeeId) => ({ employeeId, minutes: minutesOf(employeeId) }))
      .filter(({ minutes }) => minutes > 0);
    const allMinutes = present.reduce((sum, { minutes }) => sum + minutes, 0);
    const { id: entryId, stage, good } = entry;
    return present.map((person) => ({ entryId, stage, good, allMinutes, ...person }));
  });
}

/** A person's terms of a stage: an amount for 1,000 good pieces, until later terms of the stage hold. */
export interface PieceRate {
  readonly stage: StageKind;
  /** A calendar date in India. */
  readonly validFrom: string;
  readonly paisePerThousand: number;
}

/** Returns the last terms of a stage that began by a date. `rates` are in the order of their dates. */
export const pieceRateOn = (rates: readonly PieceRate[], stage: StageKind, date: string) =>
  rates.findLast((rate) => rate.stage === stage && rate.validFrom <= date);

/**
 * Computes what a person's shares of a date earn beside the day's wage, in paise with decimals: the line of the payslip is
 * rounded once. The day's wage is paid in any case, so that the minimum of the day always holds.
 * @param shares one person's, of one calendar date
 */
export const pieceEarningsPaise = (
  shares: readonly PieceShare[],
  rates: readonly PieceRate[],
  date: string,
): number =>
  shares.reduce((sum, { stage, good, minutes, allMinutes }) => {
    const { paisePerThousand = 0 } = pieceRateOn(rates, stage, date) ?? {};
    return sum + (good * minutes * paisePerThousand) / (allMinutes * 1000);
  }, 0);
