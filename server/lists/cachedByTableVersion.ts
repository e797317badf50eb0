import { indiaDate } from "../../domain/indiaTime";
import type { Database } from "../db/connect";
import { sharedReads } from "../db/sharedReads";
import type { VersionedTable } from "../db/tables";
import { readListVersion } from "./listVersion";

/** Caches until one of the tables changes or the day in India ends. Callers at the same time share a computation. */
export function cachedByTableVersion<T>(
  tables: readonly VersionedTable[],
  read: (db: Database, today: string) => Promise<T>,
) {
  const cache = new WeakMap<Database, { readonly version: string; readonly value: T }>();
  const shared = new WeakMap<Database, ReturnType<typeof sharedReads<T>>>();

  async function current(db: Database): Promise<T> {
    const today = indiaDate(new Date());
    // Taken before the rows: a write in between has the next request look again.
    const version = `${today} ${(await readListVersion(db, tables)).content}`;
    const entry = cache.get(db);
    if (entry?.version === version) return entry.value;
    const value = await read(db, today);
    cache.set(db, { version, value });
    return value;
  }

  return (db: Database): Promise<T> => {
    const reads = shared.get(db) ?? sharedReads<T>();
    shared.set(db, reads);
    return reads("", () => current(db));
  };
}
