import { sql } from "drizzle-orm";
import { startOfIndiaDate } from "../../domain/indiaTime";
import type { Database, Reader } from "../db/connect";
import {
  adjustments,
  advances,
  assignments,
  attendanceSettings,
  corrections,
  employees,
  employments,
  holidays,
  leaves,
  openingBalances,
  payOpening,
  payRuns,
  payslips,
  payTerms,
  punches,
  recoveries,
  shifts,
  statutoryRates,
  weeklyOffs,
} from "../db/schema";
import { dayMs } from "../durations";
import { listVersionOf } from "../lists/listVersion";
import type { Owed } from "./deductions";

/** The amounts that people owe when a month begins, by employee. */
export type OwedByPerson = ReadonlyMap<number, Owed>;

/** The tables that a month's pay is computed from, without punches. */
const factTables = [
  employees,
  employments,
  assignments,
  shifts,
  corrections,
  leaves,
  payTerms,
  attendanceSettings,
  weeklyOffs,
  holidays,
  adjustments,
  advances,
  statutoryRates,
  payRuns,
  payslips,
  recoveries,
  payOpening,
  openingBalances,
];

interface Known {
  readonly facts: string;
  /** The highest number of a punch, and how many of the latest punches were of the months before. */
  readonly lastPunch: number;
  readonly latePunches: number;
  readonly owed: OwedByPerson;
}

/** The cached months of each database. */
const months = new WeakMap<Reader, Map<string, Known>>();

/** A plant uses few months: the present one and those that it locks. */
const keptMonths = 6;

/** Numbers are given before the punch is seen. A punch with a lower number than this many before is seen by then. */
const unseenPunches = 10_000;

const isPool = (db: Reader): db is Database => "$client" in db;

/**
 * Counts the punches with ids above `above` that may change the months before a month. The last work day of those
 * months ends in the first two days of the month. Punches are never updated, so the count shows whether one was added.
 */
async function countPunches(db: Reader, month: string, above: number) {
  const until = new Date(startOfIndiaDate(`${month}-01`).getTime() + 2 * dayMs);
  const { rows } = await db.execute<{ last: number; late: number }>(sql`
    select coalesce((select max(${punches.id}) from ${punches}), 0)::int as last,
      (select count(*) from ${punches} where ${punches.id} > ${above} and ${punches.punchedAt} < ${until})::int as late`);
  return rows[0] ?? { last: 0, late: 0 };
}

/**
 * Returns what people owe when a month begins. The result depends on all months since the last locked one and is
 * cached until one of their facts changes. A punch of today does not change the result.
 * @param read computes the result
 */
export async function owedBefore(
  db: Reader,
  month: string,
  read: () => Promise<OwedByPerson>,
): Promise<OwedByPerson> {
  // A transaction may see rows that other connections do not see.
  if (!isPool(db)) return read();
  const kept = months.get(db) ?? new Map<string, Known>();
  months.set(db, kept);
  // Read before the rows: what is written in between is looked at by the next request.
  const { content: facts } = await listVersionOf(db, factTables);
  const known = kept.get(month);
  if (known?.facts === facts) {
    const { late } = await countPunches(db, month, known.lastPunch - unseenPunches);
    if (late === known.latePunches) return known.owed;
  }
  const { last: lastPunch } = await countPunches(db, month, 2 ** 31 - 1);
  const { late: latePunches } = await countPunches(db, month, lastPunch - unseenPunches);
  const owed = await read();
  kept.delete(month);
  kept.set(month, { facts, lastPunch, latePunches, owed });
  for (const oldest of kept.keys()) {
    if (kept.size > keptMonths) kept.delete(oldest);
  }
  return owed;
}
