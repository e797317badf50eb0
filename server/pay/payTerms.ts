import { and, desc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import {
  type PayTermsEntry,
  type PayTerms as PayTermsReply,
  PayTermsRow,
  payTermsImport,
  type SalarySetup,
} from "../../contract/salary";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { paiseOf, rupeesOf } from "../../domain/money";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { employees, payTerms } from "../db/schema";
import { employeeRecordRows } from "../employees/employeeRows";
import { checkTermsOfMembers, removeTerms } from "../employees/pensionMark";
import { badRequest, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { lockPayRunsShared } from "../payLocks/lockedMonths";
import { defineRecord } from "../records/defineRecord";
import { readEmployments } from "../shifts/datedFacts";
import { rupeesSql } from "../units";
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

/** Returns the row of new terms of a file. @throws HttpError 400 by the field */
async function newTerms(
  tx: WriteDatabase,
  session: Session,
  { barcodeId, validFrom, ...amounts }: PayTermsEntry,
) {
  const [employee] = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.barcodeId, barcodeId), isNull(employees.deactivatedAt)));
  if (!employee) throw badRequest({ barcodeId: say("employee.noActiveBarcode") });
  return {
    employeeId: employee.id,
    validFrom: await findValidFrom(tx, { employeeId: employee.id, validFrom }),
    ...amountColumns(amounts),
    createdBy: session.email,
  };
}

const ofTerms = employeeRecordRows(payTerms);
const termsRows = {
  ...ofTerms,
  fields: {
    ...ofTerms.fields,
    monthlyBaseSalary: rupeesSql(payTerms.monthlyBasePaise),
    otMultiplierFactor: sql`${payTerms.otMultiplierFactor}::float8`,
    workingDays: sql`${payTerms.workingDays}::float8`,
  },
};

/** A file and the page of a salary write the same rows. A set-up on the page replaces the terms of the same date. */
export const termsRecord = defineRecord({
  kind: "terms",
  seenBy: "getAllPayTerms",
  name: employees.name,
  table: payTerms,
  unique: { pay_terms_date: ["validFrom", say("salary.sameDate")] },
  list: termsRows,
  reply: PayTermsRow,
  what: say("this.terms"),
  import: {
    forms: payTermsImport,
    prepare: lockPayRunsShared,
    uniqueField: {
      keyOf(values) {
        if (!("barcodeId" in values && "validFrom" in values)) return undefined;
        const { barcodeId, validFrom } = values;
        return validFrom === undefined ? undefined : `${barcodeId} ${validFrom}`;
      },
      async findOwners(tx, keys) {
        const key = sql<string>`${employees.barcodeId} || ' ' || ${payTerms.validFrom}`;
        const owners = await tx
          .select({ id: payTerms.id, key })
          .from(payTerms)
          .innerJoin(employees, eq(employees.id, payTerms.employeeId))
          .where(inArray(key, [...keys]));
        return new Map(owners.map((owner) => [owner.key, owner.id]));
      },
    },
    async columns(value, { id, session, tx }) {
      return { ...(await newTerms(tx, session, value)), id };
    },
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

  getAllPayTerms: () => termsRows,

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
