import { and, desc, eq, isNull, lte } from "drizzle-orm";
import { month as monthField } from "../../contract/fields";
import { indiaDate } from "../../contract/indiaTime";
import type { SalarySetup } from "../../contract/salary";
import { recordChange } from "../audit/auditLog";
import type { WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { employees, payTerms } from "../db/schema";
import { badRequest, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { paiseOf } from "../units";
import { readMonthlySalaries, readPayslips } from "./readPayslips";

const Month = monthField();

/** An active employee, locked, so that of two set-ups at once the second sees the first. */
async function lockedEmployee(tx: WriteDatabase, employeeId: number) {
  const [employee] = await tx
    .select({ joinedAt: employees.joinedAt })
    .from(employees)
    .where(and(eq(employees.id, employeeId), isNull(employees.deactivatedAt)))
    .for("update");
  if (!employee) throw notFound(`An active employee ${employeeId}`);
  return employee;
}

/**
 * From when on terms hold: as the office says, or today. The first ones hold from the day of joining, for there
 * are none before them.
 */
async function validFromOf(tx: WriteDatabase, { employeeId, validFrom }: SalarySetup) {
  const joined = indiaDate((await lockedEmployee(tx, employeeId)).joinedAt);
  if (validFrom !== undefined) {
    if (validFrom < joined) {
      throw badRequest({ validFrom: `Must not be before the day of joining, ${joined}` });
    }
    return validFrom;
  }
  const [earlier] = await tx
    .select({ id: payTerms.id })
    .from(payTerms)
    .where(eq(payTerms.employeeId, employeeId))
    .limit(1);
  return earlier ? indiaDate(new Date()) : joined;
}

export const salaryHandlers: Handlers<"addSalary" | "getMonthlySalaries" | "getPayslip"> = {
  addSalary: ({ body, session }, { db }) =>
    db.transaction(async (tx) => {
      const { employeeId } = body;
      const validFrom = await validFromOf(tx, body);
      const [before] = await tx
        .select({
          validFrom: payTerms.validFrom,
          monthlyBasePaise: payTerms.monthlyBasePaise,
          otMultiplierFactor: payTerms.otMultiplierFactor,
          workingDays: payTerms.workingDays,
        })
        .from(payTerms)
        .where(and(eq(payTerms.employeeId, employeeId), lte(payTerms.validFrom, validFrom)))
        .orderBy(desc(payTerms.validFrom))
        .limit(1);
      const after = {
        validFrom,
        monthlyBasePaise: paiseOf(body.monthlyBaseSalary),
        otMultiplierFactor: body.otMultiplierFactor,
        workingDays: body.workingDays,
      };
      const written = { ...after, createdBy: session.email, createdAt: new Date() };
      await tx
        .insert(payTerms)
        .values({ employeeId, ...written })
        .onConflictDoUpdate({ target: [payTerms.employeeId, payTerms.validFrom], set: written });
      await recordChange(tx, session, {
        call: "addSalary",
        record: `employee ${employeeId}`,
        ...(before && { before }),
        after,
      });
      return "Salary saved successfully";
    }),

  getMonthlySalaries: async ({ query: { month } }, { db }) => ({
    rows: await readMonthlySalaries(db, month),
  }),

  async getPayslip({ params: { month, employeeId } }, { db }) {
    const id = parseId(employeeId);
    const asked = Month.safeParse(month);
    if (id === undefined || !asked.success) throw notFound("This payslip");
    const [payslip] = await readPayslips(db, asked.data, [id]);
    if (!payslip) throw notFound("A payslip of this employee in this month");
    return payslip;
  },
};
