import type { Span } from "./machineFigures";
import { lastPlanned, type PlannedTime } from "./plannedTime";

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
/** Outside of shifts and planned times a time at a machine is at most this long. */
const longestExtraMs = 4 * hourMs;

/**
 * Returns the end of a time at a machine without a second scan. It is the end of the person's shift, and outside of the
 * shift the end of the machine's planned time.
 * @param times the shift, if the person has one, and the planned time of the machine
 */
export function endOfCrewTime(
  at: number,
  times: readonly Pick<PlannedTime, "runsFrom" | "runsTo">[],
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
  // The shift is over, and the person has worked on at the machine.
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
