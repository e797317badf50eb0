import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { stageKinds } from "../domain/stages/kinds";
import { wageKinds } from "../domain/wagesByCode";
import { benefitKinds } from "./benefits";
import { ownCall } from "./call";
import { AttendanceException, Correction } from "./corrections";
import { epfReturnCalls, epfReturnKinds } from "./epfReturns";
import { SentMessage } from "./errors";
import {
  barcodeId,
  calendarDate,
  id,
  instant,
  line,
  month,
  paperLanguage,
  queriedRecordNumber,
  recordNumber,
  rupees,
  settingsVersion,
  signedRupees,
  totalRupees,
} from "./fields";
import { balancedKinds } from "./leaves";
import { PayTerms } from "./salary";
import { statutoryKinds } from "./statutoryRates";

/** The kinds of a payslip's lines, in the order of the payslip. */
export const payLineKinds = [
  "EARNED",
  "OVERTIME",
  "ADDITION",
  "ARREARS",
  ...statutoryKinds,
  "ADVANCE",
  "DEDUCTION",
  /** The amount that the final settlement has paid. */
  "SETTLEMENT",
] as const;
export type PayLineKind = (typeof payLineKinds)[number];

/** Arrears that are not wages: of statutory deductions, and of pay components. */
export const arrearsKinds = [...statutoryKinds, "ADDITION", "DEDUCTION"] as const;
export type ArrearsKind = (typeof arrearsKinds)[number];

export const payLineNames: Readonly<Record<PayLineKind, string>> = {
  EARNED: "Earned",
  OVERTIME: "Overtime",
  ADDITION: "Addition",
  ARREARS: "Arrears",
  PROVIDENT_FUND: "Provident fund",
  STATE_INSURANCE: "State insurance",
  PROFESSIONAL_TAX: "Professional tax",
  ADVANCE: "Advance",
  DEDUCTION: "Deduction",
  SETTLEMENT: "Paid by the final settlement",
};

export const PayLine = z.object({
  kind: z.enum(payLineKinds),
  /** The reason of an addition, advance or deduction, or the month of arrears. */
  label: z.optional(z.string()),
  amount: signedRupees(),
  /** The calculation with its figures, such as `24.5 days × ₹26,000.00 ÷ 26`. */
  formula: z.string(),
  formulaCode: z.optional(SentMessage),
  /** The days that the line pays. Empty for a line without days. */
  dates: z.array(calendarDate()),
  sourceId: z.optional(id()),
  /** The benefit that the line pays. Absent for an amount that counts as wages. */
  benefit: z.optional(z.enum(benefitKinds)),
  /** The stage of a piece rate. The payslip's pieces of this stage on the line's dates are paid. */
  stage: z.optional(z.enum(stageKinds)),
  /** The pay component of an addition or a deduction. */
  componentId: z.optional(id()),
  /** True for an addition by a component that counts as wages without overtime, and false for one that is no wages. */
  isWages: z.optional(z.boolean()),
  /** The kind of an addition by the Code on Social Security. Additions of earlier versions have none. */
  wageKind: z.optional(z.enum(wageKinds)),
  /** The amount of this month in a deduction by a component, without the amount carried over to it. */
  monthAmount: z.optional(totalRupees()),
  /** The due amount that a later month takes, because at most half of the wages are deducted. */
  carriedOver: z.optional(totalRupees()),
  /** The kind of line that the arrears correct. Absent for arrears of wages. */
  of: z.optional(z.enum(arrearsKinds)),
  /** The part of arrears of wages that is overtime. It may have another sign than the amount. */
  overtimeAmount: z.optional(signedRupees()),
  /** The changes after the lock of the month of these arrears, a sentence each. */
  origins: z.optional(z.array(z.string())),
  originCodes: z.optional(z.array(SentMessage)),
});
export type PayLine = z.infer<typeof PayLine>;

/** A scan that counts, and its source: a station or a correction. */
const PayScan = z.object({ at: instant(), isCorrection: z.boolean() });

const PaySpan = z.object({ checkIn: instant(), checkOut: z.optional(instant()) });

export const PaidDay = z.object({
  date: calendarDate(),
  /** A weekly off, or the name of a holiday. */
  dayOff: z.optional(z.string()),
  dayOffCode: z.optional(SentMessage),
  leave: z.optional(z.string()),
  leaveCode: z.optional(SentMessage),
  /** The part of the day's rate that the day earns: 0, 0.5 or 1. */
  share: z.number(),
  /** Minutes are whole, unless the month was locked in hours to the hundredth. */
  workedMinutes: z.number(),
  overtimeMinutes: z.number(),
  /** The minutes of the week beyond 48 hours that no day counts already. Only the last day of a week has them. */
  weekOvertimeMinutes: z.number(),
  spans: z.array(PaySpan),
  scans: z.array(PayScan),
});
export type PaidDay = z.infer<typeof PaidDay>;

