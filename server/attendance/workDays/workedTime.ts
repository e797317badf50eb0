import { minuteMs, minutesBetween, workingDayMinutes } from "../../units";
import type { SpanTimes, WorkDay, WorkDaySettings } from "./workDays";

/** The time that the closed spans of one date count, in whole minutes. */
interface WorkedTime {
  /** The minutes worked, without the unpaid break, and without the time before the shift that is not approved. */
  readonly workedMinutes: number;
  /** The time before the shift, approved or not. */
  readonly earlyMinutes: number;
  readonly breakMinutes: number;
}

interface TimeRange {
  readonly from: Date;
  readonly until: Date;
}

const later = (one: Date, other: Date) => (one > other ? one : other);
const earlier = (one: Date, other: Date) => (one < other ? one : other);

const minutesOf = (ranges: readonly TimeRange[]) =>
  ranges.reduce((sum, { from, until }) => sum + Math.max(0, minutesBetween(from, until)), 0);

/** Returns the pauses within the shift for which the person checked out. */
function pausesOf(ranges: readonly TimeRange[], { shiftStart, shiftEnd }: WorkDay): TimeRange[] {
  return ranges.slice(1).flatMap(({ from }, index) => {
    const previous = ranges[index];
    if (!previous) return [];
    return [{ from: later(previous.until, shiftStart), until: earlier(from, shiftEnd) }];
  });
}

/**
 * Returns the break's minutes to deduct. Only work beyond half of the shift bears a deduction, so that more work never
 * counts less. Pauses are part of the break. Source: docs/trade/attendance.md#minutes-worked.
 */
function breakOf(worked: number, ranges: readonly TimeRange[], workDay: WorkDay): number {
  const { shift, shiftStart, shiftEnd } = workDay;
  const beyondHalf = worked - (shiftEnd.getTime() - shiftStart.getTime()) / minuteMs / 2;
  const rest = shift.unpaidBreakMinutes - minutesOf(pausesOf(ranges, workDay));
  return Math.floor(Math.max(0, Math.min(rest, beyondHalf)));
}

const closedRanges = (spans: readonly SpanTimes[]) =>
  spans.flatMap(({ checkIn, checkOut }) => (checkOut ? [{ from: checkIn, until: checkOut }] : []));

function computeShiftTime(
  ranges: readonly TimeRange[],
  workDay: WorkDay,
  approvedFrom?: Date,
): WorkedTime {
  const { shiftStart } = workDay;
  const early = ranges.map(({ from, until }) => ({ from, until: earlier(until, shiftStart) }));
  const countedFrom = earlier(approvedFrom ?? shiftStart, shiftStart);
  const counted = ranges.map(({ from, until }) => ({ from: later(from, countedFrom), until }));
  const worked = minutesOf(counted);
  const breakMinutes = breakOf(worked, ranges, workDay);
  return { workedMinutes: worked - breakMinutes, earlyMinutes: minutesOf(early), breakMinutes };
}

/**
 * Returns the spans of a date within its work day. On the first and the last day of a shift, a person may also work on
 * the same date outside the work day. Those spans have no shift.
 */
export const spansOfShift = <Each extends SpanTimes>(spans: readonly Each[]): readonly Each[] =>
  spans.filter(({ workDay }) => workDay !== undefined);

/**
 * Computes the time that spans count. `spans` are of one date, in order. The time before the shift counts from
 * `approvedFrom` on.
 */
export function computeWorkedTime(spans: readonly SpanTimes[], approvedFrom?: Date): WorkedTime {
  const ofShift = spansOfShift(spans);
  const workDay = ofShift[0]?.workDay;
  const withoutShift = minutesOf(closedRanges(spans.filter((span) => !span.workDay)));
  if (!workDay) return { workedMinutes: withoutShift, earlyMinutes: 0, breakMinutes: 0 };
  const { workedMinutes, ...time } = computeShiftTime(closedRanges(ofShift), workDay, approvedFrom);
  return { workedMinutes: withoutShift + workedMinutes, ...time };
}

/** The times of a worked day. */
export interface DayTimes {
  readonly checkIn?: Date | undefined;
  /** The last check-out; absent while the last span is open. */
  readonly checkOut?: Date | undefined;
  /** The sum of the closed spans, in whole minutes. */
  readonly workedMinutes: number;
  readonly hasOpenSpan: boolean;
}

/**
 * Computes the times of a day. `spans` are of one date, in order. The time before the shift counts from `approvedFrom`
 * on.
 */
export function computeDay(spans: readonly SpanTimes[], approvedFrom?: Date): DayTimes {
  const { workedMinutes } = computeWorkedTime(spans, approvedFrom);
  const hasOpenSpan = spans.some(({ checkOut }) => !checkOut);
  const checkIn = spans[0]?.checkIn;
  if (!checkIn) return { workedMinutes, hasOpenSpan };
  const checkOut = spans.at(-1)?.checkOut;
  return { checkIn, ...(checkOut && { checkOut }), workedMinutes, hasOpenSpan };
}

/**
 * Returns the minutes beyond eight hours, or all minutes of a day off. A span without a check-out has none. Source:
 * docs/trade/attendance.md#overtime-of-a-day.
 */
export const computeOvertimeMinutes = ({ workedMinutes }: DayTimes, isOff: boolean): number =>
  Math.max(0, workedMinutes - (isOff ? 0 : workingDayMinutes));

/** An approved correction that decides on the time before a shift. */
export interface EarlyDecision {
  /** The check-in from which the time counts, or does not. */
  readonly at: Date;
  readonly isCounted: boolean;
}

/** Returns the last decision about a work day, which is the valid one. */
const decisionOn = (decisions: readonly EarlyDecision[], { from, shiftStart }: WorkDay) =>
  decisions.findLast(({ at }) => from <= at && at < shiftStart);

/** Returns the time from which the work before the shift counts. Undefined if it does not count. */
export function approvedFrom(
  spans: readonly SpanTimes[],
  decisions: readonly EarlyDecision[] = [],
) {
  const [first] = spansOfShift(spans);
  const decision = first?.workDay && decisionOn(decisions, first.workDay);
  return decision?.isCounted ? decision.at : undefined;
}

/**
 * Returns the whole minutes from a work day's first check-in to its shift, as pay counts them. 0 for a person without
 * a shift.
 */
export function computeEarlyMinutes(spans: readonly SpanTimes[]): number {
  const [first] = spansOfShift(spans);
  if (!first?.workDay) return 0;
  return Math.max(0, minutesBetween(first.checkIn, first.workDay.shiftStart));
}

/** True if an admin has to decide on the time before the shift. */
export function isEarlyUndecided(
  spans: readonly SpanTimes[],
  decisions: readonly EarlyDecision[] = [],
  { earlyMs }: Pick<WorkDaySettings, "earlyMs">,
): boolean {
  const [first] = spansOfShift(spans);
  if (!first?.workDay || computeEarlyMinutes(spans) * minuteMs <= earlyMs) return false;
  const decision = decisionOn(decisions, first.workDay);
  return decision === undefined || first.checkIn < decision.at;
}
