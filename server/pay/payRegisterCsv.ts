import { csvFile } from "../../contract/csv";
import type { PayLineKind, Payslip } from "../../contract/payroll";
import { durationText } from "../../domain/durationText";
import { paiseOf, rupeesOf } from "../units";

/** What a payslip's lines of these kinds come to, in rupees. */
function sumOf({ lines }: Payslip, kinds: readonly PayLineKind[]): number {
  const ofKinds = lines.filter(({ kind }) => kinds.includes(kind));
  return rupeesOf(ofKinds.reduce((sum, { amount }) => sum + paiseOf(amount), 0));
}

const columns: Record<string, (payslip: Payslip) => string | number> = {
  Month: ({ month }) => month,
  State: ({ lockedAt }) => (lockedAt === undefined ? "DRAFT" : "Locked"),
  Barcode: ({ barcodeId }) => barcodeId,
  Name: ({ name }) => name,
  Unit: ({ unit }) => unit,
  "Days paid": ({ days }) => days.reduce((sum, { share }) => sum + share, 0),
  "Overtime hours": ({ overtimeMinutes }) => durationText(overtimeMinutes),
  Earned: (payslip) => sumOf(payslip, ["EARNED"]),
  Overtime: (payslip) => sumOf(payslip, ["OVERTIME"]),
  Additions: (payslip) => sumOf(payslip, ["ADDITION"]),
  Arrears: (payslip) => sumOf(payslip, ["ARREARS"]),
  "Provident fund": (payslip) => sumOf(payslip, ["PROVIDENT_FUND"]),
  "State insurance": (payslip) => sumOf(payslip, ["STATE_INSURANCE"]),
  "Professional tax": (payslip) => sumOf(payslip, ["PROFESSIONAL_TAX"]),
  Advances: (payslip) => sumOf(payslip, ["ADVANCE"]),
  Deductions: (payslip) => sumOf(payslip, ["DEDUCTION"]),
  Wages: ({ gross }) => gross,
  "All deductions": ({ deductions }) => -deductions || 0,
  "Paid out": ({ net }) => net,
};

/** A month's pay, a row for each person, as CSV in rupees: what is deducted is less than nothing. */
export const payRegisterCsv = (payslips: readonly Payslip[]): string =>
  csvFile([
    Object.keys(columns),
    ...payslips.map((payslip) => Object.values(columns).map((cell) => cell(payslip))),
  ]);
