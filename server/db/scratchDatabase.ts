import { randomBytes } from "node:crypto";
import pg from "pg";
import { say } from "../../domain/messages/say";
import { conflict } from "../errors";
import { databaseOf, roleOf, withDatabase } from "./address";
import { findPrimary } from "./primary";

/** Databases that every PostgreSQL has. A program changes another database's name from one of these. */
const others = ["postgres", "template1"];

/** The database is missing, closed, or not open to this role. */
const cannotOpen = ["3D000", "42501", "55000", "28000"];

/** Opens a connection to the same server that needs no database of the plant, so it works while that one is broken. */
export async function connectOutside(url: string): Promise<pg.Client> {
  let failure: unknown;
  for (const other of others.filter((name) => name !== databaseOf(url))) {
    const client = new pg.Client({
      connectionString: await findPrimary(withDatabase(url, other)),
      connectionTimeoutMillis: 10_000,
    });
    // The next query rejects with the error.
    client.on("error", () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      failure = error;
      await client.end().catch(() => undefined);
      if (!(error instanceof pg.DatabaseError && cannotOpen.includes(error.code ?? "")))
        throw error;
    }
  }
  throw failure;
}

export async function withOutside<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connectOutside(url);
  return work(client).finally(() => client.end());
}

const name = (database: string) => pg.escapeIdentifier(database);

/** Returns the beginning of the names of a plant's other databases. PostgreSQL allows 63 bytes. */
export const shortName = (url: string) => databaseOf(url).slice(0, 30);

const forced = (database: string) => `drop database if exists ${name(database)} with (force)`;

export const dropDatabase = (url: string, database: string) =>
  withOutside(url, async (client) => {
    await client.query(forced(database));
  });

/** Creates a database on the same server. @throws HttpError if the role has no right to */
export async function createScratchDatabase(url: string, purpose: string) {
  const database = `${shortName(url)}_${purpose}_${randomBytes(6).toString("hex")}`;
  // No session can hold template0, unlike template1.
  await withOutside(url, (client) =>
    client.query(`create database ${name(database)} template template0`),
  ).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.code === "42501")
      throw conflict(say("backup.mayNotCreate", { role: roleOf(url) }));
    throw error;
  });
  return {
    database,
    url: withDatabase(url, database),
    drop: () => dropDatabase(url, database),
  };
}

/** Drops the databases that a killed process left behind. The caller makes sure that no other process uses one. */
export const dropScratchDatabases = (url: string, purpose: string) =>
  withOutside(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where left(datname, -12) = $1 and right(datname, 12) ~ '^[0-9a-f]{12}$'",
      [`${shortName(url)}_${purpose}_`],
    );
    for (const { datname } of rows) await client.query(forced(datname));
  });
