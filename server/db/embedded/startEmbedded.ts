import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pauseFor } from "node:timers/promises";
import pg from "pg";
import { errorMessage, StartupError } from "../../errors";
import { advisoryLocks } from "../connect";
import { dropAbandonedCopies } from "../swapDatabases";
import {
  type Cluster,
  databaseUser,
  findBinaries,
  inaccessibleFolder,
  initialise,
  isRunning,
  reachableDataDir,
  readPort,
  start,
  stop,
  superuser,
} from "./cluster";
import { rejectOtherMajor } from "./majorVersion";

const pause = (milliseconds: number) => pauseFor(milliseconds);

/** The time to wait for a killed PostgreSQL. Its children hold the shared memory until they exit. */
const killedGraceMillis = 10_000;

/** True if PostgreSQL reads its write-ahead log, or stops. */
const isStarting = (error: unknown) => error instanceof pg.DatabaseError && error.code === "57P03";

const isAfterKill = (error: unknown) =>
  /ECONNREFUSED|ECONNRESET|terminated unexpectedly|the database system is (starting|shutting)|already exists|still in use/.test(
    errorMessage(error),
  );

const clock = { now: () => performance.now(), pause };

/**
 * Repeats the opening of a PostgreSQL after a kill. It waits without limit while PostgreSQL reads its write-ahead log.
 * A stop in the middle would make PostgreSQL begin again, and after a large restore the log is long.
 */
export async function retryWhileStarting<T>(open: () => Promise<T>, { now, pause } = clock) {
  let givenUpAt = now() + killedGraceMillis;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (isStarting(error)) givenUpAt = now() + killedGraceMillis;
      else if (!isAfterKill(error) || now() > givenUpAt) throw error;
      await pause(100);
    }
  }
}

interface Embedded {
  url: string;
  /** The sentence about copies of a killed restore or drill that this start has dropped. */
  abandoned: string | undefined;
  stop(): Promise<void>;
}

/** Runs when another server takes DATA_DIR while this server runs. This may happen after its PostgreSQL ended. */
interface OwnershipListener {
  /** Runs when another server holds the lock. This server must then not read or write. */
  onTakenOver(): void;
  /** Runs when the other server released the lock within the grace period. */
  onReturned(): void;
  /** Runs when the other server held the lock longer than the grace period. */
  onLost(): void;
}

/** The milliseconds that another server may hold DATA_DIR before this server stops. A short command may hold it too. */
const takeoverGraceMillis = 3_000;

async function findCluster(dataDir: string): Promise<Cluster> {
  const folder = join(dataDir, "postgres");
  const user = databaseUser(folder);
  await mkdir(dataDir, { recursive: true });
  const inaccessible = inaccessibleFolder(dataDir, user);
  if (inaccessible !== undefined) {
    throw new StartupError(
      `DATA_DIR ${dataDir} lies in ${inaccessible}, which PostgreSQL's user may not enter (it never runs as root): set DATA_DIR to a folder such as ${reachableDataDir}, or start as another user`,
    );
  }
  const cluster = { folder, user, binaries: await findBinaries(user, dataDir) };
  await rejectOtherMajor(cluster, dataDir);
  return cluster;
}

const urlOf = (port: number, password: string) =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;

/** Returns a connection that holds the owner's lock, or "taken" if another server holds it. */
async function acquireOwnerLock(url: string): Promise<pg.Client | "taken"> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  // The callers listen to "end". Without an "error" listener a lost connection would end the process.
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query("select pg_try_advisory_lock($1) as mine", [
    advisoryLocks.dataDirOwner,
  ]);
  if (rows[0]?.mine === true) return client;
  await client.end();
  return "taken";
}

/** Returns the last error that PostgreSQL wrote, for a person to read. */
async function lastError(cluster: Cluster): Promise<string> {
  const log = await readFile(join(cluster.folder, "server.log"), "utf8").catch(() => "");
  return log.split("\n").findLast((line) => line.includes("FATAL")) ?? "it gave no reason";
}

/** Returns the address of the running PostgreSQL. Starts it, on `preferredPort` if given, if it is not running. */
async function ensureRunning(cluster: Cluster, password: string, preferredPort?: number) {
  if (!(await isRunning(cluster))) {
    await start(cluster, preferredPort).catch(async () => {
      // Another server may have started its PostgreSQL first. The owner's lock then decides between the two servers.
      if (await isRunning(cluster)) return;
      throw new StartupError(
        `PostgreSQL did not start on ${cluster.folder}: ${await lastError(cluster)}`,
      );
    });
  }
  const port = await readPort(cluster);
  if (port === undefined) throw new StartupError(`PostgreSQL in ${cluster.folder} has no port`);
  return urlOf(port, password);
}

