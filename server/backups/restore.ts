import { createReadStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { inArray, sql } from "drizzle-orm";
import { currentTime } from "../../domain/clock";
import { say } from "../../domain/messages/say";
import { connect, type Database, migrateUntil, openAsOwner } from "../db/connect";
import { admins, emails, operationRuns } from "../db/schema";
import { grantCalls } from "../db/serverRole";
import {
  continueNumbers,
  insertLines,
  readStoredContent,
  readStoredTables,
  type StoredTable,
  truncateTable,
} from "../db/storedTables";
import {
  createScratchDatabase,
  dropDatabase,
  dropScratchDatabases,
  type SwapLock,
  swapDatabases,
} from "../db/swapDatabases";
import { isEmpty, type TableReader } from "../db/tables";
import { knownSchema, readSchemaVersion, type SchemaVersion } from "../db/versions";
import { conflict } from "../errors";
import { type BackupKeys, type Manifest, rowsIn } from "./archiveFiles";
import { writeArchive } from "./makeBackup";
import { readArchive } from "./readArchive";
import { addRun, type NewRun } from "./runs";
import { type BackupSettings, type BackupStore, readBackupName } from "./store";

/** Opens the backup from its beginning. */
export type OpenBackup = () => Promise<Readable>;

/** Compares the rows of the restored tables with the manifest. @throws HttpError 409 if a table has other rows */
async function compareTables(tx: TableReader, tables: readonly StoredTable[], manifest: Manifest) {
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
async function loadBackup(
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
      await writeArchive(db, path, { key, keys: {}, now: currentTime() });
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

/** The plant's database cannot be opened, because it is missing or its files are damaged. */
type MaybeBroken = Database | undefined;

/**
 * Copies the notes about backups, which outlive a restore. A database of another version may have none, and so may a
 * broken one.
 */
async function copyRuns(from: MaybeBroken, to: Database) {
  const runs =
    (await from
      ?.select()
      .from(operationRuns)
      .catch(() => [])) ?? [];
  if (runs.length === 0) return;
  await to.insert(operationRuns).overridingSystemValue().values(runs);
  await to.execute(
    sql`select setval(pg_get_serial_sequence('operation_runs', 'id'), max(id)) from ${operationRuns}`,
  );
}

/** Marks emails that waited when the backup was made: the plant may have sent them since. */
const markUnsure = (db: Database) =>
  db
    .update(emails)
    .set({ state: "PERHAPS_SENT", failure: say("sending.restored") })
    .where(inArray(emails.state, ["WAITING", "SENDING"]));

async function hasNoRows(owner: Database): Promise<boolean> {
  const { rows } = await owner.execute(
    sql`select from pg_class where relnamespace = 'public'::regnamespace limit 1`,
  );
  return rows.length === 0 || isEmpty(owner);
}

/** True before the first start. A broken database and one of another version count as used. */
const isUnused = async (owner: MaybeBroken) =>
  owner !== undefined && (await hasNoRows(owner).catch(() => false));

async function roleExists(db: Database, role: string) {
  const { rows } = await db.execute(sql`select from pg_roles where rolname = ${role}`);
  return rows.length > 0;
}

interface Restoring {
  /** The plant's database as the owner of its tables. Undefined if it is broken, because a restore does not need it. */
  owner: MaybeBroken;
  lock: SwapLock;
  /** The note of this restore, with its number in the plant's database. */
  note: NewRun & { id: number | undefined };
  file: string;
  open: OpenBackup;
  keys: BackupKeys;
}

/**
 * Restores a backup and puts it in the place of the plant's database, which stays under another name. All admins sign in
 * again. Servers that run meanwhile connect to the restored database by themselves. The restored database has the note
 * of the restore before it takes the place.
 * @throws HttpError 409 if the backup cannot be restored: the plant is unchanged then
 */
export async function restoreBackup(
  { ownerUrl, callsRole, key, store, logError }: BackupSettings,
  { owner, lock, note, file, open, keys }: Restoring,
) {
  const loaded = await loadBackup(ownerUrl, "restore", open, keys);
  const { manifest } = loaded;
  const rows = rowsIn(manifest);
  try {
    if (callsRole !== undefined && (await roleExists(loaded.db, callsRole)))
      await grantCalls(loaded.db, callsRole);
    await loaded.db.update(admins).set({ tokenVersion: sql`${admins.tokenVersion} + 1` });
    await markUnsure(loaded.db);
    await copyRuns(owner, loaded.db);
    await addRun(loaded.db, note, { place: store.place, id: note.id, result: { file, rows } });
    await loaded.close();
    const unused = await isUnused(owner);
    const former = await swapDatabases(lock, ownerUrl, loaded.database);
    if (unused && former !== undefined) await dropDatabase(ownerUrl, former).catch(logError);
    return {
      rows,
      /** The new name of the plant's database, if it had anything in it. */
      former: unused ? undefined : former,
      hasOtherKey: manifest.key !== key,
    };
  } catch (error) {
    await loaded.close();
    await loaded.drop().catch(() => undefined);
    throw error;
  }
}

/** Finds the newest backup of a store. @throws HttpError 409 if the store has no backup */
async function findNewestBackup(store: BackupStore) {
  const files = await store.list();
  const moment = ({ name }: { name: string }) => readBackupName(name)?.madeAt.getTime() ?? 0;
  const [newest] = files.sort((one, other) => moment(other) - moment(one));
  if (!newest) throw conflict(say("backup.none"));
  return newest;
}

/**
 * Restores the newest backup into a temporary database, signs in there, and drops it. The plant is not touched.
 * @throws HttpError 409 with what does not work
 */
export async function proveRestore(settings: BackupSettings) {
  const { store, ownerUrl, keys, trySignIn } = settings;
  const { name, bytes } = await findNewestBackup(store);
  const loaded = await loadBackup(ownerUrl, "drill", () => store.read(name), keys);
  try {
    if (!(await trySignIn(loaded.url))) throw conflict(say("backup.signIn"));
    return { file: name, bytes, rows: rowsIn(loaded.manifest) };
  } finally {
    await loaded.close();
    await loaded.drop();
  }
}
