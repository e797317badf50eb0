import type { PayLine, Payslip } from "../../contract/payroll";
import { dateText } from "../../domain/momentText";
import { durationText } from "../../domain/numberTexts";
import { hoursOf } from "../durations";
import { rupeesOf } from "../units";

/** A line of a payslip with its amounts in whole paise: what is deducted is less than nothing. */
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

/** Words and layout that differ between the versions of a payslip's paper. */
interface PayslipWords {
  readonly dateText: (date: string) => string;
  readonly daysText: (days: number) => string;
  readonly duration: (minutes: number) => string;
  /** Empty for 0. */
  readonly tableDuration: (minutes: number) => string;
  readonly overtimeHeading: string;
  /** Headings may end a page, tall rows are cut off, and letters from right to left are empty boxes. */
  readonly hasFirstLayout: boolean;
}

const hours = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 3 });
const hoursText = (minutes: number) => hours.format(hoursOf(minutes));

/** The papers of a locked month keep the words that they had when it was locked. */
export const payslipWords: Readonly<Record<Payslip["paperVersion"], PayslipWords>> = {
  1: {
    dateText: (date) => dateText(date).replace(" Sep ", " Sept "),
    daysText: (days) => `${hours.format(days)} days`,
    duration: (minutes) => `${hoursText(minutes)} h`,
    tableDuration: (minutes) => (minutes === 0 ? "" : hoursText(minutes)),
    overtimeHeading: "Overtime h",
    hasFirstLayout: true,
  },
  2: {
    dateText,
    daysText: (days) => `${numberText(days)} ${days === 1 ? "day" : "days"}`,
    duration: durationText,
    tableDuration: (minutes) => (minutes === 0 ? "" : durationText(minutes)),
    overtimeHeading: "Overtime",
    hasFirstLayout: false,
  },
};
