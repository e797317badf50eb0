import { and, eq, gt, inArray, isNull, lt, lte, max, type SQL, sql } from "drizzle-orm";
import { indiaDate } from "../../contract/indiaTime";
import type { Database } from "../db/connect";
import { adjustments, advances, employees, payRuns, payslips, recoveries } from "../db/schema";
import { groupBy } from "../groupBy";
import { monthAfter } from "./months";
import type { Line } from "./payLine";
import type { OpenAdjustment } from "./payLines";
import type { OpenAdvance } from "./recoveryLines";

type Reader = Pick<Database, "select" | "execute">;

/** The month of whose pay the first part is taken. */
interface FromMonth {
  readonly firstMonth: string;
}

/** What one person is still to give back, or to have deducted, the oldest first. */
export interface Owed {
  readonly advances: readonly (OpenAdvance & FromMonth)[];
  readonly deductions: readonly (OpenAdjustment & FromMonth)[];
}

export const nothingOwed: Owed = { advances: [], deductions: [] };

/** What of it a month has to do with. */
export const owedIn = ({ advances, deductions }: Owed, month: string): Owed => ({
  advances: advances.filter(({ firstMonth }) => firstMonth <= month),
  deductions: deductions.filter(({ firstMonth }) => firstMonth <= month),
});

/** What is still owed after a month whose pay has these lines. */
export function owedAfter({ advances, deductions }: Owed, lines: readonly Line[]): Owed {
  const lineOf = (kind: Line["kind"], id: number) =>
    lines.find((line) => line.kind === kind && line.sourceId === id);
  return {
    advances: advances
      .map((advance) => {
        const line = lineOf("ADVANCE", advance.id);
        if (line === undefined) return advance;
        const { paise, carriedOverPaise = 0 } = line;
        return { ...advance, restPaise: advance.restPaise + paise, carriedOverPaise };
      })
      .filter(({ restPaise }) => restPaise > 0),
    deductions: deductions
      .map((deduction) => ({
        ...deduction,
        paise: deduction.paise + (lineOf("DEDUCTION", deduction.id)?.paise ?? 0),
      }))
      .filter(({ paise }) => paise > 0),
  };
}

/** A figure of what the months locked before one have taken of an advance or a deduction. */
const recovered = (figure: SQL, source: SQL, month: string) => sql<number>`(
  select coalesce(${figure}, 0)::float8
  from ${recoveries}
  join ${payslips} on ${payslips.id} = ${recoveries.payslipId}
  join ${payRuns} on ${payRuns.id} = ${payslips.runId}
  where ${source} and ${payRuns.unlockedAt} is null and ${payRuns.month} < ${month})`;

const taken = sql`sum(${recoveries.amountPaise})`;
const leftOver = sql`(array_agg(${recoveries.carriedOverPaise} order by ${payRuns.month} desc))[1]`;

type Ids = readonly number[] | undefined;

function openAdvances(db: Reader, month: string, ids: Ids) {
  const source = sql`${recoveries.advanceId} = ${advances.id}`;
  const restPaise = sql<number>`${advances.amountPaise} - ${recovered(taken, source, month)}`;
  return db
    .select({
      id: advances.id,
      employeeId: advances.employeeId,
      joinedAt: employees.joinedAt,
      firstMonth: advances.firstMonth,
      reason: advances.reason,
      instalmentPaise: advances.instalmentPaise,
      restPaise,
      carriedOverPaise: recovered(leftOver, source, month),
    })
    .from(advances)
    .innerJoin(employees, eq(employees.id, advances.employeeId))
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

function openDeductions(db: Reader, month: string, ids: Ids) {
  const source = sql`${recoveries.adjustmentId} = ${adjustments.id}`;
  const paise = sql<number>`${adjustments.amountPaise} - ${recovered(taken, source, month)}`;
  return db
    .select({
      id: adjustments.id,
      employeeId: adjustments.employeeId,
      joinedAt: employees.joinedAt,
      firstMonth: adjustments.month,
      reason: adjustments.reason,
      paise,
    })
    .from(adjustments)
    .innerJoin(employees, eq(employees.id, adjustments.employeeId))
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

/** What people owe, and since when nobody knows what is taken of it. */
interface OwedByPerson {
  readonly people: ReadonlyMap<number, Owed>;
  /** The first month after the locked ones in which something may be taken; none where nothing is owed. */
  readonly firstMonth: string | undefined;
}

/** Reads what is owed in the months up to one, as the months locked before it have left it. */
export async function readOwed(db: Reader, month: string, ids?: Ids): Promise<OwedByPerson> {
  const [locked] = await db
    .select({ month: max(payRuns.month) })
    .from(payRuns)
    .where(and(isNull(payRuns.unlockedAt), lt(payRuns.month, month)));
  const given = await openAdvances(db, month, ids);
  const deducted = await openDeductions(db, month, ids);
  const owed = [...given, ...deducted];
  const months = owed.map(({ firstMonth, joinedAt }) => {
    const joined = indiaDate(joinedAt).slice(0, 7);
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
    firstMonth: locked?.month ? monthAfter(locked.month) : months.toSorted()[0],
  };
}

/** What is to be added to a month's pay, by employee. */
export async function additionsIn(
  db: Pick<Database, "select">,
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
