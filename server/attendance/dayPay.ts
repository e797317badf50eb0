import type { Span } from "./pairScans";

/** A person's day at the plant. */
export interface Day {
  readonly checkIn?: Date;
  /** The last check-out; absent while the last span is open. */
  readonly checkOut?: Date;
  /** The sum of the closed spans. */
  readonly workedMs: number;
}

/** How a month is paid: base in paise, over so many working days, and what overtime counts for. */
export interface Pay {
  monthlyBasePaise: number;
  workingDays: number;
  otMultiplierFactor: number;
}

const hourMs = 3_600_000;

/** Hours of a shift; what is worked beyond them is overtime. */
export const shiftHours = 8;

/** The day that the spans make which began on it, in their order. */
export function dayOf(spans: readonly Span[]): Day {
  const checkIn = spans[0]?.checkIn;
  const checkOut = spans.at(-1)?.checkOut;
  const workedMs = spans.reduce(
    (sum, span) => sum + (span.checkOut ? span.checkOut.getTime() - span.checkIn.getTime() : 0),
    0,
  );
  return { ...(checkIn && { checkIn }), ...(checkOut && { checkOut }), workedMs };
}

/** Hours worked beyond the shift, to the hundredth; a span whose check-out was forgotten has none. */
export function overtimeHours({ workedMs }: Day): number {
  return Math.max(0, Math.round((workedMs / hourMs - shiftHours) * 100) / 100);
}

/**
 * What a day earns, in whole paise: a present day's share of the month, and overtime at the hourly
 * rate times the multiplier. An absent day and a person without a salary earn 0.
 */
export function daySalaryPaise(day: Day, pay: Pay | undefined): number {
  if (!day.checkIn || !pay) return 0;
  const dayRate = pay.monthlyBasePaise / pay.workingDays;
  const hourRate = dayRate / shiftHours;
  return Math.round(dayRate + overtimeHours(day) * hourRate * pay.otMultiplierFactor);
}

/** A month is the sum of its days: paise and hours of overtime to the hundredth. */
export function monthTotals(days: readonly Day[], pay: Pay | undefined) {
  const overtime = days.reduce((sum, day) => sum + overtimeHours(day), 0);
  return {
    salaryPaise: days.reduce((sum, day) => sum + daySalaryPaise(day, pay), 0),
    overtimeHours: Math.round(overtime * 100) / 100,
  };
}
