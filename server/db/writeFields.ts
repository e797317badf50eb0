import { eq, getTableColumns, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { WriteDatabase } from "./connect";

/** A table whose rows have versions. */
export type RecordTable = PgTable & { readonly id: PgColumn; readonly version: PgColumn };

/** Writes columns of a row; its version rises by one, and so does the time of its last change where it has one. */
export const writeFields = (
  tx: WriteDatabase,
  table: RecordTable,
  id: number,
  fields: Readonly<Record<string, unknown>>,
) =>
  tx
    .update(table)
    .set({
      ...fields,
      ...(Object.hasOwn(getTableColumns(table), "updatedAt") && { updatedAt: sql`now()` }),
      version: sql`${table.version} + 1`,
    })
    .where(eq(table.id, id))
    .returning();

/** Values as their columns take them: the audit has instants as texts. */
export function columnValues(
  table: PgTable,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      columns[name]?.dataType === "date" && typeof value === "string" ? new Date(value) : value,
    ]),
  );
}
