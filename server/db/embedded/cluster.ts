import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { StartupError } from "../../errors";
import type { Binaries, DatabaseUser } from "./binaries";

/** A PostgreSQL cluster on disk: its folder, the programs that manage it and the user they run as. */
export interface Cluster {
  folder: string;
  binaries: Binaries;
  user: DatabaseUser;
}

export const superuser = "plant";

/** Other variables may hold secrets, and other users can read a process's environment. */
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

/** glibc returns larger buffers to the system: clearing new pages for each statement takes a sixth of a list's time. */
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

/** Returns the last error that PostgreSQL wrote, for a person to read. */
export async function lastError(cluster: Cluster): Promise<string> {
  const log = await readFile(join(cluster.folder, "server.log"), "utf8").catch(() => "");
  return log.split("\n").findLast((line) => line.includes("FATAL")) ?? "it gave no reason";
}
