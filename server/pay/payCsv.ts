import { csvFile } from "../../contract/csv";
import type { PayLineKind, Payslip } from "../../contract/payroll";
import { durationText } from "../../domain/durationText";
import { paiseOf, rupeesOf } from "../units";

/** The bank account to which a person's pay is sent. */
interface BankAccount {
  readonly number: string;
  readonly ifsc: string;
}

/** By the employee's id. */
export type BankAccounts = ReadonlyMap<number, BankAccount>;

/** Selects the people with net pay and without an account. */
export const withoutAccount = <Paid extends Pick<Payslip, "employeeId" | "net">>(
  paid: readonly Paid[],
  accounts: BankAccounts,
): Paid[] => paid.filter(({ employeeId, net }) => net > 0 && !accounts.has(employeeId));

/** Earlier versions accepted names with line breaks and hidden characters, which a bank refuses. */
const bankText = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, "")
    .replace(/ +/g, " ")
    .trim();

/** The payments for the bank as CSV: a row for each person with net pay and an account. */
export const bankCsv = (payslips: readonly Payslip[], accounts: BankAccounts): string =>
  csvFile([
    ["Account number", "IFSC", "Name", "Amount", "Reference"],
    ...payslips.flatMap(({ employeeId, name, net, month, barcodeId }) => {
      const account = accounts.get(employeeId);
      if (!account || net <= 0) return [];
      const reference = `Salary ${month} ${barcodeId}`;
      return [[account.number, account.ifsc, name, net.toFixed(2), reference].map(bankText)];
    }),
  ]);

/** Sums a payslip's lines of these kinds, in rupees. */
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
