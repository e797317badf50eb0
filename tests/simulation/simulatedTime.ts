import { sql } from "drizzle-orm";
import type { Database } from "../../server/db/connect";

/** Found before PostgreSQL's own functions, so that `now()` is the simulated time. */
export const simulatedPath = "simulated,public,pg_catalog";

/**
 * Replaces the clock of a migrated database by a simulated one. Statements, column defaults and functions that call `now()`
 * read it, if the connection's `search_path` is {@link simulatedPath}.
 */
export async function addSimulatedClock(db: Database, role: string): Promise<void> {
  await db.execute(sql`create schema simulated`);
  await db.execute(sql`create table simulated.clock (at timestamptz not null)`);
  await db.execute(sql`insert into simulated.clock values (now())`);
  for (const name of ["now", "clock_timestamp", "statement_timestamp", "transaction_timestamp"]) {
    const made = sql.identifier(name);
    await db.execute(sql`
      create function simulated.${made}() returns timestamptz language sql stable
        as 'select at from simulated.clock'`);
  }
  await db.execute(sql`grant usage on schema simulated to ${sql.identifier(role)}`);
  await db.execute(sql`grant select on simulated.clock to ${sql.identifier(role)}`);
  const { rows: defaults } = await db.execute<{ table: string; column: string; value: string }>(sql`
    select relname as table, attname as column, pg_get_expr(adbin, adrelid) as value
    from pg_attrdef
    join pg_class on pg_class.oid = adrelid and relnamespace = 'public'::regnamespace
    join pg_attribute on attrelid = adrelid and attnum = adnum
    where pg_get_expr(adbin, adrelid) ~ '\\mnow\\(\\)'`);
  for (const { table, column, value } of defaults) {
    const simulated = sql.raw(value.replace(/\bnow\(\)/g, "simulated.now()"));
    await db.execute(sql`
      alter table ${sql.identifier(table)}
        alter column ${sql.identifier(column)} set default ${simulated}`);
  }
  const { rows: functions } = await db.execute<{ signature: string }>(sql`
    select oid::regprocedure::text as signature from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc ~* '\\mnow\\(\\)'`);
  for (const { signature } of functions) {
    await db.execute(sql`
      alter function ${sql.raw(signature)} set search_path = simulated, public, pg_catalog, pg_temp`);
  }
}

/** Moves the database's clock. No statement may run meanwhile. */
export const setDatabaseClock = (db: Database, millis: number) =>
  db.execute(sql`update simulated.clock set at = ${new Date(millis).toISOString()}::timestamptz`);
