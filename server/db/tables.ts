import { getTableColumns, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./connect";
import * as schema from "./schema";

/** All tables, those that others refer to first. */
export const allTables: readonly PgTable[] = [
  schema.admins,
  schema.audit,
  schema.signInAttempts,
  schema.idempotencyKeys,
  schema.employees,
  schema.salaries,
  schema.punches,
  schema.orders,
  schema.reels,
  schema.reelUsages,
  schema.industries,
  schema.galleryBoxes,
  schema.catalogueBoxes,
  schema.contacts,
];

/** The column by which a table's rows are counted through. */
export function keyOf(table: PgTable): PgColumn {
  const key = Object.values(getTableColumns(table)).find((column) => column.primary);
  if (!key) throw new Error("A table has no primary key");
  return key;
}

export interface Content {
  rows: number;
  /** Of every row's JSON, in the order of the key. */
  checksum: string;
}

export type Reader = Pick<Database, "execute">;

/** What a table holds, to be compared before and after. */
export async function contentOf(db: Reader, table: PgTable): Promise<Content> {
  const { rows } = await db.execute<Content & Record<string, unknown>>(sql`
    select count(*)::int as rows,
      md5(coalesce(string_agg(md5(row_to_json(${table}.*)::text), '' order by ${keyOf(table)}), ''))
        as checksum
    from ${table}`);
  const [content] = rows;
  if (!content) throw new Error("An aggregate returned no row");
  return content;
}

/** Whether there is no row in any of these tables. */
export async function isEmpty(db: Reader, tables = allTables): Promise<boolean> {
  const some = tables.map((table) => sql`exists (select from ${table})`);
  const { rows } = await db.execute<{ some: boolean }>(
    sql`select ${sql.join(some, sql` or `)} as some`,
  );
  return rows[0]?.some === false;
}
