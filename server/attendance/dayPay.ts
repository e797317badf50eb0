import type { DayOff } from "../calendar/daysOff";
import type { LeaveDays } from "../calendar/queries";
import type { Stay } from "./workDays/spans";
import { workedTimeOf } from "./workDays/workedTime";

/** A person's day at the plant. */
export interface Day {
  readonly checkIn?: Date;
  /** The last check-out; absent while the last span is open. */
  readonly checkOut?: Date;
  /** The sum of the closed spans, in whole minutes. */
  readonly workedMinutes: number;
  /** Of some span the check-out is not known. */
  readonly hasOpenSpan: boolean;
}

/** How a month is paid from a date on: base in paise, over so many working days, and what overtime counts for. */
export interface PayTerms {
  /** A calendar date in India. */
  readonly validFrom: string;
  readonly monthlyBasePaise: number;
  readonly workingDays: number;
  readonly otMultiplierFactor: number;
}

/**
 * The terms that hold on a date: the last ones that began by then.
 * @param terms in the order of their dates
 */
export const termsOn = (terms: readonly PayTerms[], date: string): PayTerms | undefined =>
  terms.findLast(({ validFrom }) => validFrom <= date);

/** What a date is for one person, whether they came or not. */
export interface DayRule {
  /** What is worked is overtime. */
  readonly isOff: boolean;
  /** How much of the day is paid without work: 0, ½ or 1. */
  readonly paidShare: number;
}

/** A day as it is paid. */
export interface PaidDay {
  /** How much of the day's rate it earns: 0, ½ or 1. */
  readonly share: number;
  readonly overtimeMinutes: number;
}

/** Eight hours; what is worked beyond them is overtime. */
const dayMinutes = 8 * 60;

/**
 * The day that the spans of one work day make, in their order.
 * @param approvedFrom the time before the shift counts from here on
 */
export function dayOf(spans: readonly Stay[], approvedFrom?: Date): Day {
  const { workedMinutes } = workedTimeOf(spans, approvedFrom);
  const hasOpenSpan = spans.some(({ checkOut }) => !checkOut);
  const checkIn = spans[0]?.checkIn;
  if (!checkIn) return { workedMinutes, hasOpenSpan };
  const checkOut = spans.at(-1)?.checkOut;
  return { checkIn, ...(checkOut && { checkOut }), workedMinutes, hasOpenSpan };
}

const paidLeaveOn = (date: string, leaves: readonly LeaveDays[]) =>
  leaves
    .filter(({ firstDate, lastDate }) => firstDate <= date && date <= lastDate)
    .reduce((sum, { kind, isHalfDay }) => sum + (kind === "UNPAID" ? 0 : isHalfDay ? 0.5 : 1), 0);

/** What a date is for somebody who is employed on it: a holiday is paid, a weekly off is not. */
export function dayRule(
  date: string,
  dayOff: DayOff | undefined,
  leaves: readonly LeaveDays[],
): DayRule {
  if (dayOff) return { isOff: true, paidShare: dayOff.kind === "HOLIDAY" ? 1 : 0 };
  return { isOff: false, paidShare: Math.min(1, paidLeaveOn(date, leaves)) };
}

/** The minutes beyond eight hours, and all minutes of a day off. A span without a check-out has none. */
export const overtimeMinutes = ({ workedMinutes }: Day, { isOff }: DayRule): number =>
  Math.max(0, workedMinutes - (isOff ? 0 : dayMinutes));

/** A day with a check-out unknown counts whole until the exception is settled. */
function workedShare({ checkIn, workedMinutes, hasOpenSpan }: Day, halfDayHours: number): number {
  if (!checkIn) return 0;
  return !hasOpenSpan && workedMinutes < halfDayHours * 60 ? 0.5 : 1;
}

/**
 * What of a day is paid. A holiday earns its rate, and what is worked on it is overtime besides.
 * @param halfDayHours a day with fewer hours counts half
 */
export function paidDay(day: Day, terms: DayRule, halfDayHours: number): PaidDay {
  const worked = terms.isOff ? 0 : workedShare(day, halfDayHours);
  return {
    share: Math.min(1, worked + terms.paidShare),
    overtimeMinutes: overtimeMinutes(day, terms),
  };
}

/** Computes what minutes of overtime earn, in paise, not rounded. Divided once, so that a half paisa is exact. */
export const overtimePaise = (
  minutes: number,
  { monthlyBasePaise, workingDays, otMultiplierFactor }: PayTerms,
) => (minutes * otMultiplierFactor * monthlyBasePaise) / (workingDays * dayMinutes);

/**
 * What a day earns, in whole paise: its share of the day's rate, and overtime at the hourly rate times
 * the multiplier. A person without a salary earns 0.
 */
export function daySalaryPaise(
  { share, overtimeMinutes }: PaidDay,
  terms: PayTerms | undefined,
): number {
  if (!terms) return 0;
  const paidMinutes = share * dayMinutes + overtimeMinutes * terms.otMultiplierFactor;
  return Math.round((paidMinutes * terms.monthlyBasePaise) / (terms.workingDays * dayMinutes));
}
