import { and, eq, gt, inArray, isNull, lt, lte, max, min, type SQL, sql } from "drizzle-orm";
import { monthAfter } from "../../domain/indiaTime";
import type { Reader } from "../db/connect";
import {
  adjustments,
  advances,
  employments,
  openingBalances,
  payRuns,
  payslips,
  recoveries,
} from "../db/schema";
import { groupBy } from "../groupBy";
import type { OpenAdjustment, Owed } from "./deductions";
import { readOpeningMonth } from "./payRuns";

/** The tables that these figures are read from. Lists that show the figures include them in their version. */
export const recoveryTables = [recoveries, payslips, payRuns, openingBalances] as const;

/** The conditions that select an advance's or a deduction's recoveries and its opening balance. */
interface Source {
  readonly recoveries: SQL;
  readonly opening: SQL;
}

const ofAdvance: Source = {
  recoveries: eq(recoveries.advanceId, advances.id),
  opening: eq(openingBalances.advanceId, advances.id),
};
const ofAdjustment: Source = {
  recoveries: eq(recoveries.adjustmentId, adjustments.id),
  opening: eq(openingBalances.adjustmentId, adjustments.id),
};

/** A figure of the recoveries in locked months. @param before counts only the months before this one */
const ofLockedMonths = (figure: SQL, source: Source, before: string | undefined) => sql`(
  select ${figure}
  from ${recoveries}
  join ${payslips} on ${payslips.id} = ${recoveries.payslipId}
  join ${payRuns} on ${payRuns.id} = ${payslips.runId}
  where ${and(source.recoveries, isNull(payRuns.unlockedAt), before === undefined ? undefined : lt(payRuns.month, before))})`;

const takenPaise = (source: Source, before?: string) => sql<number>`(
  coalesce(${ofLockedMonths(sql`sum(${recoveries.amountPaise})`, source, before)}, 0)
  + coalesce((select ${openingBalances.recoveredPaise} from ${openingBalances} where ${source.opening}), 0)
)::float8`;

/** The amount that the last month carried over, or else the amount of the opening balance, in paise. */
const leftPaise = (source: Source, before?: string) => {
  const last = sql`(array_agg(${recoveries.carriedOverPaise} order by ${payRuns.month} desc))[1]`;
  return sql<number>`coalesce(
    ${ofLockedMonths(last, source, before)},
    (select ${openingBalances.carriedOverPaise} from ${openingBalances} where ${source.opening}),
    0)::float8`;
};

/** The part of an advance that locked months and the opening balance have taken back, in paise. */
export const recoveredOfAdvance = (before?: string) => takenPaise(ofAdvance, before);

/** The part of an advance that earlier months should have taken and did not, in paise. */
const leftOverOfAdvance = (before?: string) => leftPaise(ofAdvance, before);

/** The part of a deduction that locked months and the opening balance have taken, in paise. */
export const recoveredOfAdjustment = (before?: string) => takenPaise(ofAdjustment, before);

/** The rest of an advance, in paise; never negative. */
export const restOfAdvance = (before?: string) =>
  sql<number>`greatest(${advances.amountPaise} - ${recoveredOfAdvance(before)}, 0)`;

/** The rest of a deduction, in paise; never negative. */
const restOfAdjustment = (before?: string) =>
  sql<number>`greatest(${adjustments.amountPaise} - ${recoveredOfAdjustment(before)}, 0)`;

type Ids = readonly number[] | undefined;

/** The first date of joining by employee, as entered now. */
const firstEmployments = (db: Reader) =>
  db
    .select({
      employeeId: employments.employeeId,
      joinedOn: min(employments.joinedOn).as("joined_on"),
    })
    .from(employments)
    .groupBy(employments.employeeId)
    .as("first_employments");

