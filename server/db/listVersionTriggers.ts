import { getTableName, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { versionedTables } from "./tables";

const trigger = sql.identifier("renew_list_version");

/**
 * Adds the trigger that renews a list's version to each list table that lacks it, so a migration need not. Called by
 * the tables' owner after the migrations.
 */
export async function addListVersionTriggers(db: Pick<NodePgDatabase, "execute">): Promise<void> {
  const names = versionedTables.map((table) => getTableName(table));
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname = any(${sql.param(names)}::text[])
      and not exists (
        select from pg_trigger where tgrelid = pg_class.oid and tgname = 'renew_list_version'
      )`);
  for (const table of rows.map(({ name }) => sql.identifier(name))) {
    await db.execute(sql`
      create trigger ${trigger} after insert or update or delete or truncate on ${table}
        for each statement execute function ${trigger}()`);
    // Also while a backup is read, when other triggers rest.
    await db.execute(sql`alter table ${table} enable always trigger ${trigger}`);
  }
}
