import { indiaDate } from "../indiaTime";
import type { StageKind } from "./kinds";
import { lastPlanned, overlapMinutes, type PlannedTime, type Span } from "./machineFigures";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The source of the end of a time at a machine: the shift ends then, a scan ended it, or the office entered it. */
export const crewEnds = ["SHIFT", "SCAN", "OFFICE"] as const;
export type CrewEnd = (typeof crewEnds)[number];

/** A time of one person at a machine, in milliseconds. */
export interface CrewSpan extends Span {
  readonly machineId: number;
  readonly endKind: CrewEnd;
}

/** A scan of the same badge at the same machine within this time changes nothing, as at the gate. */
const sameScanMs = minuteMs;
/** A person may come to a machine this long before the shift begins, and leave this long after it ended. */
const shiftMarginMs = 2 * hourMs;
/** The longest time at a machine outside of shifts and planned times. */
const longestExtraMs = 4 * hourMs;

/**
 * Returns the end of a time at a machine without a second scan. It is the end of the person's shift, and outside of the
 * shift the end of the machine's planned time.
 * @param times return the hours of a calendar date: of the shift, if the person has one, and of the machine
 */
export function endOfCrewTime(
  at: number,
  times: readonly ((date: string) => Pick<PlannedTime, "runsFrom" | "runsTo"> | undefined)[],
): number {
  const ends = times.flatMap((time) =>
    [at, at + shiftMarginMs].map((moment) => lastPlanned(time, moment).to),
  );
  return ends.find((end) => end > at) ?? at + longestExtraMs;
}

/** The effect of a badge's scan at a machine. `closed` ends at `to` instead of the present end. */
type CrewDecision<Time extends CrewSpan> =
  | { readonly kind: "CAME"; readonly came?: Omit<CrewSpan, "machineId">; readonly closed?: Time }
  | { readonly kind: "LEFT"; readonly closed?: Time; readonly to?: number }
  | { readonly kind: "BUSY"; readonly time: Time };

/**
 * Decides a scan of a badge at a machine. The first scan brings the person, and the next one at the same machine lets the
 * person go. Scans may arrive late: a time never overlaps a later one.
 * @param left when the person left the plant after the scan
 * @param times the person's times about that moment, in any order
 * @param end the end of a new time if nobody says another one
 */
export function decideCrewScan<Time extends CrewSpan>(
  {
    machineId,
    at,
    left = Infinity,
  }: { readonly machineId: number; readonly at: number; readonly left?: number | undefined },
  times: readonly Time[],
  end: number,
): CrewDecision<Time> {
  const here = times.filter((time) => time.machineId === machineId);
  const isSame = (moment: number) => Math.abs(at - moment) < sameScanMs;
  if (here.some(({ from }) => isSame(from))) return { kind: "CAME" };
  if (here.some((time) => time.endKind === "SCAN" && isSame(time.to))) return { kind: "LEFT" };
  const present = times.find(({ from, to }) => from <= at && at < to);
  if (present?.endKind === "OFFICE") return { kind: "BUSY", time: present };
  if (present?.machineId === machineId) return { kind: "LEFT", closed: present, to: at };
  // A scan soon after the end of the shift: the person has worked on and leaves now. The time still ends with the
  // shift.
  const over = here.find(
    (time) => time.endKind === "SHIFT" && time.to <= at && at < time.to + shiftMarginMs,
  );
  if (!present && over) return { kind: "LEFT", closed: over, to: over.to };
  const later = times.map(({ from }) => from).filter((from) => from > at);
  const to = Math.min(end, left, ...later);
  return {
    kind: "CAME",
    came: { from: at, to, endKind: to < end ? "SCAN" : "SHIFT" },
    ...(present && { closed: present }),
  };
}

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
export interface PieceShare<Entry extends MadePieces = MadePieces> {
  readonly entry: Entry;
  readonly employeeId: number;
  /** The person's minutes in the entry's run, and the minutes of all people at the machine. */
  readonly minutes: number;
  readonly allMinutes: number;
}

