import { and, desc, eq, gte, inArray, isNull, lte, or } from "drizzle-orm";
import * as z from "zod/mini";
import { type PensionMark, pensionLimitDay, pensionMarks } from "../../contract/employees";
import { lawfulCeiling } from "../../contract/statutoryRates";
import { type Message, say } from "../../domain/messages/say";
import { paiseOf, rupeesOf } from "../../domain/storedUnits";
import type { Reader, WriteDatabase } from "../db/connect";
import { employees, payTerms, statutoryRates } from "../db/schema";
import { pickColumns } from "../db/tables";
import { badRequest, conflict } from "../errors";
import type { Fields } from "../records/defineRecord";

/** Reads the ceiling of the pension's wages on a day, in paise. A plant without a rate for the day has the law's ceiling. */
async function readPensionCeiling(db: Reader, date: string): Promise<number> {
  const [rate] = await db
    .select({ ceilingPaise: statutoryRates.pensionCeilingPaise })
    .from(statutoryRates)
    .where(
      and(
        eq(statutoryRates.kind, "PROVIDENT_FUND"),
        lte(statutoryRates.validFrom, date),
        or(isNull(statutoryRates.validTo), gte(statutoryRates.validTo, date)),
      ),
    )
    .orderBy(desc(statutoryRates.pensionCeilingPaise))
    .limit(1);
  return rate?.ceilingPaise ?? paiseOf(lawfulCeiling(date));
}

/** Reads the terms of pay of an employee on a day. Undefined if none hold on it. */
async function findTermsOn(db: Reader, employeeId: number, date: string) {
  const [terms] = await db
    .select({ basePaise: payTerms.monthlyBasePaise, validFrom: payTerms.validFrom })
    .from(payTerms)
    .where(and(eq(payTerms.employeeId, employeeId), lte(payTerms.validFrom, date)))
    .orderBy(desc(payTerms.validFrom))
    .limit(1);
  return terms;
}

interface FundFacts {
  readonly fundJoinedOn?: string | null | undefined;
  readonly pension?: PensionMark | null | undefined;
}

type StoredFacts = FundFacts & { readonly id: number };

/**
 * Finds the contradiction between a changed mark of the pension and the terms of pay. Since 1 September 2014 a person who
 * joins the provident fund with a base above the day's ceiling is no member (Employees' Pension Scheme 1995, para. 6).
 * Without terms of pay on that day the wages are not known, and the mark is accepted. An unchanged mark stays, so that
 * other fields can be edited.
 */
async function findContradiction(
  db: Reader,
  { pension, fundJoinedOn }: FundFacts,
  stored: StoredFacts,
): Promise<Message | undefined> {
  if (pension !== "MEMBER" || !fundJoinedOn || fundJoinedOn < pensionLimitDay) return undefined;
  if (stored.pension === pension && stored.fundJoinedOn === fundJoinedOn) return undefined;
  const terms = await findTermsOn(db, stored.id, fundJoinedOn);
  if (!terms) return undefined;
  const ceilingPaise = await readPensionCeiling(db, fundJoinedOn);
  if (terms.basePaise <= ceilingPaise) return undefined;
  return say("fund.aboveCeiling", {
    date: { date: fundJoinedOn },
    base: rupeesOf(terms.basePaise),
    ceiling: rupeesOf(ceilingPaise),
  });
}

/**
 * Checks the mark of the pension in an edit.
 * @throws HttpError 400 by the field `pension`, or by the joining day if the mark was there before
 */
export async function checkPensionMark(
  db: Reader,
  facts: FundFacts,
  stored: StoredFacts,
): Promise<void> {
  const found = await findContradiction(db, facts, stored);
  if (!found) return;
  throw badRequest({ [stored.pension === facts.pension ? "fundJoinedOn" : "pension"]: found });
}

const RestoredFacts = z.object({
  fundJoinedOn: z.optional(z.nullable(z.string())),
  pension: z.optional(z.nullable(z.enum(pensionMarks))),
});

/**
 * Checks the mark of the pension that an undo restores. The terms of pay may have changed since the undone edit.
 * @throws HttpError 409
 */
export async function checkRestoredMark(tx: WriteDatabase, id: number, to: Fields): Promise<void> {
  const restored = RestoredFacts.parse(to);
  const [stored] = await tx
    .select(pickColumns(employees, "id", "pension", "fundJoinedOn"))
    .from(employees)
    .where(eq(employees.id, id))
    .for("no key update");
  const found = stored && (await findContradiction(tx, { ...stored, ...restored }, stored));
  if (found) throw conflict(found);
}

type TermsDay = Pick<typeof payTerms.$inferInsert, "employeeId" | "validFrom">;

/**
 * Finds a pension mark that new or removed terms of pay contradict. The base of a member on the day of joining the
 * provident fund is at most the ceiling of that day. Terms that other terms replace before the joining day, and terms
 * that begin after it, say nothing about the mark.
 */
async function findMarkAboveCeiling(
  db: Reader,
  changed: readonly TermsDay[],
): Promise<Message | undefined> {
  const ids = [...new Set(changed.map(({ employeeId }) => employeeId))];
  const members = await db
    .select({ id: employees.id, fundJoinedOn: employees.fundJoinedOn })
    .from(employees)
    .where(
      and(
        inArray(employees.id, ids),
        eq(employees.pension, "MEMBER"),
        gte(employees.fundJoinedOn, pensionLimitDay),
      ),
    );
  for (const { id, fundJoinedOn } of members) {
    if (fundJoinedOn === null) continue;
    const terms = await findTermsOn(db, id, fundJoinedOn);
    const isChanged = changed.some(
      ({ employeeId, validFrom }) =>
        terms && employeeId === id && terms.validFrom <= validFrom && validFrom <= fundJoinedOn,
    );
    const ceilingPaise = await readPensionCeiling(db, fundJoinedOn);
    if (!terms || !isChanged || terms.basePaise <= ceilingPaise) continue;
    return say("fund.memberAboveCeiling", {
      date: { date: fundJoinedOn },
      ceiling: rupeesOf(ceilingPaise),
    });
  }
  return undefined;
}

/** Checks new terms of pay by the pension marks. @throws HttpError 400 by the salary */
export async function checkTermsOfMembers(db: Reader, written: readonly TermsDay[]): Promise<void> {
  const found = await findMarkAboveCeiling(db, written);
  if (found) throw badRequest({ monthlyBaseSalary: found });
}

/**
 * Deletes terms of pay that an import has made. Earlier terms then hold on the days of the deleted terms.
 * @throws HttpError 409 if the earlier terms contradict a pension mark
 */
export async function removeTerms(tx: WriteDatabase, ids: readonly number[]): Promise<void> {
  const removed = await tx
    .delete(payTerms)
    .where(inArray(payTerms.id, [...ids]))
    .returning(pickColumns(payTerms, "employeeId", "validFrom"));
  const found = await findMarkAboveCeiling(tx, removed);
  if (found) throw conflict(found);
}
