import type { Payslip } from "../../contract/payroll";
import { durationText } from "../../domain/durationText";
import { dateText } from "../../domain/momentText";
import { hoursOf } from "../durations";
import { numberText } from "./payLineText";

/** Words and layout that differ between the versions of a payslip's paper. */
interface PayslipWords {
  readonly dateText: (date: string) => string;
  readonly daysText: (days: number) => string;
  /** A number of minutes in a sentence. */
  readonly duration: (minutes: number) => string;
  /** The same in a cell of a table; empty for 0. */
  readonly tableDuration: (minutes: number) => string;
  readonly overtimeHeading: string;
  /**
   * True for the first layout. Its table headings may be alone at the end of a page, and a row taller than a page is
   * cut off. Letters written from right to left are empty boxes.
   */
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
