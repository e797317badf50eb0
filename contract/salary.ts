import * as z from "zod/mini";
import { call } from "./call";
import { barcodeId, id, rupees } from "./fields";
import { routes } from "./routes";

/** What an hour of overtime counts for. A further choice is a further number here. */
export const otMultiplierFactors = [1, 1.5] as const;

export const SalarySetup = z.object({
  employeeId: id().check(z.maximum(2 ** 31 - 1)),
  monthlyBaseSalary: z.number().check(z.positive(), z.maximum(1e8), z.meta({ kind: "rupees" })),
  otMultiplierFactor: z.literal(otMultiplierFactors),
  /** Days of a month for which the base salary is paid. */
  workingDays: z.number().check(z.minimum(1), z.maximum(31)),
});
export type SalarySetup = z.infer<typeof SalarySetup>;

/** What an employee has earned in the present month. */
export const MonthlySalary = z.object({
  employeeId: id(),
  name: z.string(),
  barcodeId: barcodeId(),
  totalSalaryThisMonth: rupees(),
  totalOvertimeHours: z.number(),
  unit: z.string(),
  month: z.int().check(z.minimum(1), z.maximum(12)),
  monthlyBaseSalary: rupees(),
  /** The present terms beside the base salary, of which the specification's hosts say nothing here. */
  otMultiplierFactor: z.optional(z.number()),
  workingDays: z.optional(z.number()),
});
export type MonthlySalary = z.infer<typeof MonthlySalary>;

export const salaryCalls = {
  addSalary: call(routes.addSalary, { body: SalarySetup, reply: "text" }),
  getMonthlySalaries: call(routes.getMonthlySalaries, {
    serves: ["list", "salaries"],
    key: ["employeeId"],
    row: MonthlySalary,
    reply: z.array(MonthlySalary),
  }),
};
