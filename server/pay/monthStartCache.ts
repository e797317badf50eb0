import { sql } from "drizzle-orm";
import { startOfIndiaDate } from "../../domain/indiaTime";
import type { Database, Reader } from "../db/connect";
import { adjustments, advances, punches, statutoryRates } from "../db/schema";
import { readListVersion } from "../lists/listVersion";
import { dayTables, lockedPayTables } from "../lists/tableGroups";
import { dayMs } from "../units";

/** The tables that a month's pay is computed from, without punches. */
const factTables = [
  ...dayTables.filter((table) => table !== punches),
  ...[adjustments, advances, statutoryRates, ...lockedPayTables],
];

interface Entry<Value> {
  readonly facts: string;
  /** The highest number of a punch, and the number of the latest punches that were of the months before. */
  readonly lastPunch: number;
  readonly latePunches: number;
  readonly value: Value;
}

/** A plant uses few months: the present one and those that it locks. */
const cachedMonths = 6;

/** Numbers are given before the punch is seen. A punch with a lower number than this many before is seen by then. */
const unseenPunches = 10_000;

const isPool = (db: Reader): db is Database => "$client" in db;

/** Counts the latest punches before the third day of a month, in which the last work day of the month before ends. */
async function countPunches(db: Reader, month: string, above: number) {
  const until = new Date(startOfIndiaDate(`${month}-01`).getTime() + 2 * dayMs);
  const { rows } = await db.execute<{ last: number; late: number }>(sql`
    select coalesce((select max(${punches.id}) from ${punches}), 0)::int as last,
      (select count(*) from ${punches} where ${punches.id} > ${above} and ${punches.punchedAt} < ${until})::int as late`);
  return rows[0] ?? { last: 0, late: 0 };
}

/**
 * Caches a value for the start of a month. A change of a fact since the last locked month ends it. A punch of today does
 * not. Punches are only added, so their count tells if the months before have further ones.
 */
export function cacheMonthStarts<Value>() {
  const caches = new WeakMap<Reader, Map<string, Entry<Value>>>();
  return async (db: Reader, month: string, read: () => Promise<Value>): Promise<Value> => {
    // A transaction may see rows that other connections do not see.
    if (!isPool(db)) return read();
    const cache = caches.get(db) ?? new Map<string, Entry<Value>>();
    caches.set(db, cache);
    // Read before the rows, so that the next request sees writes in between.
    const { content: facts } = await readListVersion(db, factTables);
    const entry = cache.get(month);
    if (entry?.facts === facts) {
      const { late } = await countPunches(db, month, entry.lastPunch - unseenPunches);
      if (late === entry.latePunches) return entry.value;
    }
    const { last: lastPunch } = await countPunches(db, month, 2 ** 31 - 1);
    const { late: latePunches } = await countPunches(db, month, lastPunch - unseenPunches);
    const value = await read();
    cache.delete(month);
    cache.set(month, { facts, lastPunch, latePunches, value });
    for (const oldest of cache.keys()) if (cache.size > cachedMonths) cache.delete(oldest);
    return value;
  };
}
