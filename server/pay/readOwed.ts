import { and, desc, eq, gt, inArray, isNull, lt, lte, min, type SQL, sql } from "drizzle-orm";
import { monthAfter } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import type { Reader } from "../db/connect";
import {
  adjustments,
  advances,
  employments,
  openingBalances,
  payRuns,
  payslips,
  recoveries,
  settlements,
} from "../db/schema";
import { pickColumns } from "../db/tables";
import { groupBy } from "../groupBy";
import { readOpeningMonth } from "../payLocks/lockedMonths";
import type { Owed } from "./deductions";
import { readCarriedComponents } from "./lockedPayslips";
import { readFirstMonthWithFacts } from "./lockState";
import { readComponents } from "./monthDays";

/** The tables that these figures are read from. Lists that show the figures include them in their version. */
export const recoveryTables = [recoveries, payslips, payRuns, openingBalances] as const;

/**
 * The advances that people owe, and the conditions that select the recoveries and the opening balance of an advance.
 */
const ofAdvance = {
  table: advances,
  firstMonth: advances.firstMonth,
  instalmentPaise: advances.instalmentPaise,
  isDue: isNull(advances.cancelledAt),
  order: [advances.givenOn, advances.id],
  recoveries: eq(recoveries.advanceId, advances.id),
  opening: eq(openingBalances.advanceId, advances.id),
};
/** The deductions that people owe. A deduction has no instalments. */
const ofDeduction = {
  table: adjustments,
  firstMonth: adjustments.month,
  instalmentPaise: adjustments.amountPaise,
  isDue: and(isNull(adjustments.cancelledAt), eq(adjustments.kind, "DEDUCTION")),
  order: [adjustments.month, adjustments.id],
  recoveries: eq(recoveries.adjustmentId, adjustments.id),
  opening: eq(openingBalances.adjustmentId, adjustments.id),
};
type Source = typeof ofAdvance | typeof ofDeduction;

export const owedSources = { ADVANCE: ofAdvance, DEDUCTION: ofDeduction };

/** Returns a figure of the recoveries in locked months. @param before counts only the months before this one */
const ofLockedMonths = (figure: SQL, source: Source, before = "9999-12") => sql`(
  select ${figure}
  from ${recoveries}
  join ${payslips} on ${payslips.id} = ${recoveries.payslipId}
  join ${payRuns} on ${payRuns.id} = ${payslips.runId}
  where ${and(source.recoveries, isNull(payRuns.unlockedAt), lt(payRuns.month, before))})`;

/** Returns the part that locked months and the opening balance have taken, in paise. */
export const recoveredPaise = (source: Source, before?: string) => sql<number>`(
  coalesce(${ofLockedMonths(sql`sum(${recoveries.amountPaise})`, source, before)}, 0)
  + coalesce((select ${openingBalances.recoveredPaise} from ${openingBalances} where ${source.opening}), 0)
)::float8`;

/** Returns the amount that the last month carried over, or else the amount of the opening balance, in paise. */
const carriedOverPaise = (source: Source, before: string) => {
  const last = sql`(array_agg(${recoveries.carriedOverPaise} order by ${payRuns.month} desc))[1]`;
  return sql<number>`coalesce(
    ${ofLockedMonths(last, source, before)},
    (select ${openingBalances.carriedOverPaise} from ${openingBalances} where ${source.opening}),
    0)::float8`;
};

/** Returns the part that is not taken yet, in paise. It is never negative. */
export const restPaise = (source: Source, before?: string) =>
  sql<number>`greatest(${source.table.amountPaise} - ${recoveredPaise(source, before)}, 0)`;

type Ids = readonly number[] | undefined;

/** Reads the advances or deductions that begin by a month and have a rest at its start, in the order of recovery. */
function readOpen(db: Reader, source: Source, month: string, ids: Ids) {
  const { table, firstMonth, instalmentPaise } = source;
  const rest = restPaise(source, month);
  const employed = db
    .select({
      employeeId: employments.employeeId,
      joinedOn: min(employments.joinedOn).as("joined_on"),
      lastMonth: sql<string | null>`case when bool_and(${employments.leftOn} is not null)
        then to_char(max(${employments.leftOn}), 'YYYY-MM') end`.as("last_month"),
    })
    .from(employments)
    .groupBy(employments.employeeId)
    .as("employed");
  // The last pay of a leaver takes what later months were to take.
  const beginsIn = sql<string>`least(${firstMonth}, ${employed.lastMonth})`;
  return db
    .select({
      id: table.id,
      employeeId: table.employeeId,
      joinedOn: employed.joinedOn,
      firstMonth: beginsIn,
      reason: table.reason,
      instalmentPaise,
      restPaise: rest,
      carriedOverPaise: carriedOverPaise(source, month),
    })
    .from(table)
    .leftJoin(employed, eq(employed.employeeId, table.employeeId))
    .where(
      and(
        source.isDue,
        lte(beginsIn, month),
        ids && inArray(table.employeeId, [...ids]),
        gt(rest, 0),
      ),
    )
    .orderBy(...source.order);
}

