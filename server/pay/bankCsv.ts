import { csvFile } from "../../contract/csv";
import type { Payslip } from "../../contract/payroll";

/** Where somebody's pay is sent. */
interface BankAccount {
  readonly number: string;
  readonly ifsc: string;
}

/** By the employee's id. */
export type BankAccounts = ReadonlyMap<number, BankAccount>;

/** Who is paid something and has no account to which it could be sent. */
export const withoutAccount = <Paid extends Pick<Payslip, "employeeId" | "net">>(
  paid: readonly Paid[],
  accounts: BankAccounts,
): Paid[] => paid.filter(({ employeeId, net }) => net > 0 && !accounts.has(employeeId));

/** Earlier versions took names with line breaks and hidden characters, which a bank does not. */
const bankText = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, "")
    .replace(/ +/g, " ")
    .trim();

/** What the bank is to pay, as CSV: a row for whoever is paid something and has an account. */
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
