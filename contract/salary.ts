import * as z from "zod/mini";
import { listFor, ownCall, specifiedCall } from "./call";
import {
  barcodeId,
  calendarDate,
  enteredDate,
  hours,
  id,
  month,
  recordNumber,
  rupees,
  signedAmount,
  signedRupees,
  totalRupees,
} from "./fields";
import { type ImportForms, noEdit } from "./imports";

/** The factors of the hourly rate for overtime. */
export const otMultiplierFactors = [1, 1.5, 2] as const;

/** The factor that the law requires (OSH Code, in force since 2025-11-21). A lower one is allowed and marked. */
export const statutoryOtMultiplier = 2;

export const SalarySetup = z.object({
  employeeId: recordNumber(),
  monthlyBaseSalary: signedAmount().check(z.positive(), z.maximum(1e8)),
  otMultiplierFactor: z.literal(otMultiplierFactors),
  /** Days of a month for which the base salary is paid. */
  workingDays: z.number().check(z.minimum(1), z.maximum(31)),
  /** The first day of these terms. The default is today. Only a host with payroll gets this field. */
  validFrom: z.optional(enteredDate()),
});
export type SalarySetup = z.infer<typeof SalarySetup>;

export const PayTerms = z.object({
  validFrom: calendarDate(),
  monthlyBaseSalary: rupees(),
  otMultiplierFactor: z.number(),
  workingDays: z.number(),
  /** The admin who set up the terms. Unknown for terms from before terms had dates. */
  createdBy: z.optional(z.string()),
});
export type PayTerms = z.infer<typeof PayTerms>;

/** Terms of a person in the list of all terms. */
export const PayTermsRow = z.extend(PayTerms, {
  id: id(),
  name: z.string(),
  barcodeId: barcodeId(),
});

/** The terms of a person by the badge, as a file has them. */
export const PayTermsEntry = z.extend(z.omit(SalarySetup, { employeeId: true }), {
  barcodeId: barcodeId(),
});
export type PayTermsEntry = z.infer<typeof PayTermsEntry>;

export const payTermsImport = {
  create: PayTermsEntry,
  edit: noEdit,
  record: PayTermsRow,
  keys: ["id"],
} as const satisfies ImportForms;

export const MonthlySalary = z.object({
  employeeId: id(),
  name: z.string(),
  barcodeId: barcodeId(),
  /** The net pay of the month. Negative if a final settlement has paid more than the month's present wages. */
  totalSalaryThisMonth: signedRupees(),
  totalOvertimeHours: hours(),
  unit: z.string(),
  month: z.int().check(z.minimum(1), z.maximum(12)),
  monthlyBaseSalary: rupees(),
  /** The other present terms of pay. Absent from hosts without payroll. */
  otMultiplierFactor: z.optional(z.number()),
  workingDays: z.optional(z.number()),
  /** The pay before deductions. */
  grossSalary: z.optional(totalRupees()),
  totalDeductions: z.optional(totalRupees()),
  /** The overtime of `totalOvertimeHours` in whole minutes. Sums of minutes are exact, sums of rounded hours are not. */
  totalOvertimeMinutes: z.optional(z.int()),
});
export type MonthlySalary = z.infer<typeof MonthlySalary>;

export const termsCalls = {
  getAllPayTerms: ownCall("/admin/pay-terms", "GET", "super", listFor("payTerms", PayTermsRow)),
};

export const salaryCalls = {
  addSalary: specifiedCall("/admin/salary/add", "POST", "super", {
    changes: ["payTerms"],
    body: SalarySetup,
    reply: "text",
  }),
  getMonthlySalaries: specifiedCall("/admin/salary/monthly", "GET", "super", {
    key: ["employeeId"],
    serves: ["list", "salaries"],
    /** The default is the present month. Only a host with payroll gets another month. */
    query: z.object({ month: z.optional(month()) }),
    row: MonthlySalary,
    reply: z.array(MonthlySalary),
  }),
  getPayTerms: ownCall("/admin/employees/:employeeId/pay-terms", "GET", "super", {
    reply: z.array(PayTerms),
  }),
  ...termsCalls,
};
