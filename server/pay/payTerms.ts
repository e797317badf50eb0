import { and, desc, eq, isNull, lte } from "drizzle-orm";
import {
  type PayTermsEntry,
  type PayTerms as PayTermsReply,
  payTermsImport,
  type SalarySetup,
  termsCalls,
} from "../../contract/salary";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { paiseOf, rupeesOf } from "../../domain/storedUnits";
import { recordChange } from "../audit/auditLog";
import type { WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { employees, payTerms } from "../db/schema";
import { badgeKey, employeeRecordRows } from "../employees/employeeRows";
import { checkTermsOfMembers, removeTerms } from "../employees/pensionMark";
import { badRequest, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { lockPayRunsShared } from "../payLocks/lockedMonths";
import { datedKind } from "../records/datedKind";
import { readEmployments } from "../shifts/datedFacts";
import { termsColumns } from "./monthDays";
import { checkWageSum } from "./payChecks";

/** Locks an active employee, so that the second of two set-ups sees the first. @returns the first joining date */
async function lockJoined(tx: WriteDatabase, employeeId: number): Promise<string> {
  const [employee] = await tx
    .select({ joinedAt: employees.joinedAt })
    .from(employees)
    .where(and(eq(employees.id, employeeId), isNull(employees.deactivatedAt)))
    .for("no key update");
  if (!employee) throw notFound(say("named.activeEmployee", { barcode: String(employeeId) }));
  const [first] = (await readEmployments(tx, [employeeId])).get(employeeId) ?? [];
  return first?.joinedOn ?? indiaDate(employee.joinedAt);
}

/**
 * Returns the first day of new terms: today by default, and for the first terms the day of joining.
 * @throws HttpError 400 for a day before joining
 */
async function findValidFrom(
  tx: WriteDatabase,
  { employeeId, validFrom }: Pick<SalarySetup, "employeeId" | "validFrom">,
) {
  const joined = await lockJoined(tx, employeeId);
  if (validFrom !== undefined) {
    if (validFrom < joined)
      throw badRequest({ validFrom: say("salary.beforeJoining", { date: { date: joined } }) });
    return validFrom;
  }
  const [earlier] = await tx.select().from(payTerms).where(eq(payTerms.employeeId, employeeId));
  return earlier ? indiaDate(currentTime()) : joined;
}

async function findTerms(tx: WriteDatabase, employeeId: number, date: string) {
  const [terms] = await tx
    .select(termsColumns)
    .from(payTerms)
    .where(and(eq(payTerms.employeeId, employeeId), lte(payTerms.validFrom, date)))
    .orderBy(desc(payTerms.validFrom))
    .limit(1);
  return terms;
}

type Amounts = Pick<SalarySetup, "monthlyBaseSalary" | "otMultiplierFactor" | "workingDays">;

const amountColumns = ({ monthlyBaseSalary, otMultiplierFactor, workingDays }: Amounts) => ({
  monthlyBasePaise: paiseOf(monthlyBaseSalary),
  otMultiplierFactor,
  workingDays,
});

/** A file and the page of a salary write the same rows. A set-up on the page replaces the terms of the same date. */
export const terms = datedKind(termsCalls, {
  kind: "terms",
  table: payTerms,
  list: employeeRecordRows(payTerms),
  name: employees.name,
  what: say("this.terms"),
  unique: { pay_terms_date: ["validFrom", say("salary.sameDate")] },
  prepare: lockPayRunsShared,
  converted: ["barcodeId"],
  async creates({
    tx,
    body: { barcodeId, validFrom },
  }: {
    tx: WriteDatabase;
    body: PayTermsEntry;
  }) {
    const [employee] = await tx
      .select({ id: employees.id })
      .from(employees)
      .where(and(eq(employees.barcodeId, barcodeId), isNull(employees.deactivatedAt)));
    if (!employee) throw badRequest({ barcodeId: say("employee.noActiveBarcode") });
    const employeeId = employee.id;
    return { employeeId, validFrom: await findValidFrom(tx, { employeeId, validFrom }) };
  },
  import: {
    forms: payTermsImport,
    uniqueField: badgeKey(payTerms, ["validFrom"]),
    async inserted(tx, rows) {
      const highest = rows.toSorted((a, b) => b.monthlyBasePaise - a.monthlyBasePaise)[0];
      if (highest) await checkWageSum(tx, highest.employeeId, highest.monthlyBasePaise);
      await checkTermsOfMembers(tx, rows);
    },
    remove: removeTerms,
  },
});

export const payTermsHandlers = {
  async addSalary({ body, session }, { tx }) {
    const { employeeId } = body;
    await lockPayRunsShared(tx);
    const validFrom = await findValidFrom(tx, body);
    const before = await findTerms(tx, employeeId, validFrom);
    await checkWageSum(tx, employeeId, paiseOf(body.monthlyBaseSalary));
    const after = { validFrom, ...amountColumns(body) };
    const written = { ...after, createdBy: session.email, createdAt: currentTime() };
    // The new row has another number, so that the undo of an import does not delete the row.
    await tx
      .delete(payTerms)
      .where(and(eq(payTerms.employeeId, employeeId), eq(payTerms.validFrom, validFrom)));
    await tx.insert(payTerms).values({ employeeId, ...written });
    await checkTermsOfMembers(tx, [{ employeeId, validFrom }]);
    await recordChange(tx, session, {
      call: "addSalary",
      record: `employee ${employeeId}`,
      ...(before && { before }),
      after,
    });
    return say("salary.saved");
  },

  async getPayTerms({ params }, { db }) {
    const id = parseId(params.employeeId) ?? 0;
    if ((await db.$count(employees, eq(employees.id, id))) === 0)
      throw notFound(say("this.employee"));
    const rows = await db
      .select()
      .from(payTerms)
      .where(eq(payTerms.employeeId, id))
      .orderBy(desc(payTerms.validFrom));
    return rows.map(
      ({
        validFrom,
        monthlyBasePaise,
        otMultiplierFactor,
        workingDays,
        createdBy,
      }): PayTermsReply => ({
        validFrom,
        monthlyBaseSalary: rupeesOf(monthlyBasePaise),
        otMultiplierFactor,
        workingDays,
        ...(createdBy !== null && { createdBy }),
      }),
    );
  },
} satisfies Partial<Handlers>;
