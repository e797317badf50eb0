import type { PayLine } from "../../contract/payroll";
import {
  type StatutoryKind,
  type StatutoryRate,
  statutoryKinds,
} from "../../contract/statutoryRates";
import { paiseOf } from "../units";
import { computeStatutoryLines, ratesIn } from "./deductions";
import type { PayslipWithoutDays } from "./lockedPayslips";
import { sumOf } from "./payLineText";

type Rates = readonly StatutoryRate[];

/** The content of the rates of a month, without ids and in a fixed order. */
const wordsOf = (rates: Rates, month: string) =>
  JSON.stringify(
    ratesIn(rates, month)
      .map(
        ({ kind, wageBase, wagesFrom, wagesUpTo, percent, wageCeiling, amount, februaryAmount }) =>
          JSON.stringify([
            kind,
            wageBase,
            wagesFrom,
            wagesUpTo,
            percent,
            wageCeiling,
            amount,
            februaryAmount,
          ]),
      )
      .toSorted(),
  );

/** True if both rates deduct the same in a month. */
export const haveSameRates = (one: Rates, other: Rates, month: string): boolean =>
  wordsOf(one, month) === wordsOf(other, month);

/**
 * The wages in some lines that statutory deductions are computed from, in paise. Arrears of statutory deductions are
 * not wages.
 */
export function wagesOf(lines: readonly PayLine[]) {
  const paise = (counts: (line: PayLine) => boolean) =>
    lines.filter(counts).reduce((sum, { amount }) => sum + paiseOf(amount), 0);
  return {
    EARNED: paise(({ kind }) => kind === "EARNED"),
    GROSS: paise(({ of, amount }) => of === undefined && amount > 0),
  };
}

/** One statutory deduction by the present rates and by the rates of a month's lock, in paise. */
interface StatutoryDifference {
  readonly of: StatutoryKind;
  readonly duePaise: number;
  readonly takenPaise: number;
}

/**
 * Computes the statutory deductions of a locked month's wages by old and new rates. Arrears of wages are not included:
 * the month that pays them deducts from them.
 */
export function computeStatutoryDifferences(
  { month, lines }: PayslipWithoutDays,
  then: Rates,
  now: Rates,
): StatutoryDifference[] {
  const wages = wagesOf(lines);
  const linesBy = (rates: Rates) => computeStatutoryLines(rates, wages, month);
  const [taken, due] = [linesBy(then), linesBy(now)];
  return statutoryKinds.map((of) => ({
    of,
    duePaise: Math.abs(sumOf(due.filter(({ kind }) => kind === of))),
    takenPaise: Math.abs(sumOf(taken.filter(({ kind }) => kind === of))),
  }));
}