/** Starts PostgreSQL if none runs, and creates a missing cluster. @throws StartupError if PostgreSQL does not start */
async function openCluster(cluster: Cluster, password: string) {
  await initialise(cluster, password);
  const wasRunning = await isRunning(cluster);
  try {
    return await retryWhileStarting(async () => {
      const url = await ensureRunning(cluster, password);
      const abandoned = await dropAbandonedCopies(url);
      return { url, abandoned, wasRunning, lock: await acquireOwnerLock(url).catch(asBroken) };
    });
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `PostgreSQL in ${cluster.folder} does not answer: ${errorMessage(error)}`,
    );
  }
}

/** A plant whose database files are lost or damaged: PostgreSQL answers, and the plant's database does not open. */
class BrokenDatabase {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

function asBroken(error: unknown): BrokenDatabase {
  if (error instanceof pg.DatabaseError && !isStarting(error))
    return new BrokenDatabase(error.message);
  throw error;
}

/** Restarts PostgreSQL on the same port after it exits, and takes the lock again unless another server has it. */
function holdOwnership(
  cluster: Cluster,
  password: string,
  port: number,
  first: pg.Client,
  listener?: OwnershipListener,
) {
  let lock: pg.Client | undefined;
  let isStopped = false;
  let takenOverAt: number | undefined;

  async function reacquire() {
    while (!isStopped) {
      const url = await ensureRunning(cluster, password, port).catch(() => undefined);
      const ownerLock = url && (await acquireOwnerLock(url).catch(() => undefined));
      if (ownerLock === "taken") {
        if (takenOverAt === undefined) listener?.onTakenOver();
        takenOverAt ??= performance.now();
        if (performance.now() - takenOverAt > takeoverGraceMillis) return listener?.onLost();
      } else if (ownerLock) {
        if (takenOverAt !== undefined) listener?.onReturned();
        takenOverAt = undefined;
        return hold(ownerLock);
      }
      await pause(500);
    }
  }

  function hold(client: pg.Client) {
    lock = client;
    client.once("end", () => {
      if (!isStopped) void reacquire();
    });
  }

  hold(first);
  return async () => {
    isStopped = true;
    // The end is not awaited: a PostgreSQL that hangs does not answer, and `stop` ends the connection anyway.
    void lock?.end();
    // PostgreSQL goes on if another server has the lock, because that server uses it.
    if (takenOverAt === undefined) await stop(cluster);
  };
}

/** Takes over the PostgreSQL of a killed server. @throws StartupError if `dataDir` is in use, or cannot be used */
export async function startEmbedded(
  dataDir: string,
  password: string,
  listener?: OwnershipListener,
): Promise<Embedded> {
  const cluster = await findCluster(dataDir);
  const { url, abandoned, wasRunning, lock } = await openCluster(cluster, password);
  if (lock instanceof BrokenDatabase) {
    if (!wasRunning) await stop(cluster);
    throw new StartupError(
      `The plant's database in ${dataDir} cannot be opened (${lock.reason}). Restore a backup: npm run plant -- restore FILE`,
    );
  }
  if (lock === "taken") {
    throw new StartupError(
      `DATA_DIR ${dataDir} is in use by another server: stop that one, or set DATA_DIR to another folder`,
    );
  }
  const port = Number(new URL(url).port);
  return { url, abandoned, stop: holdOwnership(cluster, password, port, lock, listener) };
}

/** Opens PostgreSQL for one command. Shares a running server's PostgreSQL, or starts it and stops it again. */
export async function openEmbedded(dataDir: string, password: string): Promise<Embedded> {
  const cluster = await findCluster(dataDir);
  const { url, abandoned, wasRunning, lock } = await openCluster(cluster, password);
  if (lock === "taken") return { url, abandoned, stop: async () => undefined };
  // A restore needs no lock of a database that it replaces.
  if (lock instanceof BrokenDatabase)
    return { url, abandoned, stop: async () => (wasRunning ? undefined : stop(cluster)) };
  const port = Number(new URL(url).port);
  return { url, abandoned, stop: holdOwnership(cluster, password, port, lock) };
}
