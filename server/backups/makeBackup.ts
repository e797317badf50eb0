import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import type { Database } from "../db/connect";
import { readLines, readStoredContent, readStoredTables } from "../db/storedTables";
import type { TableReader } from "../db/tables";
import { productVersion, readSchemaVersion } from "../db/versions";
import {
  type ArchiveFile,
  type BackupKeys,
  canDecrypt,
  encrypt,
  isEncrypted,
  type Manifest,
  manifestFile,
  rowsIn,
  takeFiles,
} from "./archiveFiles";
import { readArchive } from "./readArchive";
import { type BackupSettings, backupName, readBackupName, type Trigger } from "./store";

async function readManifest(tx: TableReader, key: string, madeAt: Date) {
  const stored = await readStoredTables(tx);
  const tables: Manifest["tables"] = {};
  for (const table of stored)
    tables[table.name] = { ...(await readStoredContent(tx, table)), files: [...table.files] };
  const schema = await readSchemaVersion(tx);
  const manifest: Manifest = {
    format: "corrugated-plant backup",
    layout: 1,
    product: productVersion,
    schema,
    madeAt: madeAt.toISOString(),
    key,
    tables,
  };
  return { manifest, stored };
}

/** Yields the manifest, and then each table's rows in files of some hundred, with their pictures before them. */
async function* readArchiveFiles(
  tx: TableReader,
  { manifest, stored }: Awaited<ReturnType<typeof readManifest>>,
): AsyncGenerator<ArchiveFile> {
  yield { name: manifestFile, content: Buffer.from(JSON.stringify(manifest, null, 2)) };
  for (const table of stored) {
    let batch = 0;
    for await (const lines of readLines(tx, table)) {
      batch += 1;
      const texts: string[] = [];
      for (const line of lines) {
        const split =
          table.files.length === 0 ? { line, files: [] } : takeFiles(line, table.files, table.name);
        yield* split.files;
        texts.push(`${split.line}\n`);
      }
      const name = `tables/${table.name}/${String(batch).padStart(6, "0")}.ndjson`;
      yield { name, content: Buffer.from(texts.join("")) };
    }
  }
}

/** Returns a tar of these files. An error of the files is an error of the stream. */
function archiveOf(files: AsyncIterable<ArchiveFile>, mtime: Date) {
  const archive = pack();
  const add = ({ name, content }: ArchiveFile) =>
    new Promise<void>((done, fail) => {
      archive.entry({ name, mtime, mode: 0o600 }, content, (error) =>
        error ? fail(error) : done(),
      );
    });
  const addAll = async () => {
    for await (const file of files) await add(file);
    archive.finalize();
  };
  const ended = addAll().catch((error: Error) => {
    archive.destroy(error);
  });
  return { archive, ended };
}

interface ArchiveOptions {
  /** The fingerprint of the signing key. */
  key: string;
  keys: BackupKeys;
  now: Date;
}

/**
 * Writes all tables, as they are at one moment, into a new file. A server may run meanwhile.
 * @returns the manifest; the file is complete and on the disk
 */
export const writeArchive = (
  db: Database,
  path: string,
  { key, keys, now }: ArchiveOptions,
): Promise<Manifest> =>
  db.transaction(
    async (tx) => {
      const found = await readManifest(tx, key, now);
      const { archive, ended } = archiveOf(readArchiveFiles(tx, found), now);
      try {
        await pipeline(
          archive,
          createGzip(),
          (source) => encrypt(source, keys),
          createWriteStream(path, { mode: 0o600, flags: "wx", flush: true }),
        );
      } finally {
        await ended;
      }
      return found.manifest;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

/** The numbers of backups to keep. */
const retained = { daily: 7, weekly: 4, monthly: 12, beforeUpgrade: 3 } as const;

const dayMs = 24 * 3_600_000;

/** Returns the number of the week since 1970. A week begins on Monday. */
const weekOf = (date: string) => Math.floor((Date.parse(`${date}T00:00:00Z`) / dayMs + 3) / 7);

/** Returns the last backup of each of the latest periods. */
function lastOfEach<T>(newestFirst: readonly T[], periodOf: (backup: T) => string, count: number) {
  const last = new Map<string, T>();
  for (const backup of newestFirst) {
    const period = periodOf(backup);
    if (!last.has(period)) last.set(period, backup);
  }
  return [...last.values()].slice(0, count);
}

const recentMs = 2 * dayMs;

/**
 * Returns the names of the backups to delete. All backups of the last 48 hours stay. The last backup of 7 days, 4 weeks
 * and 12 months stays. The last three from before upgrades stay. Days without a backup delete nothing. A clock that was
 * wrong once deletes nothing: the 48 hours end now, and at each of the two newest backups. Other files stay.
 */
export function backupsToDelete(names: readonly string[], now: Date): string[] {
  const backups = names
    .flatMap((name) => {
      const read = readBackupName(name);
      return read ? [{ name, ...read, date: indiaDate(read.madeAt) }] : [];
    })
    .sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  const regular = backups.filter(({ isBeforeUpgrade }) => !isBeforeUpgrade);
  const ends = [now, ...backups.slice(0, 2).map(({ madeAt }) => madeAt)];
  const isRecent = ({ madeAt }: { madeAt: Date }) =>
    ends.some((end) => madeAt <= end && end.getTime() - madeAt.getTime() <= recentMs);
  const stays = new Set([
    ...backups.filter(isRecent),
    ...lastOfEach(regular, ({ date }) => date, retained.daily),
    ...lastOfEach(regular, ({ date }) => String(weekOf(date)), retained.weekly),
    ...lastOfEach(regular, ({ date }) => date.slice(0, 7), retained.monthly),
    ...backups.filter(({ isBeforeUpgrade }) => isBeforeUpgrade).slice(0, retained.beforeUpgrade),
  ]);
  return backups.filter((backup) => !stays.has(backup)).map(({ name }) => name);
}

const unfinishedEnding = ".unfinished";

/** Removes the files of backups that were stopped. The caller holds the lock, so no other backup runs. */
async function removeUnfinished(folder: string) {
  for (const name of await readdir(folder))
    if (name.endsWith(unfinishedEnding)) await rm(join(folder, name), { force: true });
}

async function removeOld({ store, logError }: BackupSettings, now: Date) {
  const names = (await store.list()).map(({ name }) => name);
  for (const name of backupsToDelete(names, now)) await store.remove(name).catch(logError);
}

/**
 * Writes a backup under a temporary name, reads it back, and hands it to the store.
 * @throws errors of the disk and the store, and leaves nothing behind then
 */
export async function makeBackup(
  db: Database,
  settings: BackupSettings,
  trigger: Trigger,
  now = currentTime(),
) {
  const { folder, keys, store, key } = settings;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(folder);
  const name = backupName(now, trigger, isEncrypted(keys));
  const path = join(folder, `${name}${unfinishedEnding}`);
  try {
    const manifest = await writeArchive(db, path, { key, keys, now });
    if (canDecrypt(keys)) await readArchive(createReadStream(path), keys);
    const { size } = await stat(path);
    await store.put(name, path);
    await removeOld(settings, now).catch(settings.logError);
    return { file: name, bytes: size, rows: rowsIn(manifest) };
  } finally {
    await rm(path, { force: true });
  }
}
