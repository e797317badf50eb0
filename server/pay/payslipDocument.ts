import * as z from "zod/mini";
import { SentMessage } from "../../contract/errors";
import { PaidDay, PayLine, Payslip } from "../../contract/payroll";
import { type Message, say } from "../../domain/messages/say";
import { rupeesOf } from "../../domain/storedUnits";
import { storedSchema } from "../storedSchema";

const DocumentLine = z.extend(z.omit(PayLine, { formulaCode: true, originCodes: true }), {
  formula: SentMessage,
  origins: z.optional(z.array(SentMessage)),
});
export type DocumentLine = z.infer<typeof DocumentLine>;

/** The part of a line that sums and limits need. */
export type PaidLine = Pick<
  DocumentLine,
  "kind" | "of" | "benefit" | "isWages" | "wageKind" | "overtimeAmount" | "amount"
>;

const DocumentDay = z.extend(z.omit(PaidDay, { dayOffCode: true, leaveCode: true }), {
  dayOff: z.optional(SentMessage),
  leave: z.optional(SentMessage),
});
export type DocumentDay = z.infer<typeof DocumentDay>;

const PayslipDocument = z.extend(Payslip, {
  lines: z.array(DocumentLine),
  days: z.array(DocumentDay),
});
/** A payslip as a lock stores it and as papers print it: its sentences are codes with their values. */
export type PayslipDocument = z.infer<typeof PayslipDocument>;

const WithoutDays = z.omit(PayslipDocument, { days: true, pieces: true });
export type PayslipWithoutDays = z.infer<typeof WithoutDays>;

const schemaOf = <Schema extends z.ZodMiniType>(schema: Schema) =>
  storedSchema("A payslip", 3, (stored) => schema.parse(stored));

export const payslipSchema = schemaOf(PayslipDocument);
export const payslipWithoutDaysSchema = schemaOf(WithoutDays);

/** A line of a payslip with its amounts in whole paise. Deductions are negative. */
export interface Line
  extends Omit<
    DocumentLine,
    "amount" | "overtimeAmount" | "monthAmount" | "carriedOver" | "dates"
  > {
  readonly paise: number;
  readonly overtimePaise?: number;
  readonly monthPaise?: number;
  readonly carriedOverPaise?: number;
  readonly dates?: readonly string[];
}

export const addLines = (lines: readonly Line[]): number =>
  lines.reduce((sum, { paise }) => sum + paise, 0);

export const toDocumentLine = ({
  paise,
  overtimePaise,
  monthPaise,
  carriedOverPaise,
  dates = [],
  ...line
}: Line): DocumentLine => ({
  ...line,
  amount: rupeesOf(paise),
  dates: [...dates],
  ...(overtimePaise && { overtimeAmount: rupeesOf(overtimePaise) }),
  ...(monthPaise !== undefined && { monthAmount: rupeesOf(monthPaise) }),
  ...(carriedOverPaise && { carriedOver: rupeesOf(carriedOverPaise) }),
});

/** Formats a number with all its decimals. A formula with a rounded figure would not give its amount. */
const numbers = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 20 });
const rupees = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats a number, such as `24.5`. */
export const numberText = (value: number): string => numbers.format(value);

/** Formats an amount, such as `₹1,26,000.00`. */
export const rupeesText = (paise: number): string => `₹${rupees.format(rupeesOf(paise))}`;

/** Makes one sentence of parts that follow each other. */
export function joinParts(all: readonly Message[]): Message {
  const [only] = all;
  return only && all.length === 1 ? only : say("payslip.parts", { parts: { all, by: "" } });
}

/** Writes a calculation that is an amount. */
export const amountFormula = (paise: number): Message => say("plain", { text: rupeesText(paise) });

/** Returns the reason why less is deducted than is due (Code on Wages, s. 18). `beforePaise` is deducted before it. */
export const halfOf = (grossPaise: number, beforePaise: number): Message[] => [
  say("formula.half", { wages: rupeesText(grossPaise) }),
  ...(beforePaise > 0 ? [say("formula.deductedBefore", { amount: rupeesText(beforePaise) })] : []),
];
