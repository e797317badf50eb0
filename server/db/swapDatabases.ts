import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { currentTime } from "../../domain/clock";
import { say } from "../../domain/messages/say";
import { conflict } from "../errors";
import { advisoryLocks } from "./connect";
import { databaseOf, databaseRole, findPrimary, withDatabase } from "./hosts";

/** Databases that every PostgreSQL has. A program changes another database's name from one of these. */
const others = ["postgres", "template1"];

/** The error codes of a database that is missing, closed, or not open to this role. */
const cannotOpen = ["3D000", "42501", "55000", "28000"];

/** Opens a connection to the same server that needs no database of the plant, so it works while that one is broken. */
async function connectOutside(url: string): Promise<pg.Client> {
  let failure: unknown;
  for (const other of others.filter((name) => name !== databaseOf(url))) {
    const client = new pg.Client({
      connectionString: await findPrimary(withDatabase(url, other)),
      connectionTimeoutMillis: 10_000,
    });
    // A lost connection must not end the process. The next query rejects with the error.
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
const shortName = (url: string) => databaseOf(url).slice(0, 30);

const forced = (database: string) => `drop database if exists ${name(database)} with (force)`;

export const dropDatabase = (url: string, database: string) =>
  withOutside(url, async (client) => {
    await client.query(forced(database));
  });

/** Creates a database on the same server. @throws HttpError if the role has no right to */
export async function createScratchDatabase(url: string, purpose: string) {
  const database = `${shortName(url)}_${purpose}_${randomBytes(6).toString("hex")}`;
  // No session can hold template0, unlike template1, and its copy may have another encoding.
  await withOutside(url, (client) =>
    client.query(`create database ${name(database)} encoding 'UTF8' template template0`),
  ).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.code === "42501")
      throw conflict(say("backup.mayNotCreate", { role: databaseRole(url) }));
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

export const renameDatabase = (from: string, to: string) =>
  `alter database ${name(from)} rename to ${name(to)}`;

const inUse = "55006";

const isInUse = (error: unknown) => error instanceof pg.DatabaseError && error.code === inUse;

/** The lock of restores, held outside the plant's database: a restore replaces that one, which may be broken too. */
export interface SwapLock {
  client: pg.Client;
  release(): Promise<void>;
}

/**
 * Takes the lock of a plant's restores without waiting, until the connection ends. Other plants of the server restore
 * meanwhile.
 */
async function lockSwap(client: pg.Client, url: string): Promise<boolean> {
  const { rows } = await client.query("select pg_try_advisory_lock($1, hashtext($2)) as mine", [
    advisoryLocks.operations,
    databaseOf(url),
  ]);
  return rows[0]?.mine === true;
}

/** Takes the lock without waiting. Undefined if another process restores. */
export async function takeSwapLock(url: string): Promise<SwapLock | undefined> {
  const client = await connectOutside(url);
  // The end of the connection releases the lock.
  const release = () => client.end().catch(() => undefined);
  if (await lockSwap(client, url)) return { client, release };
  await release();
  return undefined;
}

/**
 * Drops the copies that a killed restore or drill has left. The plant has its former or its restored data then, because
 * one transaction swaps the databases.
 * @returns a sentence about the dropped copies. Undefined if there were none, or if a backup, drill or restore runs
 */
export async function dropAbandonedCopies(url: string): Promise<string | undefined> {
  const lock = await takeSwapLock(url);
  if (!lock) return undefined;
  try {
    const { rows } = await lock.client.query<{ datname: string }>(
      `select datname from pg_database where starts_with(datname, $1)
        and substr(datname, length($1) + 1) ~ '^_(restore|drill)_[0-9a-f]{12}$' and not exists (
          select from pg_locks where locktype = 'advisory' and granted and objid = $2
            and database = (select oid from pg_database where datname = $3)
        )`,
      [shortName(url), advisoryLocks.operations, databaseOf(url)],
    );
    for (const { datname } of rows) await lock.client.query(forced(datname));
    const names = rows.map(({ datname }) => datname).join(", ");
    return rows.length === 0
      ? undefined
      : `A restore or a drill was stopped before its end. Its copy ${names} is deleted`;
  } finally {
    await lock.release();
  }
}

/** Ends the clients of databases again and again until `work` is over. PostgreSQL ends its own workers. */
async function endClientsDuring(url: string, databases: readonly string[], work: Promise<unknown>) {
  let isOver = false;
  const over = work.then(
    () => {
      isOver = true;
    },
    () => {
      isOver = true;
    },
  );
  await withOutside(url, async (client) => {
    while (!isOver) {
      const { rows } = await client.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = any($1) and backend_type = 'client backend'",
        [databases],
      );
      // The role may not end a superuser's client. The renaming fails then.
      for (const { pid } of rows)
        await client.query("select pg_terminate_backend($1)", [pid]).catch(() => undefined);
      await Promise.race([over, pause(50)]);
    }
  });
}

/** The attempts to rename databases. PostgreSQL waits five seconds for the clients each time. */
const maxAttempts = 3;

/**
 * Renames databases in one transaction. PostgreSQL lets no client into a database that is being renamed.
 * @throws HttpError 409 if a client does not go, with nothing changed
 */
async function renameInOneTransaction(
  { client }: SwapLock,
  url: string,
  renames: readonly (readonly [string, string])[],
) {
  const databases = renames.map(([from]) => from);
  const renameAll = async () => {
    await client.query("begin");
    try {
      for (const [from, to] of renames) await client.query(renameDatabase(from, to));
      await client.query("commit");
    } catch (error) {
      await client.query("rollback").catch(() => undefined);
      throw error;
    }
  };
  for (let attempt = 1; ; attempt += 1) {
    const renaming = renameAll();
    try {
      await Promise.all([renaming, endClientsDuring(url, databases, renaming)]);
      return;
    } catch (error) {
      // `Promise.all` rejects with the first error, while the renaming may still run. It ends before the next attempt.
      await renaming.catch(() => undefined);
      if (!isInUse(error)) throw error;
      if (attempt === maxAttempts) throw conflict(say("backup.stillUsed"));
    }
  }
}

const readOid = async (client: pg.Client, database: string) =>
  (
    await client.query<{ oid: string }>("select oid from pg_database where datname = $1", [
      database,
    ])
  ).rows[0]?.oid;

/**
 * Replaces the plant's database by a restored one. The former database gets another name in the same moment. A process
 * that is killed leaves either the former or the restored one in place. Servers connect again by themselves.
 * @returns the new name of the plant's former database, if there was one
 */
export async function swapDatabases(
  lock: SwapLock,
  url: string,
  restored: string,
  now = currentTime(),
): Promise<string | undefined> {
  const plant = databaseOf(url);
  const moment = now.toISOString().slice(0, 19).replace(/\D/g, "");
  const former = `${shortName(url)}_before_${moment}`;
  const [present, next] = [await readOid(lock.client, plant), await readOid(lock.client, restored)];
  const renames = [[restored, plant]] as const;
  try {
    await renameInOneTransaction(
      lock,
      url,
      present === undefined ? renames : [[plant, former], ...renames],
    );
  } catch (error) {
    // A connection that broke after the commit also gives an error, but the databases are swapped.
    const found = await withOutside(url, (client) => readOid(client, plant)).catch(() => undefined);
    if (found === undefined || found !== next) throw error;
  }
  return present === undefined ? undefined : former;
}

/** Deletes a database. @throws HttpError 409 if a program is connected to it */
export const dropUnusedDatabase = (url: string, database: string) =>
  withOutside(url, async (client) => {
    await client.query(`drop database ${name(database)}`).catch((error: unknown) => {
      throw isInUse(error) ? conflict(say("backup.stillUsed")) : error;
    });
  });

/** Returns the databases that restores have replaced, with their sizes in bytes. */
export const formerDatabases = (url: string) =>
  withOutside(url, async (client) => {
    const { rows } = await client.query<{ name: string; bytes: number }>(
      `select datname as name, pg_database_size(oid)::float8 as bytes from pg_database
        where left(datname, -14) = $1 and right(datname, 14) ~ '^[0-9]{14}$' order by 1`,
      [`${shortName(url)}_before_`],
    );
    return rows;
  });
