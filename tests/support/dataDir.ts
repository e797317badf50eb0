import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { copyDataDir } from "./cluster";
import { temporaryFolder } from "./temporaryFolder";

/**
 * Makes folders for a server's DATA_DIR, which are removed after the test file. A folder is empty, or has a plant that
 * was opened before and has its owner and no rows.
 */
export function dataDirs() {
  const folders: ReturnType<typeof temporaryFolder>[] = [];
  afterAll(() => {
    for (const folder of folders) folder.remove();
  });
  const newDataDir = () => {
    const folder = temporaryFolder("start");
    folders.push(folder);
    return folder.path;
  };
  const usedDataDir = () => {
    const path = newDataDir();
    copyDataDir(inject("cluster").dataDir, path);
    return path;
  };
  return { newDataDir, usedDataDir };
}

const postmasterLines = (dataDir: string) =>
  readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n");

/** Returns the process id of the embedded PostgreSQL that runs in a DATA_DIR. */
export const postmasterOf = (dataDir: string) => Number(postmasterLines(dataDir)[0]);

/** Opens a connection as the superuser of the embedded PostgreSQL that runs in a DATA_DIR. */
export async function superuserOf(dataDir: string) {
  const { databasePassword } = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
  const client = new pg.Client({
    host: "127.0.0.1",
    port: Number(postmasterLines(dataDir)[3]),
    user: "plant",
    password: databasePassword,
    database: "postgres",
  });
  await client.connect();
  return client;
}

/** Returns the status of a server's health. Undefined while it does not answer. */
export const healthOf = (origin: string) =>
  fetch(`${origin}/api/health`).then(
    ({ status }) => status,
    () => undefined,
  );
