import { getTableName, sql } from "drizzle-orm";
import type { Database } from "../db/connect";
import { preparedStatement } from "../db/preparedStatement";
import { listVersions } from "../db/schema";
import type { VersionedTable } from "../db/tables";

/** The version of some tables. Changes by any server renew it. */
export interface ListVersion {
  /** Another one whenever a row changed, came or went. */
  content: string;
  /** Another one whenever rows came or went. */
  rows: string;
}

const read = preparedStatement<{ content: string; rows: string }>(
  "list_version",
  sql`select coalesce(string_agg(id || ' ' || version, ',' order by id), '') as content,
      coalesce(string_agg(id || ' ' || rows_version, ',' order by id), '') as rows
    from ${listVersions} where table_name = any(${sql.placeholder("tables")}::text[])`,
);

/** Reads the versions of tables. Rows read afterwards are at least as new. */
export async function readListVersion(db: Database, tables: readonly VersionedTable[]) {
  const [version] = await read(db, { tables: tables.map((table) => getTableName(table)) });
  if (!version) throw new Error("An aggregate returned no row");
  return version;
}
