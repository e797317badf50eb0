import { daysBetween, lastDateOfMonth, monthAfter } from "../indiaTime";
import { validOn } from "../invoices/gst";

/** The longest time of payment that a buyer and a small supplier can agree. Source: MSMED Act, section 15. */
export const longestPaymentDays = 45;

interface BankRate {
  readonly validFrom: string;
  readonly percent: number;
}

interface Overdue {
  readonly amountPaise: number;
  /** The date on which the amount was due. */
  readonly dueDate: string;
  readonly until: string;
}

/** Returns the same day of a later month, or the month's last day. */
function sameDay(date: string, months: number): string {
  const month = monthAfter(date.slice(0, 7), months);
  const day = `${month}-${date.slice(8)}`;
  const last = lastDateOfMonth(month);
  return day < last ? day : last;
}

/**
 * Returns the interest on a late payment in paise: three times the bank rate, compounded at each whole month. Undefined
 * if a month has no bank rate. Source: MSMED Act, section 16.
 */
export function lateInterestPaise(
  { amountPaise, dueDate, until }: Overdue,
  bankRates: readonly BankRate[],
): number | undefined {
  let factor = 1;
  for (let months = 0; daysBetween(sameDay(dueDate, months + 1), until) >= 0; months++) {
    const rate = validOn(bankRates, sameDay(dueDate, months));
    if (rate === undefined) return undefined;
    factor *= 1 + (3 * rate.percent) / 1200;
  }
  return Math.round(amountPaise * (factor - 1));
}
