import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { openAsOwner } from "../../server/db/connect";
import { databaseOf, withDatabase } from "../../server/db/hosts";
import { readStoredContent, readStoredTables } from "../../server/db/storedTables";
import { dropDatabase, formerDatabases, withOutside } from "../../server/db/swapDatabases";
import { postmasterOf, superuserOf } from "../support/dataDir";
import { newOrder } from "../support/newOrder";
import { callWith, sessionToken, startServer } from "../support/serverProcess";
import { temporaryFolder } from "../support/temporaryFolder";
import type { Row } from "./host/row";

const rounds = Number(process.env.RESTORE_KILLS ?? 25);
const secret = "a-secret-of-the-bench-with-32-characters";

/** Returns the content of all tables, without the values that a restore changes by itself. */
async function contentOf(url: string): Promise<string> {
  const { db, close } = await openAsOwner(url);
  const contents: Record<string, unknown> = {};
  for (const table of await readStoredTables(db))
    if (!["admins", "admin_sessions", "sign_in_attempts"].includes(table.name))
      contents[table.name] = await readStoredContent(db, table);
  await close();
  return JSON.stringify(contents);
}

async function urlOf(dataDir: string): Promise<string> {
  const client = await superuserOf(dataDir);
  const { port, password } = client;
  await client.end();
  return `postgres://plant:${password}@127.0.0.1:${port}/postgres`;
}

/** Ends a PostgreSQL with all its processes, as a power failure does. */
async function killPostgres(dataDir: string) {
  const postmaster = postmasterOf(dataDir);
  const listed = spawn("ps", ["-o", "pid=", "--ppid", String(postmaster)]);
  let output = "";
  for await (const chunk of listed.stdout) output += chunk;
  const children = output.split(/\s+/).filter((pid) => pid !== "");
  for (const pid of [postmaster, ...children.map(Number)]) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended already.
    }
  }
}

interface Kind {
  what: string;
  /** Returns the environment of the plant's processes, besides DATA_DIR. */
  environment: (dataDir: string) => Promise<Record<string, string>>;
  withPostgres: boolean;
}

interface Outcomes {
  former: number;
  restored: number;
  neither: number;
  abandoned: number;
  leftOver: number;
  finished: number;
}

/** Starts a restore by the command line and kills it after a time. True if the restore had ended before. */
async function killRestore(
  environment: Record<string, string>,
  file: string,
  kill: { afterMs: number; alsoKill?: (() => Promise<void>) | undefined },
): Promise<boolean> {
  const child = spawn(process.execPath, ["dist/server/cli.js", "restore", file], {
    env: { ...process.env, ...environment },
    stdio: "ignore",
    detached: true,
  });
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  const timer = new AbortController();
  await Promise.race([ended, pause(kill.afterMs, undefined, { signal: timer.signal })]).catch(
    () => undefined,
  );
  timer.abort();
  const hadEnded = child.exitCode !== null;
  if (!hadEnded) child.kill("SIGKILL");
  if (!hadEnded) await kill.alsoKill?.();
  await ended;
  return hadEnded;
}

