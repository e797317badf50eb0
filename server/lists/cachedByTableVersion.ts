import { indiaDate } from "../../domain/indiaTime";
import type { Database } from "../db/connect";
import { sharedReads } from "../db/sharedReads";
import type { VersionedTable } from "../db/tables";
import { readListVersion } from "./listVersion";

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
