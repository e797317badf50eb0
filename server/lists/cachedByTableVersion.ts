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
 * Caches until one of the tables changes or the day in India ends. Callers at the same time share a computation.
 * @param freshMs the longest age of a value that the time itself changes
 */
export function cachedByTableVersion<T>(
  tables: readonly VersionedTable[],
  read: (db: Database, today: string) => Promise<T>,
  freshMs = Infinity,
) {
  const cache = new WeakMap<
    Database,
    { readonly version: string; readonly readAt: number; readonly value: T }
  >();
  const shared = new WeakMap<Database, ReturnType<typeof sharedReads<T>>>();

  async function current(db: Database): Promise<T> {
    const today = indiaDate(new Date());
    // Taken before the rows: a write in between has the next request look again.
    const version = `${today} ${(await readListVersion(db, tables)).content}`;
    const entry = cache.get(db);
    const readAt = Date.now();
    if (entry?.version === version && readAt - entry.readAt < freshMs) return entry.value;
    const value = await read(db, today);
    cache.set(db, { version, readAt, value });
    return value;
  }

  return (db: Database): Promise<T> => {
    const reads = shared.get(db) ?? sharedReads<T>();
    shared.set(db, reads);
    return reads("", () => current(db));
  };
}
