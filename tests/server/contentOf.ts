import { sql } from "drizzle-orm";
import type { Database } from "../../server/db/connect";

/** Sign-ins that fail are counted: this table alone may change by a refused request. */
const counted = "sign_in_attempts";

/** A checksum of every row of every table but the one of failed sign-ins, by the table's name. */
export async function contentOf(db: Database): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> ${counted}`,
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
