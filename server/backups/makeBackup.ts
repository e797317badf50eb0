import { createReadStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { indiaDate } from "../../domain/indiaTime";
import type { Database } from "../db/connect";
import { canDecrypt, isEncrypted } from "./encryption";
import { rowsIn } from "./manifest";
import { backupName, readBackupName, type Trigger } from "./names";
import { readArchive } from "./readArchive";
import type { BackupSettings } from "./settings";
import { writeArchive } from "./writeArchive";

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
  now = new Date(),
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
