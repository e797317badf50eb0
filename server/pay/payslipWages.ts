import { type WageLine, type Wages, wagesOf } from "../../domain/lineWages";
import { paiseOf } from "../../domain/storedUnits";
import type { PaidLine } from "./payslipDocument";

/** Returns a line of a payslip with its amounts in paise. */
export const toWageLine = ({ amount, overtimeAmount, ...line }: PaidLine): WageLine => ({
  ...line,
  paise: paiseOf(amount),
  ...(overtimeAmount !== undefined && { overtimePaise: paiseOf(overtimeAmount) }),
});

/** Returns the wages of a stored payslip by each base of rates, in paise. */
export const payslipWages = (lines: readonly PaidLine[]): Wages => wagesOf(lines.map(toWageLine));
