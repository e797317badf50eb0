import { getTableName, sql } from "drizzle-orm";
import { indiaDate } from "../../domain/indiaTime";
import type { Database } from "../db/connect";
import { preparedStatement } from "../db/preparedStatement";
import { listVersions } from "../db/schema";
import { sharedReads } from "../db/sharedReads";
import type { VersionedTable } from "../db/tables";

/** The version of some tables. Changes by any server renew it. */
export interface ListVersion {
  /** Another one whenever a row changed, came or went. */
  content: string;
  /** Another one whenever rows came or went. */
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
 * The longest age of a computed list: one that is sorted, filtered and turned page by page. Without a cache each page
 * would compute the same month.
 */
export const computedFreshMs = 60_000;

/** Values by key. A plant looks at few years and dates at the same time. */
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
    const today = indiaDate(new Date());
    // Taken before the rows: a write in between has the next request look again.
    const version = `${today} ${(await readListVersion(db, tables)).content}`;
    const cache = caches.get(db) ?? new Map<string, CachedValue<T>>();
    caches.set(db, cache);
    const name = String(key);
    const entry = cache.get(name);
    const readAt = Date.now();
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
