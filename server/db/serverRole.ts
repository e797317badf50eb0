import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { advisoryLocks, type Database, withAdvisoryLock } from "./connect";

export const embeddedRole = "plant_app";

/** Grants the rights for calls. The role owns nothing. In tables with unchangeable rows it may only insert. */
export const grantCalls = (db: Database, role: string) =>
  withAdvisoryLock(db.$client, advisoryLocks.grants, (client) =>
    drizzle(client).transaction(async (tx) => {
      const name = sql.identifier(role);
      await tx.execute(sql`grant usage on schema public to ${name}`);
      await tx.execute(
        sql`grant select, insert, update, delete on all tables in schema public to ${name}`,
      );
      await tx.execute(sql`grant usage on all sequences in schema public to ${name}`);
      await tx.execute(
        sql`revoke update, delete, truncate on public.audit, public.scans, public.reel_movements, public.board_settings,
          public.box_specification_versions from ${name}`,
      );
    }),
  );

/**
 * Returns the address for the calls' role, which owns nothing. Its password is new at each start and stored nowhere,
 * because only one server uses it at a time.
 */
export async function embeddedServerUrl(db: Database, ownerUrl: string): Promise<string> {
  const name = sql.identifier(embeddedRole);
  const password = randomBytes(32).toString("base64url");
  const { rows } = await db.execute(sql`select from pg_roles where rolname = ${embeddedRole}`);
  if (rows.length === 0) await db.execute(sql`create role ${name}`);
  await db.execute(
    sql`alter role ${name} login nosuperuser nocreatedb nocreaterole password ${sql.raw(`'${password}'`)}`,
  );
  await grantCalls(db, embeddedRole);
  const url = new URL(ownerUrl);
  url.username = embeddedRole;
  url.password = password;
  return url.href;
}
