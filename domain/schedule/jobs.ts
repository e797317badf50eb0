import type { StageKind } from "../stages/kinds";
import { countWork, findEndOfWork, findStartOfWork, type WorkingTime } from "./workingTime";

/** Minutes that a machine needs before a run. */
export interface ChangeOver {
  /** The minutes of a corrugator if the next job has the board of the last job, and if it has another board. */
  readonly sameBoard: number;
  readonly otherBoard: number;
  /**
   * The minutes of a printer: for each colour, on top if the inks are not those of the last job, and for a job without
   * print.
   */
  readonly perColour: number;
  readonly otherInks: number;
  readonly plain: number;
  /** Minutes before each run on all other machines. */
  readonly other: number;
}

export const usualChangeOver: ChangeOver = {
  sameBoard: 5,
  otherBoard: 20,
  perColour: 10,
  otherInks: 15,
  plain: 10,
  other: 10,
};

/** The board and the inks of a job. */
export interface JobSetup {
  readonly board: string;
  /** The inks in any order. Empty for a box without print. */
  readonly inks: readonly string[];
}

/** The rate of a machine from a minute on, in pieces an hour. */
export interface RateFrom {
  readonly from: number;
  readonly ratePerHour: number;
}

export interface PlannedMachine {
  readonly id: number;
  readonly stage: StageKind;
  /** Pieces an hour, until the first of the later rates. */
  readonly ratePerHour?: number | undefined;
  /** The rates that hold later, in the order of time. */
  readonly laterRates?: readonly RateFrom[] | undefined;
  readonly time: WorkingTime;
  /** True if the machine has an open stop that may take long. */
  readonly isDown?: boolean;
  /** The job on the machine. Without one, the next job counts as different in board and inks. */
  readonly lastJob?: (JobSetup & { readonly orderId: number }) | undefined;
}

export interface JobStage {
  readonly kind: StageKind;
  /** The pieces that are still to make. */
  readonly pieces: number;
  /** The machines that can make the stage. */
  readonly machineIds: readonly number[];
  /** The machine that a person has chosen, and the minute before which it does not start. */
  readonly pin?: { readonly machineId: number; readonly from: number } | undefined;
  /** The accepted combined run. It makes the stage for several orders together. The run has one place. */
  readonly run?: { readonly id: number; readonly setUps: number } | undefined;
}

/** An open order. All times are minutes since 1970 (UTC). */
export interface PlannedJob extends JobSetup {
  readonly orderId: number;
  readonly due: number;
  /** Sorts orders that are due on the same day into one group, such as `2026-12-01`. */
  readonly dueDay: string;
  /** The moment of a given promise. Promised orders are planned first, the earliest promise first. */
  readonly promisedAt?: number | undefined;
  /** The minute at which the paper arrives, if it is expected. The first open stage starts at this minute or later. */
  readonly paperFrom?: number | undefined;
  /** True if the paper is not in stock and has no day of arrival. */
  readonly lacksPaper?: boolean;
  readonly stages: readonly JobStage[];
  /** Plans the order before or after all others. */
  readonly queue?: "FIRST" | "LAST" | undefined;
}

/** The reason why a placement does not start earlier. */
export type Wait =
  | { readonly kind: "NONE" }
  | { readonly kind: "PAPER" }
  | { readonly kind: "FEEDER"; readonly stage: StageKind }
  | { readonly kind: "MACHINE"; readonly orderId: number }
  | { readonly kind: "PIN" };

export interface Placement {
  readonly orderId: number;
  readonly stage: StageKind;
  readonly machineId: number;
  /** The minute at which the change-over begins. */
  readonly from: number;
  readonly to: number;
  readonly changeOverMinutes: number;
  readonly runMinutes: number;
  readonly wait: Wait;
  /** True if a person has chosen the machine and the earliest time. */
  readonly isPinned: boolean;
  /** The combined run that is made here, with its orders. Each order of the run has this placement. */
  readonly run?: { readonly id: number; readonly orderIds: readonly number[] };
}

export const unplannedReasons = [
  "NO_STAGES",
  "NO_PAPER",
  "NO_MACHINE",
  "NO_RATE",
  "MACHINE_DOWN",
  "NO_TIME",
] as const;

/** A stage that has no place, and the reason. Later stages of the same order have no place either. */
export interface Unplanned {
  readonly reason: (typeof unplannedReasons)[number];
  readonly stage?: StageKind;
}

