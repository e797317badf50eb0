import { getTableColumns, is, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as schema from "./schema";

type Exported = (typeof schema)[keyof typeof schema];
type Table = Extract<Exported, PgTable>;

const isTable = (exported: Exported): exported is Table => is(exported, PgTable);

function withReferences(table: PgTable): PgTable[] {
  // Rows of a table that refer to each other are written in the order of their ids.
  const referred = getTableConfig(table)
    .foreignKeys.map((key) => key.reference().foreignTable)
    .filter((other) => other !== table);
  return [...referred.flatMap(withReferences), table];
}

/** Tables that triggers derive from others: a backup leaves them out, and a restore fills them again. */
export const derivedTables: readonly PgTable[] = [schema.listVersions, schema.reelTotals];

/** All tables but the derived ones, those that others refer to first. */
export const allTables: readonly PgTable[] = [
  ...new Set(Object.values(schema).filter(isTable).flatMap(withReferences)),
].filter((table) => !derivedTables.includes(table));

/** Tables that no list is made of: their changes renew no list's version. */
const unversionedTables = [
  schema.audit,
  schema.importedRows,
  schema.imports,
  schema.passwordLinks,
  schema.pictures,
  schema.signInAttempts,
  schema.idempotencyKeys,
  schema.listVersions,
  schema.reelTotals,
] as const;

export type VersionedTable = Exclude<Table, (typeof unversionedTables)[number]>;

const unversioned: ReadonlySet<Exported> = new Set(unversionedTables);

const isVersioned = (table: Table): table is VersionedTable => !unversioned.has(table);

/** The tables that renew their version: each has the trigger `renew_list_version`. */
export const versionedTables: readonly VersionedTable[] = Object.values(schema)
  .filter(isTable)
  .filter(isVersioned);

/** The column by which a table's rows are counted through. */
export function keyOf(table: PgTable): PgColumn {
  const key = Object.values(getTableColumns(table)).find((column) => column.primary);
  if (!key) throw new Error("A table has no primary key");
  return key;
}

export interface Content {
  rows: number;
  /** An MD5 digest of the JSON of all rows, in key order. */
  checksum: string;
}

export type Reader = Pick<NodePgDatabase, "execute">;

export async function readContent(db: Reader, table: PgTable): Promise<Content> {
  const { rows } = await db.execute<Content & Record<string, unknown>>(sql`
    select count(*)::int as rows,
      md5(coalesce(string_agg(md5(row_to_json(${table}.*)::text), '' order by ${keyOf(table)}), ''))
        as checksum
    from ${table}`);
  const [content] = rows;
  if (!content) throw new Error("An aggregate returned no row");
  return content;
}

export async function isEmpty(db: Reader, tables = allTables): Promise<boolean> {
  const some = tables.map((table) => sql`exists (select from ${table})`);
  const { rows } = await db.execute<{ some: boolean }>(
    sql`select ${sql.join(some, sql` or `)} as some`,
  );
  return rows[0]?.some === false;
}