/** An entry with the people who share its pieces. An entry without a crew has no shares. */
export interface SharedEntry<Entry extends MadePieces = MadePieces> {
  readonly entry: Entry;
  readonly shares: readonly PieceShare<Entry>[];
}

/**
 * Returns the run of each entry: the time since the machine's entry before it, or since the planned time began. Entries
 * at the same time have the same run.
 */
function runsOf<Entry extends MadePieces>(
  entries: readonly Entry[],
  plannedStart: (at: number) => number,
): { entry: Entry; run: Span }[] {
  const inOrder = entries.toSorted((a, b) => a.at - b.at || a.id - b.id);
  const starts = new Map<number, number>();
  let before = Number.NEGATIVE_INFINITY;
  for (const { at } of inOrder) {
    if (!starts.has(at)) starts.set(at, Math.max(plannedStart(at), before));
    before = at;
  }
  return inOrder.map((entry) => ({
    entry,
    run: { from: starts.get(entry.at) ?? entry.at, to: entry.at },
  }));
}

/**
 * Shares the good pieces of a machine among the people who were at it, by their minutes in the run of each entry. A person
 * without a piece rate has a share too: other people are not paid for this share. Overlapping times of one person count once
 * for each row: the record of the crew refuses them. Source: docs/trade/stages.md#piece-rates.
 * @param plannedStart returns the start of the machine's planned time that began last, in milliseconds
 */
export function sharePieces<Entry extends MadePieces>(
  entries: readonly Entry[],
  plannedStart: (at: number) => number,
  crew: readonly TimeAtMachine[],
): SharedEntry<Entry>[] {
  return runsOf(entries, plannedStart).map(({ entry, run }) => {
    const minutesOf = new Map<number, number>();
    for (const { employeeId, ...time } of crew) {
      const minutes = overlapMinutes(time, run);
      if (minutes > 0) minutesOf.set(employeeId, (minutesOf.get(employeeId) ?? 0) + minutes);
    }
    const present = [...minutesOf].sort(([one], [other]) => one - other);
    const allMinutes = present.reduce((sum, [, minutes]) => sum + minutes, 0);
    return {
      entry,
      shares: present.map(([employeeId, minutes]) => ({ entry, employeeId, minutes, allMinutes })),
    };
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

/** The pay for a person's pieces of one stage by the same terms. */
export interface PaidPieces<Entry extends MadePieces = MadePieces> {
  readonly rate: PieceRate;
  /** The person's pieces, with decimals. */
  readonly pieces: number;
  /** The pay in whole paise. */
  readonly paise: number;
  readonly shares: readonly PieceShare<Entry>[];
}

/** A number of pieces is rounded to a millionth, because binary fractions of pieces do not add up to whole pieces. */
const partsOfPiece = 1e6;

/**
 * Computes what a person's shares earn beside the day's wage, by stage and terms. Terms of 0 pay nothing. Each amount is
 * rounded once. The day's wage is paid in any case, so that the minimum of the day always holds. Source:
 * docs/trade/stages.md#piece-rates.
 */
export function payPieces<Entry extends MadePieces>(
  shares: readonly PieceShare<Entry>[],
  rates: readonly PieceRate[],
): PaidPieces<Entry>[] {
  const byRate = new Map<PieceRate, PieceShare<Entry>[]>();
  for (const share of shares) {
    const { stage, at } = share.entry;
    const rate = pieceRateOn(rates, stage, indiaDate(new Date(at)));
    if (rate && rate.paisePerThousand > 0) byRate.set(rate, [...(byRate.get(rate) ?? []), share]);
  }
  return rates.flatMap((rate) => {
    const ofRate = byRate.get(rate) ?? [];
    const parts = ofRate.map(
      ({ entry, minutes, allMinutes }) => (entry.good * minutes) / allMinutes,
    );
    const sum = parts.reduce((all, part) => all + part, 0);
    const pieces = Math.round(sum * partsOfPiece) / partsOfPiece;
    const paise = Math.round((pieces * rate.paisePerThousand) / 1000);
    return paise === 0 ? [] : [{ rate, pieces, paise, shares: ofRate }];
  });
}