function readOpenAdvances(db: Reader, month: string, ids: Ids) {
  const restPaise = restOfAdvance(month);
  const first = firstEmployments(db);
  return db
    .select({
      id: advances.id,
      employeeId: advances.employeeId,
      joinedOn: first.joinedOn,
      firstMonth: advances.firstMonth,
      reason: advances.reason,
      instalmentPaise: advances.instalmentPaise,
      restPaise,
      carriedOverPaise: leftOverOfAdvance(month),
    })
    .from(advances)
    .leftJoin(first, eq(first.employeeId, advances.employeeId))
    .where(
      and(
        isNull(advances.cancelledAt),
        lte(advances.firstMonth, month),
        ids && inArray(advances.employeeId, [...ids]),
        gt(restPaise, 0),
      ),
    )
    .orderBy(advances.givenOn, advances.id);
}

function readOpenDeductions(db: Reader, month: string, ids: Ids) {
  const paise = restOfAdjustment(month);
  const first = firstEmployments(db);
  return db
    .select({
      id: adjustments.id,
      employeeId: adjustments.employeeId,
      joinedOn: first.joinedOn,
      firstMonth: adjustments.month,
      reason: adjustments.reason,
      paise,
    })
    .from(adjustments)
    .leftJoin(first, eq(first.employeeId, adjustments.employeeId))
    .where(
      and(
        eq(adjustments.kind, "DEDUCTION"),
        isNull(adjustments.cancelledAt),
        lte(adjustments.month, month),
        ids && inArray(adjustments.employeeId, [...ids]),
        gt(paise, 0),
      ),
    )
    .orderBy(adjustments.month, adjustments.id);
}

/** The amounts that people owe, and the first month whose deductions are not stored. */
interface OwedByPerson {
  readonly people: ReadonlyMap<number, Owed>;
  /** The first month after the locked months that may take a part. Undefined if no person owes anything. */
  readonly firstMonth: string | undefined;
}

/** Reads what is owed in the months up to one, as the months locked before it have left it. */
export async function readOwed(db: Reader, month: string, ids?: Ids): Promise<OwedByPerson> {
  const [locked] = await db
    .select({ month: max(payRuns.month) })
    .from(payRuns)
    .where(and(isNull(payRuns.unlockedAt), lt(payRuns.month, month)));
  const opening = await readOpeningMonth(db);
  const given = await readOpenAdvances(db, month, ids);
  const deducted = await readOpenDeductions(db, month, ids);
  const owed = [...given, ...deducted];
  const months = owed.map(({ firstMonth, joinedOn }) => {
    const joined = joinedOn?.slice(0, 7) ?? firstMonth;
    return firstMonth > joined ? firstMonth : joined;
  });
  const advancesOf = groupBy(given, ({ employeeId }) => employeeId);
  const deductionsOf = groupBy(deducted, ({ employeeId }) => employeeId);
  const people = owed.map(({ employeeId }): [number, Owed] => [
    employeeId,
    {
      advances: advancesOf.get(employeeId) ?? [],
      deductions: deductionsOf.get(employeeId) ?? [],
    },
  ]);
  return {
    people: new Map(people),
    firstMonth: locked?.month ? monthAfter(locked.month) : (opening ?? months.toSorted()[0]),
  };
}

/** Reads the additions to a month's pay, by employee. */
export async function readAdditions(
  db: Reader,
  month: string,
  ids?: Ids,
): Promise<Map<number, OpenAdjustment[]>> {
  const rows = await db
    .select({
      employeeId: adjustments.employeeId,
      id: adjustments.id,
      reason: adjustments.reason,
      paise: adjustments.amountPaise,
    })
    .from(adjustments)
    .where(
      and(
        eq(adjustments.kind, "ADDITION"),
        isNull(adjustments.cancelledAt),
        eq(adjustments.month, month),
        ids && inArray(adjustments.employeeId, [...ids]),
      ),
    )
    .orderBy(adjustments.id);
  return groupBy(rows, ({ employeeId }) => employeeId);
}
