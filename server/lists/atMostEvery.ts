import type { Database } from "../db/connect";

/** Repeats a reading that is younger than `millis`. Callers at the same time share a reading. A failed reading is forgotten. */
export function atMostEvery<T>(millis: number, read: (db: Database) => Promise<T>) {
  const last = new WeakMap<Database, { readonly at: number; readonly value: Promise<T> }>();
  return (db: Database): Promise<T> => {
    const now = performance.now();
    const known = last.get(db);
    if (known && now - known.at < millis) return known.value;
    const value = read(db);
    last.set(db, { at: now, value });
    value.catch(() => last.delete(db));
    return value;
  };
}