async function runRounds({ environment, withPostgres }: Kind, dataDir: string): Promise<Outcomes> {
  const outcomes = { former: 0, restored: 0, neither: 0, abandoned: 0, leftOver: 0, finished: 0 };
  const env: Record<string, string> = {
    DATA_DIR: dataDir,
    BACKUP_HOUR: "off",
    ...(await environment(dataDir)),
  };
  const databaseUrl = env.DATABASE_URL;
  const ownUrl = async () => databaseUrl ?? (await urlOf(dataDir));
  let server = await startServer(env);
  const token = await sessionToken(server.origin);
  const call = () => callWith(server.origin, token);
  await call()("POST", "/admin/order/create-order", newOrder("In the backup"));
  await server.end("SIGTERM");
  const backup = join(dataDir, "bench.tar.gz");
  await new Promise((done) =>
    spawn(process.execPath, ["dist/server/cli.js", "backup", backup], {
      env: { ...process.env, ...env },
      stdio: "inherit",
    }).once("close", done),
  );
  server = await startServer(env);
  const atBackup = await contentOf(await ownUrl());
  let duration = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const { db, close } = await openAsOwner(await ownUrl());
    await db.execute(sql`insert into industries (industry_name, sector, city, state, address)
      values (${`Round ${round}`}, 'Textiles', 'Mysuru', 'Karnataka', 'Plot 1')`);
    await close();
    const before = await contentOf(await ownUrl());
    await server.end("SIGTERM");
    const begun = performance.now();
    // The first restore is not killed: it gives the duration. Half of the kills aim at its last quarter.
    const share = round % 2 === 0 ? Math.random() : 0.75 + Math.random() * 0.3;
    const hadEnded = await killRestore(env, backup, {
      afterMs: round === 0 ? 600_000 : share * duration,
      alsoKill: withPostgres ? () => killPostgres(dataDir).catch(() => undefined) : undefined,
    });
    if (round === 0) duration = performance.now() - begun;
    server = await startServer(env);
    const url = await ownUrl();
    if (round > 0) {
      const after = await contentOf(url);
      if (after === before) outcomes.former += 1;
      else if (after === atBackup) outcomes.restored += 1;
      else outcomes.neither += 1;
      if (hadEnded) outcomes.finished += 1;
      if (/restore/i.test(server.output())) outcomes.abandoned += 1;
      const copies = await withOutside(url, async (client) =>
        client.query(
          "select from pg_database where datname ~ '_restore_[0-9a-f]{12}$' and starts_with(datname, $1)",
          [databaseOf(url).slice(0, 30)],
        ),
      );
      outcomes.leftOver += copies.rows.length;
      console.error(`${round}: ${JSON.stringify(outcomes)}`);
    }
    for (const { name } of await formerDatabases(url)) await dropDatabase(url, name);
  }
  await server.end("SIGTERM");
  return outcomes;
}

/** Starts a separate PostgreSQL with one role that owns the database and is no superuser. */
async function separatePostgres(dataDir: string) {
  const host = join(dataDir, "separate");
  const server = await startServer({ DATA_DIR: host, BACKUP_HOUR: "off" });
  const url = await urlOf(host);
  await withOutside(withDatabase(url, "plant"), async (client) => {
    await client.query("create role plant_owner login createdb password 'bench'");
    await client.query("create database plant owner plant_owner template template0");
  });
  const { port } = new URL(url);
  return { server, url: `postgres://plant_owner:bench@127.0.0.1:${port}/plant` };
}

/** Restores killed at random moments; afterwards the plant is the former or the restored one, whole. */
export default async (): Promise<Row[]> => {
  const rows: Row[] = [];
  const folders: ReturnType<typeof temporaryFolder>[] = [];
  const measure = async (kind: Kind) => {
    const folder = temporaryFolder("bench-restores");
    folders.push(folder);
    const found = await runRounds(kind, folder.path);
    rows.push({
      what: `plants that are neither the former nor the restored one, after ${rounds} times ${kind.what}`,
      measured: `${found.neither} (${found.former} former, ${found.restored} restored, ${found.finished} of them ended before the kill; ${found.abandoned} starts dropped a copy, ${found.leftOver} copies left)`,
      figure: "0",
      reached: found.neither === 0 && found.leftOver === 0,
    });
  };
  try {
    const embedded = { environment: async () => ({}) };
    await measure({ ...embedded, what: "kill -9 of a restore", withPostgres: false });
    await measure({
      ...embedded,
      what: "kill -9 of a restore and its PostgreSQL",
      withPostgres: true,
    });
    let close = async (): Promise<unknown> => undefined;
    await measure({
      what: "kill -9 of a restore on a separate PostgreSQL",
      withPostgres: false,
      async environment(dataDir) {
        const separate = await separatePostgres(dataDir);
        close = () => separate.server.end("SIGTERM");
        return { DATABASE_URL: separate.url, JWT_SECRET: secret, SEED: "none" };
      },
    });
    await close();
    return rows;
  } finally {
    for (const folder of folders) folder.remove();
  }
};
