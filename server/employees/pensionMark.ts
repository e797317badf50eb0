import { and, desc, eq, gte, inArray, isNull, lte, or } from "drizzle-orm";
import { type PensionMark, pensionLimitDay } from "../../contract/employees";
import { lawfulCeiling } from "../../contract/statutoryRates";
import { say } from "../../domain/messages/say";
import type { Reader } from "../db/connect";
import { employees, payTerms, statutoryRates } from "../db/schema";
import { badRequest } from "../errors";
import { paiseOf, rupeesOf } from "../units";

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

/**
 * Checks a changed mark of the pension. Since 1 September 2014 a person who joins the provident fund with a base above
 * the day's ceiling is no member (Employees' Pension Scheme 1995, para. 6). Without terms of pay on that day the wages
 * are not known, and the mark is accepted. An unchanged mark stays, so that other fields can be edited.
 * @throws HttpError 400 by the field `pension`, or by the joining day if the mark was there before
 */
export async function checkPensionMark(
  db: Reader,
  { pension, fundJoinedOn }: FundFacts,
  stored: FundFacts & { readonly id: number },
): Promise<void> {
  if (pension !== "MEMBER" || !fundJoinedOn || fundJoinedOn < pensionLimitDay) return;
  if (stored.pension === pension && stored.fundJoinedOn === fundJoinedOn) return;
  const terms = await findTermsOn(db, stored.id, fundJoinedOn);
  if (!terms) return;
  const ceilingPaise = await readPensionCeiling(db, fundJoinedOn);
  if (terms.basePaise <= ceilingPaise) return;
  throw badRequest({
    [stored.pension === pension ? "fundJoinedOn" : "pension"]: say("fund.aboveCeiling", {
      date: { date: fundJoinedOn },
      base: rupeesOf(terms.basePaise),
      ceiling: rupeesOf(ceilingPaise),
    }),
  });
}

/**
 * Checks new terms of pay by the pension marks. The base of a member on the day of joining the provident fund is at most
 * the ceiling of that day.
 * @throws HttpError 400 by the salary
 */
export async function checkTermsOfMembers(
  db: Reader,
  written: readonly Pick<typeof payTerms.$inferInsert, "employeeId" | "validFrom">[],
): Promise<void> {
  const ids = [...new Set(written.map(({ employeeId }) => employeeId))];
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
    const isWritten = written.some(
      ({ employeeId, validFrom }) => employeeId === id && validFrom === terms?.validFrom,
    );
    const ceilingPaise = await readPensionCeiling(db, fundJoinedOn);
    if (!terms || !isWritten || terms.basePaise <= ceilingPaise) continue;
    throw badRequest({
      monthlyBaseSalary: say("fund.memberAboveCeiling", {
        date: { date: fundJoinedOn },
        ceiling: rupeesOf(ceilingPaise),
      }),
    });
  }
}
