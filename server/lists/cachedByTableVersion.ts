import { getTableName, sql } from "drizzle-orm";
import { currentMillis, currentTime } from "../../domain/clock";
import { indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import type { Database, Reader } from "../db/connect";
import { preparedStatement, sharedReads } from "../db/frequentReads";
import { listVersions, punches, stageEntries } from "../db/schema";
import type { VersionedTable } from "../db/tables";
import { dayMs } from "../units";
import { payTables } from "./kindTables";

/** The version of some tables. Changes by any server renew it. */
export interface ListVersion {
  /** A text that changes with each changed, added or removed row. */
  content: string;
  /** A text that changes with each added or removed row. */
  rows: string;
}

const read = preparedStatement<{ content: string; rows: string }>(
  "list_version",
  sql`select coalesce(string_agg(id || ' ' || version, ',' order by id), '') as content,
      coalesce(string_agg(id || ' ' || rows_version, ',' order by id), '') as rows
    from ${listVersions} where table_name = any(${sql.placeholder("tables")}::text[])`,
);

/** Reads the versions of tables. Rows read afterwards are at least as new. */
export async function readListVersion(db: Database, tables: readonly VersionedTable[]) {
  const [version] = await read(db, { tables: tables.map((table) => getTableName(table)) });
  if (!version) throw new Error("An aggregate returned no row");
  return version;
}

/**
 * The longest age, in milliseconds, of the rows of a computed list. Without a cache, each page, order and filter of the
 * list would compute the same rows.
 */
export const computedFreshMs = 60_000;

/** The most values of a cache. A plant looks at few years and dates at the same time. */
const cachedKeys = 6;

interface CachedValue<T> {
  readonly version: string;
  readonly readAt: number;
  readonly value: T;
}

/**
 * Caches until one of the tables changes or the day in India ends. Callers at the same time share a computation. A key
 * names one of several values.
 * @param freshMs the longest age of a value that the time itself changes
 */
export function cachedByTableVersion<T, Key extends string | number = "">(
  tables: readonly VersionedTable[],
  read: (db: Database, today: string, key: Key | undefined) => Promise<T>,
  freshMs = Infinity,
) {
  const caches = new WeakMap<Database, Map<string, CachedValue<T>>>();
  const shared = new WeakMap<Database, ReturnType<typeof sharedReads<T>>>();

  async function current(db: Database, key: Key | undefined): Promise<T> {
    const today = indiaDate(currentTime());
    // The version is read before the rows. After a write in between, the next request therefore reads the rows again.
    const version = `${today} ${(await readListVersion(db, tables)).content}`;
    const cache = caches.get(db) ?? new Map<string, CachedValue<T>>();
    caches.set(db, cache);
    const name = String(key);
    const entry = cache.get(name);
    const readAt = currentMillis();
    if (entry?.version === version && readAt - entry.readAt < freshMs) return entry.value;
    const value = await read(db, today, key);
    cache.delete(name);
    cache.set(name, { version, readAt, value });
    const [oldest] = cache.keys();
    if (cache.size > cachedKeys && oldest !== undefined) cache.delete(oldest);
    return value;
  }

  function readCached(db: Database, key?: Key): Promise<T> {
    const reads = shared.get(db) ?? sharedReads<T>();
    shared.set(db, reads);
    return reads(String(key), () => current(db, key));
  }

  return Object.assign(readCached, { tables });
}

/** The tables that a month's pay is computed from, without the punches and the entries of machines. */
const factTables = payTables.filter((table) => table !== punches && table !== stageEntries);

/** A figure of punches, and of the entries of machines. */
interface Rows extends Record<string, unknown> {
  readonly punch: number;
  readonly entry: number;
}

interface Entry<Value> {
  readonly facts: string;
  /** The highest numbers of the rows, and how many of the latest rows belonged to earlier months. */
  readonly last: Rows;
  readonly late: Rows;
  readonly value: Value;
}

/** The most cached months. A plant uses few of them: the present one and those that it locks. */
const cachedMonths = 6;

/**
 * A row has its number before other connections see the row. A row whose number is lower by more than this is visible.
 */
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
 * Caches a value for the start of a month. A change of a fact since the last locked month ends the value. A punch or a
 * machine's entry of today does not. Rows of both kinds are only added, so their count tells if earlier months have
 * further ones.
 */
export function cacheMonthStarts<Value>() {
  const caches = new WeakMap<Reader, Map<string, Entry<Value>>>();
  return async (db: Reader, month: string, read: () => Promise<Value>): Promise<Value> => {
    // A transaction may see rows that other connections do not see.
    if (!isPool(db)) return read();
    const cache = caches.get(db) ?? new Map<string, Entry<Value>>();
    caches.set(db, cache);
    // The version is read before the rows, so that the next request sees writes in between.
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
