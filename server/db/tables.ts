import { getTableColumns, is, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "./schema";

type Exported = (typeof schema)[keyof typeof schema];
export type Table = Extract<Exported, PgTable>;

const isTable = (exported: Exported): exported is Table => is(exported, PgTable);

function withReferences(table: PgTable): PgTable[] {
  // Rows of a table that refer to each other are written in the order of their ids.
  const referred = getTableConfig(table)
    .foreignKeys.map((key) => key.reference().foreignTable)
    .filter((other) => other !== table);
  return [...referred.flatMap(withReferences), table];
}

/** Tables that triggers derive from others: a backup leaves them out, and a restore fills them again. */
export const derivedTables: readonly PgTable[] = [
  schema.listVersions,
  schema.reelTotals,
  schema.openItems,
];

/** Tables that are not about the plant: a backup leaves them out. */
export const tablesWithoutBackup: readonly PgTable[] = [...derivedTables, schema.operationRuns];

/** All tables of a backup. A table is after the tables that it refers to. */
export const allTables: readonly PgTable[] = [
  ...new Set(Object.values(schema).filter(isTable).flatMap(withReferences)),
].filter((table) => !tablesWithoutBackup.includes(table));

/** Tables without a list. Their changes renew no list's version. */
const unversionedTables = [
  schema.adminSessions,
  schema.audit,
  schema.clientFollows,
  schema.emails,
  schema.factorTickets,
  schema.fileParts,
  schema.importedRows,
  schema.imports,
  schema.paperLinks,
  schema.passwordLinks,
  schema.pictures,
  schema.recoveryCodes,
  schema.secondFactors,
  schema.signInRules,
  schema.signInAttempts,
  schema.idempotencyKeys,
  schema.listVersions,
  schema.noticeEmails,
  schema.operationRuns,
  schema.reelTotals,
] as const;

export type VersionedTable = Exclude<Table, (typeof unversionedTables)[number]>;

const unversioned: ReadonlySet<Exported> = new Set(unversionedTables);

export const isVersioned = (table: Table): table is VersionedTable => !unversioned.has(table);

/** The tables that renew their version: each has the trigger `renew_list_version`. */
export const versionedTables: readonly VersionedTable[] = Object.values(schema)
  .filter(isTable)
  .filter(isVersioned);

export type TableReader = Pick<NodePgDatabase, "execute">;

export async function isEmpty(db: TableReader, tables = allTables): Promise<boolean> {
  const some = tables.map((table) => sql`exists (select from ${table})`);
  const { rows } = await db.execute<{ some: boolean }>(
    sql`select ${sql.join(some, sql` or `)} as some`,
  );
  return rows[0]?.some === false;
}

export function pickColumns<
  Table extends PgTable,
  const Name extends keyof Table["_"]["columns"] & string,
>(table: Table, ...names: readonly Name[]): Pick<Table["_"]["columns"], Name>;
export function pickColumns(table: PgTable, ...names: readonly string[]) {
  const columns = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, columns[name]]));
}
