import type { DayOff } from "../calendar/daysOff";
import type { LeaveDays } from "../calendar/queries";
import { hourMs, roundHours } from "../durations";
import type { Span } from "./pairScans";

/** A person's day at the plant. */
export interface Day {
  readonly checkIn?: Date;
  /** The last check-out; absent while the last span is open. */
  readonly checkOut?: Date;
  /** The sum of the closed spans. */
  readonly workedMs: number;
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
export interface DayTerms {
  /** What is worked is overtime. */
  readonly isOff: boolean;
  /** How much of the day is paid without work: 0, ½ or 1. */
  readonly paidShare: number;
}

/** A day as it is paid. */
export interface PaidDay {
  /** How much of the day's rate it earns: 0, ½ or 1. */
  readonly share: number;
  readonly overtimeHours: number;
}

/** Hours of a shift; what is worked beyond them is overtime. */
const shiftHours = 8;

/** The day that the spans make which began on it, in their order. */
export function dayOf(spans: readonly Span[]): Day {
  let workedMs = 0;
  let hasOpenSpan = false;
  for (const span of spans) {
    if (span.checkOut) workedMs += span.checkOut.getTime() - span.checkIn.getTime();
    else hasOpenSpan = true;
  }
  const checkIn = spans[0]?.checkIn;
  if (!checkIn) return { workedMs, hasOpenSpan };
  const checkOut = spans.at(-1)?.checkOut;
  return { checkIn, ...(checkOut && { checkOut }), workedMs, hasOpenSpan };
}

const paidLeaveOn = (date: string, leaves: readonly LeaveDays[]) =>
  leaves
    .filter(({ firstDate, lastDate }) => firstDate <= date && date <= lastDate)
    .reduce((sum, { kind, isHalfDay }) => sum + (kind === "UNPAID" ? 0 : isHalfDay ? 0.5 : 1), 0);

/** What a date is for somebody who is employed on it: a holiday is paid, a weekly off is not. */
export function dayTerms(
  date: string,
  dayOff: DayOff | undefined,
  leaves: readonly LeaveDays[],
): DayTerms {
  if (dayOff) return { isOff: true, paidShare: dayOff.kind === "HOLIDAY" ? 1 : 0 };
  return { isOff: false, paidShare: Math.min(1, paidLeaveOn(date, leaves)) };
}

/**
 * Hours beyond the shift, and all hours of a day off, to the hundredth; a span whose check-out was
 * forgotten has none.
 */
export function overtimeHours({ workedMs }: Day, { isOff }: DayTerms): number {
  return Math.max(0, roundHours(workedMs / hourMs - (isOff ? 0 : shiftHours)));
}

/** A day with a check-out unknown counts whole until the exception is settled. */
function workedShare({ checkIn, workedMs, hasOpenSpan }: Day, halfDayHours: number): number {
  if (!checkIn) return 0;
  return !hasOpenSpan && workedMs < halfDayHours * hourMs ? 0.5 : 1;
}

/**
 * What of a day is paid. A holiday earns its rate, and what is worked on it is overtime besides.
 * @param halfDayHours a day with fewer hours counts half
 */
export function paidDay(day: Day, terms: DayTerms, halfDayHours: number): PaidDay {
  const worked = terms.isOff ? 0 : workedShare(day, halfDayHours);
  return {
    share: Math.min(1, worked + terms.paidShare),
    overtimeHours: overtimeHours(day, terms),
  };
}

export const dayRatePaise = ({ monthlyBasePaise, workingDays }: PayTerms) =>
  monthlyBasePaise / workingDays;

/** What hours of overtime earn, in paise that are not whole yet. */
export const overtimePaise = (hours: number, terms: PayTerms) =>
  (hours * dayRatePaise(terms) * terms.otMultiplierFactor) / shiftHours;

/**
 * What a day earns, in whole paise: its share of the day's rate, and overtime at the hourly rate times
 * the multiplier. A person without a salary earns 0.
 */
export function daySalaryPaise(
  { share, overtimeHours }: PaidDay,
  terms: PayTerms | undefined,
): number {
  if (!terms) return 0;
  return Math.round(share * dayRatePaise(terms) + overtimePaise(overtimeHours, terms));
}
