import { sql } from "drizzle-orm";
import type { Database } from "../../server/db/connect";

/** Sign-ins that fail are counted, and lists have versions that mean nothing by themselves. */
const leftOut = ["sign_in_attempts", "list_versions"];

/** A checksum of every row of every table with content of its own, by the table's name. */
export async function contentOf(db: Database): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and not (tablename = any(${sql.param(leftOut)}))`,
  );
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute<{ checksum: string }>(
      sql`select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as checksum
        from ${sql.identifier(name)} t`,
    );
    content[name] = rows[0]?.checksum ?? "";
  }
  return content;
}