export interface JobPlan {
  readonly orderId: number;
  readonly due: number;
  /**
   * The latest start of the first open stage, backwards from the due time. Undefined if the working times before the
   * due time are too short.
   */
  readonly needBy?: number;
  /** The end of the last stage. Undefined if a stage has no place. */
  readonly projected?: number;
  readonly isLate: boolean;
  readonly placements: readonly Placement[];
  readonly unplanned?: Unplanned;
}

export interface PlanInput {
  /** The minute at which the plan starts. The plan reads no clock. */
  readonly now: number;
  readonly machines: readonly PlannedMachine[];
  readonly jobs: readonly PlannedJob[];
  readonly changeOver: ChangeOver;
  /** False plans the orders of a day by their numbers, without a look at board and inks. */
  readonly groupsSetups?: boolean;
}

/** True if two jobs print with the same inks, in any order. */
export const hasSameInks = (one: JobSetup, other: JobSetup) =>
  one.inks.length === other.inks.length && one.inks.every((ink) => other.inks.includes(ink));

/**
 * Returns the minutes of a change-over from one job to another. Without a job before, everything differs. Source:
 * docs/trade/schedule.md#change-over.
 */
export function changeOverMinutes(
  stage: StageKind,
  before: JobSetup | undefined,
  next: JobSetup,
  changeOver: ChangeOver,
): number {
  if (stage === "CORRUGATING")
    return before?.board === next.board ? changeOver.sameBoard : changeOver.otherBoard;
  if (stage !== "PRINTING") return changeOver.other;
  if (next.inks.length === 0) return changeOver.plain;
  const isSame = before !== undefined && hasSameInks(before, next);
  return next.inks.length * changeOver.perColour + (isSame ? 0 : changeOver.otherInks);
}

/** Returns the minutes of the further set-ups of a combined run. Its patterns have the same board. */
export const furtherSetUpMinutes = ({ run }: JobStage, { sameBoard }: ChangeOver) =>
  run && run.setUps > 1 ? (run.setUps - 1) * sameBoard : 0;

/** Returns the whole minutes of a run. Source: docs/trade/schedule.md#the-plan. */
export const runMinutes = (pieces: number, ratePerHour: number) =>
  Math.ceil((pieces / ratePerHour) * 60);

/** Returns the rates of a machine with the minutes from and until which each holds. */
const ratesOf = ({ ratePerHour = 0, laterRates = [] }: PlannedMachine) =>
  [{ from: -Infinity, ratePerHour }, ...laterRates].map((rate, index) => ({
    ...rate,
    until: laterRates[index]?.from ?? Infinity,
  }));

/** True if the machine has a rate on some day. */
export const hasRate = (machine: PlannedMachine): boolean =>
  ratesOf(machine).some(({ ratePerHour }) => ratePerHour > 0);

/**
 * Returns the end of a run that follows a change-over, and the minutes of the run by the rates of each day. Undefined if the
 * run ends after the last working span.
 */
export function findEndOfRun(
  machine: PlannedMachine,
  from: number,
  { change, pieces }: { readonly change: number; readonly pieces: number },
): { readonly to: number; readonly minutes: number } | undefined {
  const { time } = machine;
  let at = findEndOfWork(time, from, change);
  let [minutes, left] = [0, pieces];
  for (const { ratePerHour, until } of ratesOf(machine)) {
    if (at === undefined) return undefined;
    if (at >= until) continue;
    const needed = runMinutes(left, ratePerHour);
    const to = findEndOfWork(time, at, needed);
    if (to !== undefined && to <= until) return { to, minutes: minutes + needed };
    const worked = countWork(time, at, until);
    minutes += worked;
    left -= (worked * ratePerHour) / 60;
    at = until;
  }
  return undefined;
}

/** Returns the latest start of a change-over and its run that end at `end` or before. Undefined before the first span. */
export function findStartOfRun(
  machine: PlannedMachine,
  end: number,
  { change, pieces }: { readonly change: number; readonly pieces: number },
): number | undefined {
  const { time } = machine;
  let [at, left] = [end, pieces];
  for (const { ratePerHour, from } of ratesOf(machine).toReversed()) {
    if (from >= at) continue;
    const needed = runMinutes(left, ratePerHour);
    const start = findStartOfWork(time, at, needed);
    if (start !== undefined && start >= from) return findStartOfWork(time, at, needed + change);
    left -= (countWork(time, from, at) * ratePerHour) / 60;
    at = from;
  }
  return undefined;
}
