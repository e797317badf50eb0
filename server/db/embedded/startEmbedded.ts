import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { errorMessage, StartupError } from "../../errors";
import { advisoryLocks } from "../advisoryLock";
import { findBinaries } from "./binaries";
import {
  type Cluster,
  initialise,
  isRunning,
  lastError,
  portOf,
  start,
  stop,
  superuser,
} from "./cluster";
import { barredFolder, databaseUser } from "./databaseUser";

export interface Embedded {
  url: string;
  stop(): Promise<void>;
}

/** Told of who owns DATA_DIR while a server runs, which may change where its PostgreSQL ended. */
export interface Ownership {
  /** Another server has it: nothing may be read or written any more. */
  taken(): void;
  /** It was given back in time. */
  returned(): void;
  /** Another server goes on having it. */
  lost(): void;
}

/** How long another server may have DATA_DIR; a command that runs for a moment may too. */
const patienceMillis = 3_000;

async function findCluster(dataDir: string): Promise<Cluster> {
  const folder = join(dataDir, "postgres");
  const user = databaseUser(folder);
  await mkdir(dataDir, { recursive: true });
  const barred = barredFolder(dataDir, user);
  if (barred !== undefined) {
    throw new StartupError(
      `DATA_DIR ${dataDir} lies in ${barred}, which PostgreSQL's user may not enter (it never runs as root): set DATA_DIR to a folder such as /var/lib/corrugated-plant, or start as another user`,
    );
  }
  return { folder, user, binaries: await findBinaries(user, dataDir) };
}

const urlOf = (port: number, password: string) =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;

/** A connection that holds the owner's lock, or "taken" when another server holds it. */
async function takeLock(url: string): Promise<pg.Client | "taken"> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  // Its end is seen by whoever waits for it; without a listener it would end the process.
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query("select pg_try_advisory_lock($1) as mine", [
    advisoryLocks.dataDirOwner,
  ]);
  if (rows[0]?.mine === true) return client;
  await client.end();
  return "taken";
}

/** Sees that PostgreSQL runs on the cluster, on this port if it has to be started, and says where. */
async function run(cluster: Cluster, password: string, wanted?: number): Promise<string> {
  if (!(await isRunning(cluster))) {
    await start(cluster, wanted).catch(async () => {
      // Another server may have been quicker: then its PostgreSQL runs, and the lock decides.
      if (await isRunning(cluster)) return;
      throw new StartupError(
        `PostgreSQL did not start on ${cluster.folder}: ${await lastError(cluster)}`,
      );
    });
  }
  const port = await portOf(cluster);
  if (port === undefined) throw new StartupError(`PostgreSQL in ${cluster.folder} has no port`);
  return urlOf(port, password);
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Holds the folder for as long as the server lives. Where PostgreSQL crashes, or somebody ends it,
 * it is started again at the same address and the lock is taken anew, unless another was quicker.
 */
function guard(
  cluster: Cluster,
  password: string,
  port: number,
  first: pg.Client,
  ownership: Ownership | undefined,
) {
  let lock: pg.Client | undefined;
  let isOver = false;
  let takenAt: number | undefined;

  async function regain() {
    while (!isOver) {
      const url = await run(cluster, password, port).catch(() => undefined);
      const held = url && (await takeLock(url).catch(() => undefined));
      if (held === "taken") {
        if (takenAt === undefined) ownership?.taken();
        takenAt ??= performance.now();
        if (performance.now() - takenAt > patienceMillis) return ownership?.lost();
      } else if (held) {
        if (takenAt !== undefined) ownership?.returned();
        takenAt = undefined;
        return hold(held);
      }
      await pause(500);
    }
  }

  function hold(client: pg.Client) {
    lock = client;
    client.once("end", () => {
      if (!isOver) void regain();
    });
  }

  hold(first);
  return async () => {
    isOver = true;
    // Not awaited: a PostgreSQL that hangs does not answer, and the one that stops ends it anyway.
    void lock?.end();
    // Whoever took it uses this PostgreSQL.
    if (takenAt === undefined) await stop(cluster);
  };
}

/**
 * Starts the PostgreSQL that npm brought, with its data below `dataDir`. One that a killed server
 * left running is taken over.
 * @throws StartupError when another server uses `dataDir`, or PostgreSQL cannot run there
 */
export async function startEmbedded(
  dataDir: string,
  password: string,
  ownership?: Ownership,
): Promise<Embedded> {
  const cluster = await findCluster(dataDir);
  await initialise(cluster, password);
  const url = await run(cluster, password);
  const lock = await takeLock(url).catch((error: unknown) => {
    throw new StartupError(
      `PostgreSQL in ${cluster.folder} does not answer: ${errorMessage(error)}`,
    );
  });
  if (lock === "taken") {
    throw new StartupError(
      `DATA_DIR ${dataDir} is in use by another server: stop that one, or set DATA_DIR to another folder`,
    );
  }
  return { url, stop: guard(cluster, password, Number(new URL(url).port), lock, ownership) };
}

/**
 * The embedded PostgreSQL of a server that may be running: that one is used along with it, and one
 * that is started for this alone is stopped again.
 */
export async function reachEmbedded(dataDir: string, password: string): Promise<Embedded> {
  const cluster = await findCluster(dataDir);
  if (!(await isRunning(cluster))) return startEmbedded(dataDir, password);
  return { url: await run(cluster, password), stop: async () => undefined };
}
