import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { connect } from "../../server/db/connect";
import { readSecrets } from "../../server/db/embedded/secrets";
import { startEmbedded } from "../../server/db/embedded/startEmbedded";
import { grantCalls } from "../../server/db/serverRole";
import { firstStart } from "../../server/firstStart";
import { people } from "./people";
import { temporaryFolder } from "./temporaryFolder";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL with a migrated, empty database to clone, and a role that may do what calls do. */
    cluster: {
      url: string;
      template: string;
      role: { name: string; password: string };
      /** The DATA_DIR of a plant that was opened once, to copy. */
      dataDir: string;
    };
  }
}

/** Returns the address of another database on the same server, for `role` or for the role of `server`. */
export function urlOf(
  server: string,
  database: string,
  role?: { name: string; password: string },
): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  if (role) {
    url.username = role.name;
    url.password = role.password;
  }
  return url.href;
}

/** Copies the content of a DATA_DIR while its server does not run. The files keep their owner. */
export const copyDataDir = (from: string, to: string) =>
  execFileSync("cp", ["-a", `${from}/.`, to]);

/**
 * Opens a plant once, with its owner and no rows. Tests copy its files, because a new cluster takes a second of a
 * processor each time.
 */
async function openOnce(dataDir: string) {
  const { databasePassword } = await readSecrets(dataDir);
  const embedded = await startEmbedded(dataDir, databasePassword);
  const { db, close } = await connect(embedded.url);
  await firstStart(db, { ...people.owner, demo: false }, async () => undefined);
  await close();
  await embedded.stop();
}

/**
 * Makes sign-ins to PostgreSQL cheap. A run opens more than a thousand connections, and the usual 4096 rounds of the
 * password's hash take half of a client's time.
 */
const cheapLogins = "set scram_iterations = 1";

async function openCluster(used: string) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, close: async () => undefined };
  const dataDir = temporaryFolder("tests");
  copyDataDir(used, dataDir.path);
  const { databasePassword } = await readSecrets(dataDir.path);
  const embedded = await startEmbedded(dataDir.path, databasePassword);
  // Files are not written safely here. Other tests, with a separate PostgreSQL for each server, show what survives a
  // crash.
  for (const setting of ["fsync", "full_page_writes", "synchronous_commit"]) {
    await onServer(embedded.url, `alter system set ${setting} = off`);
  }
  // Autovacuum counts a table's rows at any time, and PostgreSQL then plans a test's statements differently.
  await onServer(embedded.url, "alter system set autovacuum = off");
  // No query runs in parallel, because two cores are already busy with the test files.
  await onServer(embedded.url, "alter system set max_parallel_workers_per_gather = 0");
  await onServer(embedded.url, "select pg_reload_conf()");
  await onServer(embedded.url, `${cheapLogins}; alter role plant password '${databasePassword}'`);
  return {
    url: embedded.url,
    close: async () => {
      await embedded.stop();
      dataDir.remove();
    },
  };
}

export async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/**
 * Starts a cluster with a migrated, empty database that each test file clones, and a role that may do what calls do.
 * `close` ends both.
 */
export async function openTestCluster() {
  const used = temporaryFolder("used");
  await openOnce(used.path);
  const { url, close } = await openCluster(used.path);
  const template = `plant_template_${process.pid}`;
  await onServer(url, `create database ${template}`);
  const role = { name: `plant_calls_${process.pid}`, password: randomUUID() };
  await onServer(url, `${cheapLogins}; create role ${role.name} login password '${role.password}'`);
  const { db, close: disconnect } = await connect(urlOf(url, template));
  await grantCalls(db, role.name);
  await disconnect();
  return {
    cluster: { url, template, role, dataDir: used.path },
    close: async () => {
      await onServer(url, `drop database ${template} with (force)`);
      // The role cannot be dropped while a database of an interrupted test file has rights for it.
      await onServer(url, `drop role ${role.name}`).catch(() => undefined);
      await close();
      used.remove();
    },
  };
}

/** Starts one cluster for a run. */
export default async function setup(project: TestProject) {
  const { cluster, close } = await openTestCluster();
  project.provide("cluster", cluster);
  return close;
}
