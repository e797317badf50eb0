import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

export function pickColumns<
  Table extends PgTable,
  const Name extends keyof Table["_"]["columns"] & string,
>(table: Table, ...names: readonly Name[]): Pick<Table["_"]["columns"], Name>;
export function pickColumns(table: PgTable, ...names: readonly string[]) {
  const columns = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, columns[name]]));
}
