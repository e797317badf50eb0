import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { say } from "../../domain/messages/say";
import { conflict } from "../errors";
import { databaseOf, roleOf, withDatabase } from "./address";
import { findPrimary } from "./primary";

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: await findPrimary(url) });
  client.on("error", () => undefined);
  await client.connect();
  return work(client).finally(() => client.end());
}

const name = (database: string) => pg.escapeIdentifier(database);

export const dropDatabase = (url: string, database: string) =>
  onServer(url, async (client) => {
    await client.query(`drop database if exists ${name(database)} with (force)`);
  });

/** The name of the plant's database. PostgreSQL allows 63 bytes, and other names begin with this one. */
const shortName = (url: string) => databaseOf(url).slice(0, 30);

/** Creates a database on the same server. @throws HttpError if the role has no right to */
export async function createScratchDatabase(url: string, purpose: string) {
  const database = `${shortName(url)}_${purpose}_${randomBytes(6).toString("hex")}`;
  await onServer(url, (client) => client.query(`create database ${name(database)}`)).catch(
    (error: unknown) => {
      if (error instanceof pg.DatabaseError && error.code === "42501")
        throw conflict(say("backup.mayNotCreate", { role: roleOf(url) }));
      throw error;
    },
  );
  return {
    database,
    url: withDatabase(url, database),
    drop: () => dropDatabase(url, database),
  };
}

/** The databases that a killed process left behind. The caller makes sure that no other process uses one. */
export const dropScratchDatabases = (url: string, purpose: string) =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where left(datname, -12) = $1 and right(datname, 12) ~ '^[0-9a-f]{12}$'",
      [`${shortName(url)}_${purpose}_`],
    );
    for (const { datname } of rows)
      await client.query(`drop database if exists ${name(datname)} with (force)`);
  });

const endMillis = 10_000;

/** Ends all connections to databases that accept no new ones. */
async function endConnections(client: pg.Client, databases: readonly string[]) {
  const givenUpAt = performance.now() + endMillis;
  for (;;) {
    const { rows } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = any($1)",
      [databases],
    );
    if (rows.length === 0) return;
    if (performance.now() > givenUpAt) throw conflict(say("backup.stillUsed"));
    await pause(50);
  }
}

/**
 * Puts a restored database in the place of the plant's, which gets another name. Servers connect again by themselves.
 * @returns the new name of the plant's former database
 */
export async function swapDatabases(url: string, restored: string, now = new Date()) {
  const plant = databaseOf(url);
  const moment = now.toISOString().slice(0, 19).replace(/\D/g, "");
  const former = `${shortName(url)}_before_${moment}`;
  // A connection cannot rename its own database.
  const other = withDatabase(url, plant === "template1" ? "postgres" : "template1");
  await onServer(other, async (client) => {
    const accept = (database: string, isAllowed: boolean) =>
      client.query(`alter database ${name(database)} allow_connections ${isAllowed}`);
    const rename = (from: string, to: string) =>
      client.query(`alter database ${name(from)} rename to ${name(to)}`);
    try {
      await accept(plant, false);
      await accept(restored, false);
      await endConnections(client, [plant, restored]);
      await rename(plant, former);
      await rename(restored, plant).catch(async (error: unknown) => {
        await rename(former, plant);
        throw error;
      });
    } finally {
      for (const database of [plant, former, restored])
        await accept(database, true).catch(() => undefined);
    }
  });
  return former;
}

/** @throws HttpError 409 if a program is connected to it */
export const dropUnusedDatabase = (url: string, database: string) =>
  onServer(url, async (client) => {
    await client.query(`drop database ${name(database)}`).catch((error: unknown) => {
      if (error instanceof pg.DatabaseError && error.code === "55006")
        throw conflict(say("backup.stillUsed"));
      throw error;
    });
  });

/** The databases that restores have replaced, with their sizes in bytes. */
export const formerDatabases = (url: string) =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ name: string; bytes: number }>(
      `select datname as name, pg_database_size(oid)::float8 as bytes from pg_database
        where left(datname, -14) = $1 and right(datname, 14) ~ '^[0-9]{14}$' order by 1`,
      [`${shortName(url)}_before_`],
    );
    return rows;
  });
