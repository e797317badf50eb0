import { sql } from "drizzle-orm";
import pg from "pg";
import type { Database } from "../../server/db/connect";

/**
 * The tables that change without a change of a record: counts of failed sign-ins, the last use of sessions, and
 * versions of lists.
 */
const leftOut = ["sign_in_attempts", "admin_sessions", "list_versions"];

const checksumsOf = new WeakMap<Database, Promise<string>>();

/** Returns the statement that computes the checksums of all tables. */
async function writeStatement(db: Database): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and not (tablename = any(${sql.param(leftOut)}))`,
  );
  const checksums = rows.map(
    ({ name }) =>
      `select ${pg.escapeLiteral(name)} as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as checksum from ${pg.escapeIdentifier(name)} t`,
  );
  return checksums.join(" union all ");
}

/** Returns a checksum of all rows of every table with content, by the table's name. */
export async function contentOf(db: Database): Promise<Record<string, string>> {
  const statement = checksumsOf.get(db) ?? writeStatement(db);
  checksumsOf.set(db, statement);
  // The statement is prepared under its name, because planning it takes longer than running it.
  const { rows } = await db.$client.query<{ name: string; checksum: string }>({
    name: "content",
    text: await statement,
  });
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]));
}