/** A person's part of the good pieces of a stage entry. */
export const PaidPieces = z.object({
  entryId: id(),
  at: instant(),
  machineId: id(),
  machine: z.string(),
  orderId: id(),
  stage: z.enum(stageKinds),
  good: z.int(),
  /** The minutes of this person and of all people at the machine while it made the pieces. */
  minutes: z.number(),
  allMinutes: z.number(),
});
export type PaidPieces = z.infer<typeof PaidPieces>;

export const payMarks = [
  /** A paid day has no terms of pay. */
  "NO_TERMS",
  /** The overtime factor is lower than the law requires. */
  "BELOW_STATUTORY_RATE",
  /** A day has no check-out. */
  "OPEN_CHECK_OUT",
  /** A due amount is left to a later month. */
  "CARRIED_OVER",
] as const;

/** A person's pay of one month. The sum of the lines is the net pay. */
export const Payslip = z.object({
  employeeId: id(),
  name: z.string(),
  barcodeId: barcodeId(),
  unit: z.string(),
  /** The employer, and the person's numbers at the provident fund and the state insurance. Older payslips lack them. */
  companyName: z.optional(z.string()),
  companyAddress: z.optional(z.string()),
  uan: z.optional(z.string()),
  esiNumber: z.optional(z.string()),
  month: month(),
  terms: z.array(PayTerms),
  lines: z.array(PayLine),
  days: z.array(PaidDay),
  /** The shares that piece rates pay, the earliest first. */
  pieces: z.optional(z.array(PaidPieces)),
  /** The balances of leave at the end of the month. Older payslips lack them. */
  leave: z.optional(z.array(z.object({ kind: z.enum(balancedKinds), balance: z.number() }))),
  gross: signedRupees(),
  deductions: totalRupees(),
  net: signedRupees(),
  overtimeMinutes: z.number(),
  marks: z.array(z.enum(payMarks)),
  /** The time of the month's lock. Absent while the month is open. */
  lockedAt: z.optional(instant()),
});
export type Payslip = z.infer<typeof Payslip>;

const PersonOfMonth = z.object({ employeeId: id(), name: z.string() });

/** The contributions to a fund, by the payslips to the paisa, and by its portal in whole rupees for each person. */
const FundSums = z.object({
  kind: z.enum(["PROVIDENT_FUND", "STATE_INSURANCE"]),
  people: z.int(),
  employees: totalRupees(),
  employer: totalRupees(),
  portalEmployees: totalRupees(),
  portalEmployer: totalRupees(),
});

export const PayrollMonth = z.object({
  month: month(),
  isLocked: z.boolean(),
  /** True while no month is locked: opening balances may be entered. */
  isFirst: z.boolean(),
  lockedAt: z.optional(instant()),
  lockedBy: z.optional(z.string()),
  /** The reason why the month cannot be locked, or unlocked if it is locked. A sentence. */
  obstacle: z.optional(z.string()),
  obstacleCode: z.optional(SentMessage),
  /** The open months before this month, the earliest first. The lock of this month locks them too. */
  locksWith: z.array(month()),
  /** The open exceptions of these months. An admin settles them before the lock. */
  exceptions: z.array(AttendanceException),
  /** Corrections that their proposer approved. An admin checks them before the lock. */
  ownCorrections: z.array(Correction),
  /** Leaves that begin by the end of the month and wait for a decision. An admin decides them before the lock. */
  leaveRequests: z.array(
    z.object({ id: id(), name: z.string(), barcodeId: barcodeId(), firstDate: calendarDate() }),
  ),
  people: z.int(),
  /** People who worked on days without terms of pay, in this month and those that its lock locks too. */
  withoutTerms: z.array(PersonOfMonth),
  /** Good pieces of stages with a piece rate that pay no employee, because the machine has no people at that time. */
  withoutCrew: z.array(
    z.object({
      machineId: id(),
      machine: z.string(),
      date: calendarDate(),
      entries: z.int(),
      good: z.int(),
    }),
  ),
  /** People who have left by the end of the month and still owe a part of an advance. */
  leaversOwing: z.array(z.extend(PersonOfMonth, { rest: totalRupees() })),
  /** People who are paid something and have no bank account. */
  withoutAccount: z.array(PersonOfMonth),
  /**
   * People who pay into the provident fund, or the state insurance, and cannot be in its file. Members of the provident
   * fund without wages are in its file too.
   */
  missingInEpf: z.array(PersonOfMonth),
  missingInEsi: z.array(PersonOfMonth),
  /** People above the pension's ceiling without a pension mark. */
  pensionUnknown: z.array(PersonOfMonth),
  /** Funds with a contribution by at least one employee. */
  funds: z.array(FundSums),
  net: signedRupees(),
});
export type PayrollMonth = z.infer<typeof PayrollMonth>;

