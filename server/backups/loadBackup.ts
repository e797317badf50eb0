import { createReadStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { say } from "../../domain/messages/say";
import { connect, type Database, migrateUntil, openAsOwner } from "../db/connect";
import {
  continueNumbers,
  insertLines,
  readStoredContent,
  readStoredTables,
  type StoredTable,
  truncateTable,
} from "../db/storedTables";
import { createScratchDatabase, dropScratchDatabases } from "../db/swapDatabases";
import type { Reader } from "../db/tables";
import { knownSchema, readSchemaVersion, type SchemaVersion } from "../db/versions";
import { conflict } from "../errors";
import type { BackupKeys, Manifest } from "./archiveFiles";
import { writeArchive } from "./makeBackup";
import { readArchive } from "./readArchive";
import type { BackupSettings } from "./store";

/** Opens the backup from its beginning. */
export type OpenBackup = () => Promise<Readable>;

/** @throws HttpError 409 if a table does not have the rows of the backup */
async function compareTables(tx: Reader, tables: readonly StoredTable[], manifest: Manifest) {
  for (const table of tables) {
    const { rows, checksum } = await readStoredContent(tx, table);
    const expected = manifest.tables[table.name] ?? { rows: 0, checksum };
    if (rows !== expected.rows || checksum !== expected.checksum)
      throw conflict(say("backup.differs", { table: table.name }));
  }
}

async function loadRows(db: Database, open: OpenBackup, keys: BackupKeys) {
  await db.transaction(async (tx) => {
    const tables = await readStoredTables(tx);
    const begun = new Set<string>();
    const lines = async (name: string, rows: readonly string[]) => {
      const table = tables.find((one) => one.name === name);
      if (!table) throw conflict(say("backup.damaged"));
      // Triggers of the tables before may have written rows too.
      if (!begun.has(name)) await truncateTable(tx, table);
      begun.add(name);
      await insertLines(tx, table, rows);
    };
    // Migrations may have written rows.
    for (const table of [...tables].reverse()) await truncateTable(tx, table);
    const manifest = await readArchive(await open(), keys, { lines });
    for (const table of tables) await continueNumbers(tx, table);
    await compareTables(tx, tables, manifest);
  });
}

interface LoadedBackup {
  database: string;
  url: string;
  db: Database;
  manifest: Manifest;
  close(): Promise<void>;
  drop(): Promise<void>;
}

/**
 * Restores a backup into a new database on the same server. Checks the file, loads and compares its rows, and runs the
 * migrations that came after it. Leaves nothing behind if it fails.
 * @throws HttpError 409 if the backup is damaged, is from a newer version, or needs another key
 */
export async function loadBackup(
  ownerUrl: string,
  purpose: string,
  open: OpenBackup,
  keys: BackupKeys,
): Promise<LoadedBackup> {
  const manifest = await readArchive(await open(), keys);
  const scratch = await createScratchDatabase(ownerUrl, purpose);
  try {
    const { db, close } = await openAsOwner(scratch.url);
    try {
      await migrateUntil(db, manifest.schema);
      await loadRows(db, open, keys);
    } finally {
      await close();
    }
    const upgraded = await connect(scratch.url);
    return { ...scratch, ...upgraded, manifest };
  } catch (error) {
    await scratch.drop().catch(() => undefined);
    throw error;
  }
}

/**
 * Runs the migrations on a copy of the plant's database, and drops the copy.
 * @returns the schema before and after, which are the same if there is nothing to migrate
 * @throws the error of a migration
 */
export async function tryMigrations({
  ownerUrl,
  folder,
  key,
}: Pick<BackupSettings, "ownerUrl" | "folder" | "key">): Promise<{
  from: SchemaVersion;
  to: SchemaVersion;
}> {
  const { db, close } = await openAsOwner(ownerUrl);
  try {
    const from = await readSchemaVersion(db);
    const to = knownSchema();
    if (from.at === to.at) return { from, to };
    await dropScratchDatabases(ownerUrl, "trial");
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `trial-${process.pid}.unfinished`);
    try {
      await writeArchive(db, path, { key, keys: {}, now: new Date() });
      const copy = await loadBackup(ownerUrl, "trial", async () => createReadStream(path), {});
      await copy.close();
      await copy.drop();
    } finally {
      await rm(path, { force: true });
    }
    return { from, to };
  } finally {
    await close();
  }
}