interface OwedByPerson {
  readonly people: ReadonlyMap<number, Owed>;
  /** The first month after the locked months that may take a part. Undefined if no person owes anything. */
  readonly firstMonth: string | undefined;
}

/** Reads the debts up to a month, less the recoveries of the locked months before it. */
export async function readOwed(db: Reader, month: string, ids?: Ids): Promise<OwedByPerson> {
  const [locked] = await db
    .select(pickColumns(payRuns, "id", "month"))
    .from(payRuns)
    .where(and(isNull(payRuns.unlockedAt), lt(payRuns.month, month)))
    .orderBy(desc(payRuns.month))
    .limit(1);
  const opening = await readOpeningMonth(db);
  const given = await readOpen(db, ofAdvance, month, ids);
  const openDeductions = await readOpen(db, ofDeduction, month, ids);
  const deducted = openDeductions.map(({ restPaise: paise, ...deduction }) => ({
    ...deduction,
    paise,
  }));
  const owed = [...given, ...deducted];
  const months = owed.map(({ firstMonth, joinedOn }) => {
    const joined = joinedOn?.slice(0, 7) ?? firstMonth;
    return firstMonth > joined ? firstMonth : joined;
  });
  const carried = locked ? await readCarriedComponents(db, locked, ids) : [];
  const carriedOf = groupBy(carried, ({ employeeId }) => employeeId);
  const advancesOf = groupBy(given, ({ employeeId }) => employeeId);
  const deductionsOf = groupBy(deducted, ({ employeeId }) => employeeId);
  const owedBy = (id: number): Owed => ({
    advances: advancesOf.get(id) ?? [],
    deductions: deductionsOf.get(id) ?? [],
    carried: carriedOf.get(id) ?? [],
  });
  const all = [...owed, ...carried];
  return {
    people: new Map(all.map(({ employeeId }) => [employeeId, owedBy(employeeId)])),
    firstMonth: locked
      ? monthAfter(locked.month)
      : (opening ?? [...months, ...(await readFirstComponentMonths(db))].toSorted()[0]),
  };
}

/** Returns the first month with a deduction by a component, if there is one. No month without facts deducts anything. */
async function readFirstComponentMonths(db: Reader): Promise<string[]> {
  const components = await readComponents(db);
  const months = components
    .filter(({ kind }) => kind === "DEDUCTION")
    .map(({ validFrom }) => validFrom.slice(0, 7));
  const first = months.length > 0 ? await readFirstMonthWithFacts(db) : undefined;
  return first === undefined ? [] : months.map((month) => (month > first ? month : first));
}

export async function readAdditions(db: Reader, month: string, ids?: Ids) {
  const rows = await db
    .select({
      ...pickColumns(adjustments, "employeeId", "id", "reason", "benefit", "wageKind"),
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
  const additions = rows.map(({ benefit, wageKind, ...row }) => ({
    ...row,
    ...(benefit && { benefit }),
    ...(wageKind && { wageKind }),
  }));
  return groupBy(additions, ({ employeeId }) => employeeId);
}

/** Reads what final settlements have paid of a month, by employee. The payslip deducts it, so nothing is paid twice. */
export async function readSettled(db: Reader, month: string, ids?: Ids) {
  const part = sql`jsonb_to_recordset(${settlements.months}) as part (month text, paise bigint)`;
  const rows = await db
    .select({
      employeeId: settlements.employeeId,
      leftOn: settlements.leftOn,
      paise: sql<number>`part.paise::float8`,
    })
    .from(settlements)
    .innerJoin(part, sql`part.month = ${month}`)
    .where(and(isNull(settlements.cancelledAt), ids && inArray(settlements.employeeId, [...ids])))
    .orderBy(settlements.id);
  const lines = rows
    .filter(({ paise }) => paise !== 0)
    .map(({ employeeId, leftOn, paise }) => ({
      employeeId,
      line: {
        kind: "SETTLEMENT",
        paise: -paise,
        formula: say("formula.settled", { date: { date: leftOn } }),
      } as const,
    }));
  return groupBy(lines, ({ employeeId }) => employeeId);
}