/** The rest of an advance or a deduction at the start of the first month that this product pays. */
const OpeningBalance = z.object({
  kind: z.enum(["ADVANCE", "DEDUCTION"]),
  sourceId: recordNumber(),
  rest: rupees(),
  /** The part of the rest that earlier months should have taken and did not. */
  carriedOver: rupees(),
});
export type OpeningBalance = z.infer<typeof OpeningBalance>;

/** The first month that this product pays, and the advances and deductions that people owe at its start. */
export const PayOpening = z.object({
  /** The first month that is paid. If it is absent, pay begins with the first month with scans or entries. */
  firstMonth: z.optional(month()),
  /** All advances and deductions that are not cancelled, the oldest first. */
  balances: z.array(
    z.extend(OpeningBalance, {
      name: z.string(),
      barcodeId: barcodeId(),
      reason: z.string(),
      amount: rupees(),
      firstMonth: month(),
    }),
  ),
  obstacle: z.optional(z.string()),
  obstacleCode: z.optional(SentMessage),
  /** The last locked month. A change of this month, or of an earlier one, is paid as arrears. */
  lastLockedMonth: z.optional(month()),
  version: settingsVersion(),
});
export type PayOpening = z.infer<typeof PayOpening>;

/**
 * The body of an edit. Without a first month, the host deletes the opening balances. Advances and deductions without a
 * balance are owed whole.
 */
export const PayOpeningEdit = z.object({
  firstMonth: z.optional(month()),
  balances: z
    .array(
      OpeningBalance.check(
        z.refine(({ rest, carriedOver }) => carriedOver <= rest, {
          path: ["carriedOver"],
          message: schemaError("amount.aboveRest"),
        }),
      ),
    )
    .check(z.maxLength(5000)),
  version: settingsVersion(),
});
export type PayOpeningEdit = z.infer<typeof PayOpeningEdit>;

export const payrollCalls = {
  getPayslip: ownCall("/admin/payroll/:month/payslips/:employeeId", "GET", "super", {
    reply: Payslip,
  }),
  getPayrollMonth: ownCall("/admin/payroll/:month", "GET", "super", { reply: PayrollMonth }),
  getPayOpening: ownCall("/admin/payroll/opening", "GET", "super", { reply: PayOpening }),
  updatePayOpening: ownCall("/admin/payroll/opening", "PUT", "super", {
    changes: ["salaries"],
    repeat: "never",
    body: PayOpeningEdit,
    reply: PayOpening,
    ignoresReply: true,
  }),
  lockPayrollMonth: ownCall("/admin/payroll/:month/lock", "PUT", "super", {
    changes: ["salaries"],
    proven: true,
    repeat: "never",
    reply: PayrollMonth,
    ignoresReply: true,
  }),
  getPayslipsPdf: ownCall("/admin/payroll/:month/payslips.pdf", "GET", "super", {
    query: z.object({
      employeeId: z.optional(queriedRecordNumber()),
      language: paperLanguage(),
    }),
    reply: "pdf",
  }),
  getPayRegister: ownCall("/admin/payroll/:month/register.csv", "GET", "super", {
    reply: "csv",
  }),
  getBankFile: ownCall("/admin/payroll/:month/bank.csv", "GET", "super", {
    proven: true,
    reply: "csv",
  }),
  /**
   * The files of a locked month for the portals of the provident fund (EPFO) and the state insurance (ESIC). Without a
   * kind the fund's file is the regular return.
   */
  getEpfReturn: ownCall("/admin/payroll/:month/epf.txt", "GET", "super", {
    query: z.object({ kind: z.optional(z.enum(epfReturnKinds)) }),
    reply: "txt",
  }),
  getEsiReturn: ownCall("/admin/payroll/:month/esi.csv", "GET", "super", { reply: "csv" }),
  ...epfReturnCalls,
  unlockPayrollMonth: ownCall("/admin/payroll/:month/unlock", "PUT", "super", {
    changes: ["salaries"],
    proven: true,
    repeat: "never",
    body: z.object({ reason: line(500) }),
    reply: PayrollMonth,
    ignoresReply: true,
  }),
};
