import { type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { WriteDatabase } from "./connect";

export const valueIn = (values: object, name: string): unknown => Reflect.get(values, name);

/** Finds the rows that already have one of the keys, by an indexed expression. */
export async function keyOwners(
  tx: WriteDatabase,
  { table, key, where = sql`true` }: { table: PgTable; key: SQLWrapper; where?: SQLWrapper },
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute<{ key: string; id: number }>(
    sql`select ${key} as key, id from ${table} where ${where} and ${key} = any(${sql.param(keys)}::text[])`,
  );
  return new Map(rows.map(({ key: found, id }) => [found, id]));
}
