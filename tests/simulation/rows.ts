import { sql } from "drizzle-orm";
import type { Database } from "../../server/db/connect";

/** Tables that a refused or repeated call may write: sign-ins and the times of requests. */
const besideRecords: readonly string[] = [
  "admin_sessions",
  "devices",
  "idempotency_keys",
  "list_versions",
  "sign_in_attempts",
];

/** A value's numbers may be spread over several rows: their sums count. */
const reelTotals = sql`(
  select field, value, sum(reels), sum(initial_grams), sum(current_grams) from reel_totals
  group by field, value having sum(reels) <> 0)`;

/** The digest of the rows of each table, by its name. */
export type RowDigests = ReadonlyMap<string, string>;

/** Returns a digest of the rows of each table but those beside the records. */
export async function digestRows(db: Database): Promise<RowDigests> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`);
  const digests = tables
    .filter(({ name }) => !besideRecords.includes(name))
    .map(({ name }) => {
      const table = name === "reel_totals" ? reelTotals : sql.identifier(name);
      return sql`select ${name} as name, md5(coalesce(string_agg(row::text, ',' order by row::text), '')) as digest
        from ${table} row`;
    });
  const { rows } = await db.execute<{ name: string; digest: string }>(
    sql.join(digests, sql` union all `),
  );
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

/** Returns the names of the tables whose rows differ. */
export const changedTables = (before: RowDigests, after: RowDigests): string[] =>
  [...before].filter(([name, digest]) => after.get(name) !== digest).map(([name]) => name);
