/** A person's day at the gate: the first and, if there is another, the last scan. */
export interface Day {
  checkIn?: Date;
  checkOut?: Date;
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

/** The day that a set of scans makes. One scan alone is a check-in whose check-out was forgotten. */
export function dayOf(scans: readonly Date[]): Day {
  const sorted = [...scans].sort((a, b) => a.getTime() - b.getTime());
  const [checkIn, ...later] = sorted;
  const checkOut = later.at(-1);
  return { ...(checkIn && { checkIn }), ...(checkOut && { checkOut }) };
}

/** Hours worked beyond the shift, to the hundredth; 0 where the check-out was forgotten. */
export function overtimeHours({ checkIn, checkOut }: Day): number {
  if (!checkIn || !checkOut) return 0;
  const worked = (checkOut.getTime() - checkIn.getTime()) / hourMs;
  return Math.max(0, Math.round((worked - shiftHours) * 100) / 100);
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
