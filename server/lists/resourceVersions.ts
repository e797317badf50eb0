import { createHash } from "node:crypto";
import { getTableName, sql } from "drizzle-orm";
import type { LiveResource } from "../../contract/records";
import type { Database } from "../db/connect";
import { preparedStatement } from "../db/preparedStatement";
import { listVersions } from "../db/schema";
import type { VersionedTable } from "../db/tables";

/** The tables of which each resource's list, and what else its screens show, is made. */
export type ListTables = ReadonlyMap<LiveResource, readonly VersionedTable[]>;

/** The version of each resource: another text after each change, also on another server. */
export type ResourceVersions = ReadonlyMap<LiveResource, string>;

const readTables = preparedStatement<{ table: string; version: string }>(
  "table_versions",
  sql`select table_name as table, string_agg(id || ' ' || version, ',' order by id) as version
    from ${listVersions} group by table_name`,
);

/** Of 48 bits: that two versions look the same happens once in so many changes. */
const digestOf = (text: string) =>
  createHash("sha256").update(text).digest("base64url").slice(0, 8);

/** Reads what all resources are at. */
export async function readResourceVersions(
  db: Database,
  listTables: ListTables,
): Promise<ResourceVersions> {
  const tables = new Map((await readTables(db, {})).map(({ table, version }) => [table, version]));
  const versionOf = (names: readonly VersionedTable[]) =>
    digestOf(names.map((table) => tables.get(getTableName(table)) ?? "").join(" "));
  return new Map([...listTables].map(([resource, names]) => [resource, versionOf(names)]));
}
