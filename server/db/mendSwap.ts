import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { errorMessage, StartupError } from "../errors";
import { databaseOf } from "./address";
import { advisoryLocks } from "./advisoryLock";
import {
  type FoundDatabase,
  type FoundSwap,
  planSwapRepair,
  type SwapRepair,
} from "./planSwapRepair";
import { connectOutside, shortName } from "./scratchDatabase";
import { lockSwap, renameDatabase } from "./swapDatabases";

const name = (database: string) => pg.escapeIdentifier(database);

async function findSwap(client: pg.Client, url: string): Promise<FoundSwap> {
  const plant = databaseOf(url);
  const { rows: databases } = await client.query<FoundDatabase>(
    `select datname as name, datallowconn as "isOpen", datconnlimit = -2 as "isInvalid" from pg_database
      where datname = $1 or starts_with(datname, $2 || '_')
        and substr(datname, length($2) + 1) ~ '^_((restore|drill)_[0-9a-f]{12}|before_[0-9]{14})$'`,
    [plant, shortName(url)],
  );
  const { rows } = await client.query(
    `select from pg_locks where locktype = 'advisory' and granted and objid = $1
      and database = (select oid from pg_database where datname = $2)`,
    [advisoryLocks.operations, plant],
  );
  return { plant, databases, isRunning: rows.length > 0 };
}

async function carryOut(client: pg.Client, { renames, opened, dropped, sentence }: SwapRepair) {
  await client.query("begin");
  for (const [from, to] of renames) await client.query(renameDatabase(from, to));
  for (const database of opened)
    await client.query(`alter database ${name(database)} allow_connections true`);
  await client.query("commit");
  let remaining = "";
  for (const database of dropped)
    await client
      .query(`drop database if exists ${name(database)} with (force)`)
      .catch((error: unknown) => {
        remaining += `. ${database} could not be deleted: ${errorMessage(error)}`;
      });
  return `${sentence}${remaining}`;
}

/**
 * Notes that a restore has finished. A version before 0.1 copied its note before the swap, and wrote the result after
 * it.
 */
async function noteFinished(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(
      "update operation_runs set finished_at = now() where finished_at is null and kind = 'restore'",
    );
  } catch {
    // The note says then that the restore was stopped.
  } finally {
    await client.end().catch(() => undefined);
  }
}

const waitMillis = 20_000;

/** Takes the lock of restores. False if a restore runs, which leaves the plant's database open. */
async function lockOperations(client: pg.Client, url: string): Promise<boolean> {
  const givenUpAt = performance.now() + waitMillis;
  for (;;) {
    if (await lockSwap(client, url)) return true;
    const { plant, databases } = await findSwap(client, url);
    const isOpen = databases.some((one) => one.name === plant && one.isOpen);
    if (isOpen || performance.now() > givenUpAt) return false;
    await pause(100);
  }
}

/**
 * Finishes or undoes what a killed restore has left, before the plant's database is opened.
 * @returns what was found and done. Undefined if there was nothing to mend
 * @throws StartupError if the role may not mend it, and PostgreSQL's error if it cannot be reached
 */
export async function mendSwap(url: string): Promise<string | undefined> {
  const client = await connectOutside(url);
  try {
    if (!(await lockOperations(client, url))) return undefined;
    const repair = planSwapRepair(await findSwap(client, url));
    if (!repair) return undefined;
    const sentence = await carryOut(client, repair);
    if (repair.isFinished) await noteFinished(url);
    return sentence;
  } catch (error) {
    throw new StartupError(
      `A restore was stopped in the middle, and it cannot be finished or undone: ${errorMessage(error)}`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Does the same if the server can be reached. The opening of the plant's database explains why a server cannot be
 * reached.
 */
export const mendSwapIfReachable = (url: string) =>
  mendSwap(url).catch((error: unknown) => {
    if (error instanceof StartupError) throw error;
    return undefined;
  });
