import { minuteMs, minutesBetween, workingDayMinutes } from "../../units";
import type { Stay } from "./spans";
import type { WorkDay, WorkDaySettings } from "./workDays";

/** The time that the closed spans of one date count, in whole minutes. */
interface WorkedTime {
  /** Without the unpaid break, and without the time before the shift that is not approved. */
  readonly workedMinutes: number;
  /** The time before the shift, approved or not. */
  readonly earlyMinutes: number;
  readonly breakMinutes: number;
}

interface Period {
  readonly from: Date;
  readonly until: Date;
}

const later = (one: Date, other: Date) => (one > other ? one : other);
const earlier = (one: Date, other: Date) => (one < other ? one : other);

const minutesOf = (periods: readonly Period[]) =>
  periods.reduce((sum, { from, until }) => sum + Math.max(0, minutesBetween(from, until)), 0);

/** The pauses within the shift for which the person checked out. */
function pausesOf(periods: readonly Period[], { shiftStart, shiftEnd }: WorkDay): Period[] {
  return periods.slice(1).flatMap(({ from }, index) => {
    const previous = periods[index];
    if (!previous) return [];
    return [{ from: later(previous.until, shiftStart), until: earlier(from, shiftEnd) }];
  });
}

/** Deducted from work beyond half of the shift: more work never counts less. Pauses are part of the break. */
function breakOf(worked: number, periods: readonly Period[], workDay: WorkDay): number {
  const { shift, shiftStart, shiftEnd } = workDay;
  const beyondHalf = worked - (shiftEnd.getTime() - shiftStart.getTime()) / minuteMs / 2;
  const rest = shift.unpaidBreakMinutes - minutesOf(pausesOf(periods, workDay));
  return Math.floor(Math.max(0, Math.min(rest, beyondHalf)));
}

const closedPeriods = (stays: readonly Stay[]) =>
  stays.flatMap(({ checkIn, checkOut }) => (checkOut ? [{ from: checkIn, until: checkOut }] : []));

function computeShiftTime(
  periods: readonly Period[],
  workDay: WorkDay,
  approvedFrom?: Date,
): WorkedTime {
  const { shiftStart } = workDay;
  const early = periods.map(({ from, until }) => ({ from, until: earlier(until, shiftStart) }));
  const countsFrom = earlier(approvedFrom ?? shiftStart, shiftStart);
  const counted = periods.map(({ from, until }) => ({ from: later(from, countsFrom), until }));
  const worked = minutesOf(counted);
  const breakMinutes = breakOf(worked, periods, workDay);
  return { workedMinutes: worked - breakMinutes, earlyMinutes: minutesOf(early), breakMinutes };
}

/**
 * The stays of a date within its work day. On the first and the last day of a shift, the person may also have come on
 * the same date before the work day or after it: those stays have no shift.
 */
export const staysOfShift = <Own extends Stay>(stays: readonly Own[]): readonly Own[] =>
  stays.filter(({ workDay }) => workDay !== undefined);

/** `stays` are of one date, in order. The time before the shift counts from `approvedFrom` on. */
export function computeWorkedTime(stays: readonly Stay[], approvedFrom?: Date): WorkedTime {
  const ofShift = staysOfShift(stays);
  const workDay = ofShift[0]?.workDay;
  const withoutShift = minutesOf(closedPeriods(stays.filter((stay) => !stay.workDay)));
  if (!workDay) return { workedMinutes: withoutShift, earlyMinutes: 0, breakMinutes: 0 };
  const { workedMinutes, ...time } = computeShiftTime(
    closedPeriods(ofShift),
    workDay,
    approvedFrom,
  );
  return { workedMinutes: withoutShift + workedMinutes, ...time };
}

export interface Day {
  readonly checkIn?: Date | undefined;
  /** The last check-out; absent while the last span is open. */
  readonly checkOut?: Date | undefined;
  /** The sum of the closed spans, in whole minutes. */
  readonly workedMinutes: number;
  readonly hasOpenSpan: boolean;
}

/** `spans` are of one date, in order. The time before the shift counts from `approvedFrom` on. */
export function computeDay(spans: readonly Stay[], approvedFrom?: Date): Day {
  const { workedMinutes } = computeWorkedTime(spans, approvedFrom);
  const hasOpenSpan = spans.some(({ checkOut }) => !checkOut);
  const checkIn = spans[0]?.checkIn;
  if (!checkIn) return { workedMinutes, hasOpenSpan };
  const checkOut = spans.at(-1)?.checkOut;
  return { checkIn, ...(checkOut && { checkOut }), workedMinutes, hasOpenSpan };
}

/** The minutes beyond eight hours, or all minutes of a day off. A span without a check-out has none. */
export const computeOvertimeMinutes = ({ workedMinutes }: Day, isOff: boolean): number =>
  Math.max(0, workedMinutes - (isOff ? 0 : workingDayMinutes));

/** An approved correction that says whether a person's time before a shift counts. */
export interface EarlyDecision {
  /** The check-in from which the time counts, or does not. */
  readonly at: Date;
  readonly isCounted: boolean;
}

/** The last decision about a work day holds. */
const decisionOn = (decisions: readonly EarlyDecision[], { from, shiftStart }: WorkDay) =>
  decisions.findLast(({ at }) => from <= at && at < shiftStart);

/** From when on the time before the shift counts; undefined where it does not. */
export function approvedFrom(stays: readonly Stay[], decisions: readonly EarlyDecision[] = []) {
  const [first] = staysOfShift(stays);
  const decision = first?.workDay && decisionOn(decisions, first.workDay);
  return decision?.isCounted ? decision.at : undefined;
}

/** The milliseconds from a work day's first check-in to its shift; 0 for a person without a shift. */
export function computeEarlyMs(stays: readonly Stay[]): number {
  const [first] = staysOfShift(stays);
  if (!first?.workDay) return 0;
  return Math.max(0, first.workDay.shiftStart.getTime() - first.checkIn.getTime());
}

/** True if an admin has to decide whether the time before the shift counts. */
export function isEarlyUndecided(
  spans: readonly Stay[],
  decisions: readonly EarlyDecision[] = [],
  { earlyMs }: Pick<WorkDaySettings, "earlyMs">,
): boolean {
  const [first] = staysOfShift(spans);
  if (!first?.workDay || computeEarlyMs(spans) <= earlyMs) return false;
  const decision = decisionOn(decisions, first.workDay);
  return decision === undefined || first.checkIn < decision.at;
}
