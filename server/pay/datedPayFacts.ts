import * as z from "zod/mini";
import type { Database } from "../db/connect";
import { assignments, employments, payTerms } from "../db/schema";

/** The dated facts of all employees of which months are made, as a lock sees them: rows of columns. */
export const PayFacts = z.object({
  /** Employee, first day, last day. */
  employments: z.array(z.tuple([z.int(), z.string(), z.nullable(z.string())])),
  /** Employee, from when on, unit, shift. */
  assignments: z.array(z.tuple([z.int(), z.string(), z.string(), z.nullable(z.int())])),
  /** Employee, from when on, monthly base in paise, working days, multiplier of overtime. */
  terms: z.array(z.tuple([z.int(), z.string(), z.number(), z.number(), z.number()])),
});
export type PayFacts = z.infer<typeof PayFacts>;

/** Reads the dated facts of today. */
export async function readPayFacts(db: Pick<Database, "select">): Promise<PayFacts> {
  const employed = await db
    .select()
    .from(employments)
    .orderBy(employments.employeeId, employments.joinedOn);
  const assigned = await db
    .select()
    .from(assignments)
    .orderBy(assignments.employeeId, assignments.validFrom);
  const terms = await db.select().from(payTerms).orderBy(payTerms.employeeId, payTerms.validFrom);
  return {
    employments: employed.map((row) => [row.employeeId, row.joinedOn, row.leftOn]),
    assignments: assigned.map((row) => [row.employeeId, row.validFrom, row.unit, row.shiftId]),
    terms: terms.map((row) => [
      row.employeeId,
      row.validFrom,
      row.monthlyBasePaise,
      row.workingDays,
      row.otMultiplierFactor,
    ]),
  };
}
