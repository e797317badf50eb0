import { is, Placeholder, type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database, WriteDatabase } from "./connect";

const dialect = new PgDialect({ casing: "snake_case" });

/** Returns the statement's text with values for its `$1`, `$2`, … */
const withValues = (text: string, values: readonly unknown[]) =>
  sql.join(
    text
      .split(/\$(\d+)/)
      .map((part, place) =>
        place % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]),
      ),
  );

/**
 * Prepares a statement of many requests. It is planned once for each connection, and runs in a transaction. Values:
 * `sql.placeholder(…)`.
 */
export function preparedStatement<Row extends Record<string, unknown>>(
  name: string,
  statement: SQL,
) {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const names = params.map((param) => {
    if (is(param, Placeholder)) return param.name;
    throw new Error(`The statement ${name} has a value that is no placeholder`);
  });
  return async (db: Database | WriteDatabase, given: Record<string, unknown>) => {
    const values = names.map((key) => {
      if (!(key in given)) throw new Error(`The statement ${name} lacks a value for ${key}`);
      return given[key];
    });
    if (!("$client" in db)) return (await db.execute<Row>(withValues(text, values))).rows;
    const { $client: pool } = db;
    // Behind a pooler the statement may run on another connection, which does not know the name.
    const query = pool.isPooled ? { text, values } : { name, text, values };
    return (await pool.query<Row>(query)).rows;
  };
}

/**
 * Makes callers that arrive during a read share the next read, so that no caller gets data from before its request. At
 * most two reads are pending.
 */
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

/**
 * Returns a function that repeats the result of a read while the result is younger than `millis`. Callers at the same
 * time share a read. A failed read is forgotten.
 */
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
