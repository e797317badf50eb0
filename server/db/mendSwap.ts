import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { errorMessage, StartupError } from "../errors";
import { advisoryLocks } from "./connect";
import { databaseOf } from "./hosts";
import { connectOutside, lockSwap, renameDatabase, shortName } from "./swapDatabases";

export interface FoundDatabase {
  name: string;
  /** True if the database accepts connections. */
  isOpen: boolean;
  /** True if the deletion of the database was begun. PostgreSQL then refuses to open the database. */
  isInvalid: boolean;
}

/** The databases of a plant, as a restore that was killed has left them. */
interface FoundSwap {
  /** The name of the plant's database. */
  plant: string;
  databases: readonly FoundDatabase[];
  /** True while a backup, drill or restore runs, which may use a copy. */
  isRunning: boolean;
}

interface SwapRepair {
  /** Renames and openings of one transaction. */
  renames: readonly (readonly [from: string, to: string])[];
  opened: readonly string[];
  /** Databases to drop afterwards. */
  dropped: readonly string[];
  /** True if the plant has the restored data. */
  isFinished: boolean;
  /** The findings and the repair, for a person. */
  sentence: string;
}

const isCopy = ({ name }: FoundDatabase) => /_(restore|drill)_[0-9a-f]{12}$/.test(name);
const isRestored = ({ name }: FoundDatabase) => /_restore_[0-9a-f]{12}$/.test(name);
const isFormer = ({ name }: FoundDatabase) => /_before_\d{14}$/.test(name);

const byName = (one: FoundDatabase, other: FoundDatabase) => (one.name < other.name ? -1 : 1);

/**
 * Decides how to mend what a killed restore has left. Versions before 0.1 renamed and closed the databases one after the
 * other. Now one transaction does it, and only a copy may be left.
 * @returns undefined if nothing is to be mended
 */
export function planSwapRepair({ plant, databases, isRunning }: FoundSwap): SwapRepair | undefined {
  const present = databases.find(({ name }) => name === plant);
  const copies = databases.filter((one) => isCopy(one));
  const formers = databases.filter(isFormer).toSorted(byName);
  const broken = formers.filter(({ isInvalid }) => isInvalid);
  const closed = formers.filter(({ isOpen, isInvalid }) => !isOpen && !isInvalid);
  const last = closed.at(-1);
  const namesOf = (some: readonly FoundDatabase[]) => some.map(({ name }) => name);
  const text = (some: readonly FoundDatabase[]) => namesOf(some).join(", ");
  const left = [...(isRunning ? [] : copies), ...broken];

  if (!present) {
    // The copy was closed after it was complete and compared.
    const complete = databases.filter((one) => isRestored(one) && !one.isOpen && !one.isInvalid);
    const [copy, ...more] = complete;
    if (!last) return undefined;
    if (copy && more.length === 0)
      return {
        renames: [[copy.name, plant]],
        opened: [plant, ...namesOf(closed)],
        dropped: namesOf(left.filter((one) => one !== copy)),
        isFinished: true,
        sentence: `A restore was stopped in the middle of its swap. The swap is finished: the plant has the restored data, and the data from before are kept as ${last.name}`,
      };
    return {
      renames: [[last.name, plant]],
      opened: [plant, ...namesOf(closed.filter((one) => one !== last))],
      dropped: namesOf(left),
      isFinished: false,
      sentence:
        "A restore was stopped in the middle of its swap. The swap is undone: the plant has its data from before the restore",
    };
  }

  if (!present.isOpen) {
    if (isRunning) return undefined;
    if (copies.some(isRestored))
      return {
        renames: [],
        opened: [plant, ...namesOf(closed)],
        dropped: namesOf(left),
        isFinished: false,
        sentence:
          "A restore was stopped at the begin of its swap. The swap is undone: the plant has its data from before the restore",
      };
    if (!last) return undefined;
    return {
      renames: [],
      opened: [plant, ...namesOf(closed)],
      dropped: namesOf(left),
      isFinished: true,
      sentence: `A restore was stopped at the end of its swap. The swap is finished: the plant has the restored data, and the data from before are kept as ${last.name}`,
    };
  }

  if (last)
    return {
      renames: [],
      opened: namesOf(closed),
      dropped: namesOf(left),
      isFinished: true,
      sentence: `A restore was stopped after its swap: the plant has the restored data. ${text(closed)}, the data from before, can be opened again`,
    };
  if (left.length === 0) return undefined;
  const sentence = left.some(isFormer)
    ? `The deletion of ${text(left)} was stopped. It is finished`
    : `A restore or a drill was stopped before its end: the plant has its data as before. Its copy ${text(left)} is deleted`;
  return { renames: [], opened: [], dropped: namesOf(left), isFinished: false, sentence };
}

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
