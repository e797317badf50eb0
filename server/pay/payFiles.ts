import { and, isNotNull, sql } from "drizzle-orm";
import { csvFile } from "../../contract/csv";
import type { PayLineKind } from "../../contract/payroll";
import type { StatutoryRate } from "../../contract/statutoryRates";
import { durationText } from "../../domain/numbers";
import { paiseOf, rupeesOf } from "../../domain/storedUnits";
import type { Reader } from "../db/connect";
import { employees } from "../db/schema";
import { computeEmployerPaise, paidWages } from "./computePay";
import type { StatutoryNumbers } from "./payslip";
import type { PayslipDocument } from "./payslipDocument";
import { computeCounted } from "./statutoryDeductions";
import { findRateParts } from "./statutoryLines";

type BankAccounts = Awaited<ReturnType<typeof readBankAccounts>>;

export async function readBankAccounts(db: Reader) {
  const rows = await db
    .select({
      id: employees.id,
      number: sql<string>`${employees.bankAccountNumber}`,
      ifsc: sql<string>`${employees.bankIfsc}`,
    })
    .from(employees)
    .where(and(isNotNull(employees.bankAccountNumber), isNotNull(employees.bankIfsc)));
  return new Map(rows.map(({ id, ...account }) => [id, account]));
}

export const withoutAccount = <Paid extends Pick<PayslipDocument, "employeeId" | "net">>(
  paid: readonly Paid[],
  accounts: BankAccounts,
): Paid[] => paid.filter(({ employeeId, net }) => net > 0 && !accounts.has(employeeId));

/**
 * Removes line breaks and hidden characters from a name, because a bank refuses them. Earlier versions accepted such
 * names.
 */
const bankText = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, "")
    .replace(/ +/g, " ")
    .trim();

/** Writes the payments for the bank as CSV: a row for each person with net pay and an account. */
export const bankCsv = (payslips: readonly PayslipDocument[], accounts: BankAccounts): string =>
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
function sumOf({ lines }: PayslipDocument, kinds: readonly PayLineKind[]): number {
  const ofKinds = lines.filter(({ kind }) => kinds.includes(kind));
  return rupeesOf(ofKinds.reduce((sum, { amount }) => sum + paiseOf(amount), 0));
}

type Rates = readonly StatutoryRate[];

const columns: Record<string, (payslip: PayslipDocument, rates: Rates) => string | number> = {
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
  "Final settlement": (payslip) => sumOf(payslip, ["SETTLEMENT"]),
  Wages: ({ gross }) => gross,
  "All deductions": ({ deductions }) => -deductions || 0,
  "Paid out": ({ net }) => net,
  "Employer's PF": (payslip, rates) =>
    rupeesOf(computeEmployerPaise(payslip, "PROVIDENT_FUND", rates)),
  "Employer's ESI": (payslip, rates) =>
    rupeesOf(computeEmployerPaise(payslip, "STATE_INSURANCE", rates)),
};

/**
 * Writes a month's pay as CSV in rupees, a row for each person. Deductions are negative. The employer's part is no
 * deduction.
 */
export const payRegisterCsv = (payslips: readonly PayslipDocument[], rates: Rates = []): string =>
  csvFile([
    Object.keys(columns),
    ...payslips.map((payslip) => Object.values(columns).map((cell) => cell(payslip, rates))),
  ]);

interface InsuredPerson extends StatutoryNumbers {
  /** The last day employed, if it is in the month: a calendar date. */
  readonly leftOn?: string;
}

export type InsuredPeople = ReadonlyMap<number, InsuredPerson>;

/** Writes a name in the form of both portals: Latin letters and single spaces. Empty if it has no such letters. */
export const portalName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z]+/g, " ")
    .trim();

interface Insured {
  readonly employeeId: number;
  readonly name: string;
  readonly lineKinds: ReadonlySet<PayLineKind>;
  /** True for an employed person whom the month pays no wages. */
  readonly isUnpaid?: boolean;
}

interface Fund {
  readonly kind: PayLineKind;
  readonly number: "uan" | "esiNumber";
  /** True if the file has members without wages too. */
  readonly listsUnpaid: boolean;
}

/** Finds people of a fund who cannot be in its file: they have no number, or no Latin letter in the name. */
const missingIn =
  ({ kind, number, listsUnpaid }: Fund) =>
  <Person extends Insured>(people: readonly Person[], numbers: InsuredPeople): Person[] =>
    people.filter(
      ({ employeeId, name, lineKinds, isUnpaid = false }) =>
        (lineKinds.has(kind) || (listsUnpaid && isUnpaid)) &&
        (numbers.get(employeeId)?.[number] === undefined || portalName(name) === ""),
    );

export const missingInEpf = missingIn({
  kind: "PROVIDENT_FUND",
  number: "uan",
  listsUnpaid: true,
});
export const missingInEsi = missingIn({
  kind: "STATE_INSURANCE",
  number: "esiNumber",
  listsUnpaid: false,
});

const esiHeadings = [
  "IP Number",
  "IP Name",
  "No of Days for which wages paid/payable during the month",
  "Total Monthly Wages",
  "Reason Code for Zero workings days",
  "Last Working Day",
];

const reasons = { none: 0, onLeave: 1, left: 2 } as const;

const portalDate = (date: string) => date.split("-").reverse().join("/");

function esiRow(payslip: PayslipDocument, rates: Rates, people: InsuredPeople) {
  const { employeeId, name, lines, days } = payslip;
  const person = people.get(employeeId);
  const ipName = portalName(name);
  if (person?.esiNumber === undefined || ipName === "") return [];
  const paid = paidWages(payslip);
  const parts = findRateParts(rates, "STATE_INSURANCE", paid);
  // If no rate holds, the file has the gross wages.
  const paise = parts.length > 0 ? computeCounted(parts, paid.wages) : paid.wages.GROSS;
  const wages = Math.round(paise / 100);
  // The file lists insured people without wages too. A person with wages above the limit is not insured.
  if (wages > 0 && !lines.some(({ kind }) => kind === "STATE_INSURANCE")) return [];
  const paidDays = Math.ceil(days.reduce((sum, { share }) => sum + share, 0));
  const isOnLeave = paidDays === 0 && days.some(({ leave }) => leave !== undefined);
  const reason = person.leftOn !== undefined ? "left" : isOnLeave ? "onLeave" : "none";
  const left = person.leftOn === undefined ? "" : portalDate(person.leftOn);
  return [[person.esiNumber, ipName, paidDays, wages, reasons[reason], left]];
}

/** Writes a month's contributions for the state insurance as CSV, in the columns of ESIC's template. */
export const esiReturn = (
  payslips: readonly PayslipDocument[],
  rates: Rates,
  people: InsuredPeople,
): string =>
  csvFile([esiHeadings, ...payslips.flatMap((payslip) => esiRow(payslip, rates, people))]);
