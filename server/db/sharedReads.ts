import type { Database } from "./connect";

/** Callers during a read share the next one: no caller gets data from before its request. At most two are pending. */
export function sharedReads<T>() {
  const reads = new Map<string, { underWay: Promise<T>; next?: Promise<T> }>();

  function start(key: string, read: () => Promise<T>): Promise<T> {
    const underWay = read().finally(() => {
      if (reads.get(key)?.underWay === underWay) reads.delete(key);
    });
    reads.set(key, { underWay });
    return underWay;
  }

  return (key: string, read: () => Promise<T>): Promise<T> => {
    const known = reads.get(key);
    if (known === undefined) return start(key, read);
    const begin = () => start(key, read);
    known.next ??= known.underWay.then(begin, begin);
    return known.next;
  };
}

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
