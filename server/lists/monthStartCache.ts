import { sql } from "drizzle-orm";
import { startOfIndiaDate } from "../../domain/indiaTime";
import type { Database, Reader } from "../db/connect";
import { punches, stageEntries } from "../db/schema";
import { dayMs } from "../units";
import { readListVersion } from "./cachedByTableVersion";
import { payTables } from "./tableGroups";

/** The tables that a month's pay is computed from, without the punches and the entries of machines. */
const factTables = payTables.filter((table) => table !== punches && table !== stageEntries);

/** A figure of punches, and of the entries of machines. */
interface Rows extends Record<string, unknown> {
  readonly punch: number;
  readonly entry: number;
}

interface Entry<Value> {
  readonly facts: string;
  /** The highest numbers, and the number of the latest rows that were of the months before. */
  readonly last: Rows;
  readonly late: Rows;
  readonly value: Value;
}

/** A plant uses few months: the present one and those that it locks. */
const cachedMonths = 6;

/** Numbers are given before the row is seen. A row with a lower number than this many before is seen by then. */
const unseenRows = 10_000;

const isPool = (db: Reader): db is Database => "$client" in db;

const noRows: Rows = { punch: 0, entry: 0 };

async function readLastNumbers(db: Database): Promise<Rows> {
  const { rows } = await db.execute<Rows>(sql`
    select coalesce((select max(${punches.id}) from ${punches}), 0)::int as punch,
      coalesce((select max(${stageEntries.id}) from ${stageEntries}), 0)::int as entry`);
  return rows[0] ?? noRows;
}

/** Counts the latest rows before the third day of a month, in which the last work day of the month before ends. */
async function countLateRows(db: Database, month: string, last: Rows): Promise<Rows> {
  const until = new Date(startOfIndiaDate(`${month}-01`).getTime() + 2 * dayMs).toISOString();
  const { rows } = await db.execute<Rows>(sql`
    select
      (select count(*) from ${punches}
        where ${punches.id} > ${last.punch - unseenRows} and ${punches.punchedAt} < ${until})::int as punch,
      (select count(*) from ${stageEntries}
        where ${stageEntries.id} > ${last.entry - unseenRows} and ${stageEntries.at} < ${until})::int as entry`);
  return rows[0] ?? noRows;
}

/**
 * Caches a value for the start of a month. A change of a fact since the last locked month ends it. A punch or an entry of
 * today does not. Both are only added, so their count tells if the months before have further ones.
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
      const { punch, entry: entries } = await countLateRows(db, month, entry.last);
      if (punch === entry.late.punch && entries === entry.late.entry) return entry.value;
    }
    const last = await readLastNumbers(db);
    const late = await countLateRows(db, month, last);
    const value = await read();
    cache.delete(month);
    cache.set(month, { facts, last, late, value });
    for (const oldest of cache.keys()) if (cache.size > cachedMonths) cache.delete(oldest);
    return value;
  };
}
