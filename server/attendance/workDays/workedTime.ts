import { minuteMs, minutesBetween } from "../../durations";
import type { Stay } from "./spans";
import type { WorkDay } from "./workDays";

/** The time that the closed spans of one work day count, in whole minutes. */
export interface WorkedTime {
  /** Without the unpaid break, and without the time before the shift that is not approved. */
  readonly workedMinutes: number;
  /** The time before the shift, approved or not. */
  readonly earlyMinutes: number;
  /** The part of the unpaid break that is deducted. */
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

/**
 * The unpaid break is deducted from work beyond half of the shift, so that more work never counts less. Pauses within
 * the shift count as part of the break. @returns whole minutes
 */
function breakOf(worked: number, periods: readonly Period[], workDay: WorkDay): number {
  const { shift, shiftStart, shiftEnd } = workDay;
  const beyondHalf = worked - (shiftEnd.getTime() - shiftStart.getTime()) / minuteMs / 2;
  const rest = shift.unpaidBreakMinutes - minutesOf(pausesOf(periods, workDay));
  return Math.floor(Math.max(0, Math.min(rest, beyondHalf)));
}

/**
 * @param stays of one work day, in their order
 * @param approvedFrom the time before the shift counts from here on
 */
export function workedTimeOf(stays: readonly Stay[], approvedFrom?: Date): WorkedTime {
  const periods = stays.flatMap(({ checkIn, checkOut }) =>
    checkOut ? [{ from: checkIn, until: checkOut }] : [],
  );
  const workDay = stays[0]?.workDay;
  if (!workDay) return { workedMinutes: minutesOf(periods), earlyMinutes: 0, breakMinutes: 0 };
  const { shiftStart } = workDay;
  const early = periods.map(({ from, until }) => ({ from, until: earlier(until, shiftStart) }));
  const countsFrom = earlier(approvedFrom ?? shiftStart, shiftStart);
  const counted = periods.map(({ from, until }) => ({ from: later(from, countsFrom), until }));
  const worked = minutesOf(counted);
  const breakMinutes = breakOf(worked, periods, workDay);
  return {
    workedMinutes: worked - breakMinutes,
    earlyMinutes: minutesOf(early),
    breakMinutes,
  };
}
