import type { PayLine } from "../../contract/payroll";
import { rupeesOf } from "../units";

/** A line of a payslip with its amounts in whole paise. Deductions are negative. */
export interface Line extends Omit<PayLine, "amount" | "carriedOver" | "dates"> {
  readonly paise: number;
  readonly carriedOverPaise?: number;
  readonly dates?: readonly string[];
}

export const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { paise }) => sum + paise, 0);

export const toReplyLine = ({ paise, carriedOverPaise, dates = [], ...line }: Line): PayLine => ({
  ...line,
  amount: rupeesOf(paise),
  dates: [...dates],
  ...(carriedOverPaise && { carriedOver: rupeesOf(carriedOverPaise) }),
});

/** All decimals: a formula with a rounded figure does not give its amount. */
const numbers = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 20 });
const rupees = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Such as `24.5`. */
export const numberText = (value: number): string => numbers.format(value);

/** Such as `₹1,26,000.00`. */
export const rupeesText = (paise: number): string => `₹${rupees.format(rupeesOf(paise))}`;

/** Why less is deducted than is due (Code on Wages, s. 18). `beforePaise` is deducted before it. */
export function halfOf(grossPaise: number, beforePaise: number): string {
  const before = beforePaise > 0 ? `, of which ${rupeesText(beforePaise)} is deducted before` : "";
  return `at most half of ${rupeesText(grossPaise)} is deducted${before}`;
}
