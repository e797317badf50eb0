import { and, desc, eq, isNull, lte } from "drizzle-orm";
import type { SalarySetup } from "../../contract/salary";
import { indiaDate } from "../../domain/indiaTime";
import { recordChange } from "../audit/auditLog";
import type { WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { employees, payTerms } from "../db/schema";
import { badRequest, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { readEmployments } from "../shifts/datedFacts";
import { paiseOf, rupeesOf } from "../units";
import { lockPayRunsShared } from "./lockedMonths";
import { termsColumns } from "./monthDays";

/** Locks an active employee, so that the second of two set-ups sees the first. @returns the first joining date */
async function lockJoined(tx: WriteDatabase, employeeId: number): Promise<string> {
  const [employee] = await tx
    .select({ joinedAt: employees.joinedAt })
    .from(employees)
    .where(and(eq(employees.id, employeeId), isNull(employees.deactivatedAt)))
    .for("update");
  if (!employee) throw notFound(`An active employee ${employeeId}`);
  const [first] = (await readEmployments(tx, [employeeId])).get(employeeId) ?? [];
  return first?.joinedOn ?? indiaDate(employee.joinedAt);
}

/**
 * From when on terms hold: as the office says, or today. The first ones hold from the day of joining, for there are
 * none before them. Changes of locked months are paid as arrears.
 * @throws HttpError 400 where the office says a day before the day of joining
 */
async function validFromOf(tx: WriteDatabase, { employeeId, validFrom }: SalarySetup) {
  const joined = await lockJoined(tx, employeeId);
  if (validFrom !== undefined) {
    if (validFrom < joined) {
      throw badRequest({ validFrom: `Must not be before the day of joining, ${joined}` });
    }
    return validFrom;
  }
  const [earlier] = await tx.select().from(payTerms).where(eq(payTerms.employeeId, employeeId));
  return earlier ? indiaDate(new Date()) : joined;
}

/** The terms that hold on a day, as the audit notes them. */
async function termsHolding(tx: WriteDatabase, employeeId: number, date: string) {
  const [terms] = await tx
    .select(termsColumns)
    .from(payTerms)
    .where(and(eq(payTerms.employeeId, employeeId), lte(payTerms.validFrom, date)))
    .orderBy(desc(payTerms.validFrom))
    .limit(1);
  return terms;
}

export const payTermsHandlers: Handlers<"addSalary" | "getPayTerms"> = {
  addSalary: ({ body, session }, { db }) =>
    db.transaction(async (tx) => {
      const { employeeId } = body;
      await lockPayRunsShared(tx);
      const validFrom = await validFromOf(tx, body);
      const before = await termsHolding(tx, employeeId, validFrom);
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

  async getPayTerms({ params }, { db }) {
    const id = parseId(params.employeeId) ?? 0;
    if ((await db.$count(employees, eq(employees.id, id))) === 0) throw notFound("This employee");
    const rows = await db
      .select()
      .from(payTerms)
      .where(eq(payTerms.employeeId, id))
      .orderBy(desc(payTerms.validFrom));
    return rows.map(
      ({ validFrom, monthlyBasePaise, otMultiplierFactor, workingDays, createdBy }) => ({
        validFrom,
        monthlyBaseSalary: rupeesOf(monthlyBasePaise),
        otMultiplierFactor,
        workingDays,
        ...(createdBy !== null && { createdBy }),
      }),
    );
  },
};
