import { eq, getTableColumns, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { WriteDatabase } from "./connect";

export type RecordTable = PgTable & { readonly id: PgColumn };

export type RecordTableWithVersion = RecordTable & { readonly version: PgColumn };

const nextValues = { updatedAt: sql`now()`, version: sql`version + 1` };

/** Writes columns of a row, and its next version and the time of the change if the table has them. */
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
      ...Object.fromEntries(
        Object.entries(nextValues).filter(([name]) => Object.hasOwn(getTableColumns(table), name)),
      ),
    })
    .where(eq(table.id, id))
    .returning();

/** Values as their columns take them: the audit has instants as texts. */
export function columnValues(table: PgTable, fields: Readonly<Record<string, unknown>>) {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      columns[name]?.dataType === "date" && typeof value === "string" ? new Date(value) : value,
    ]),
  );
}
