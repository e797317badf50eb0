import { createReadStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../db/connect";
import { canDecrypt, isEncrypted } from "./encryption";
import { rowsIn } from "./manifest";
import { backupName, type Trigger } from "./names";
import { readArchive } from "./readArchive";
import { backupsToDelete } from "./retention";
import type { BackupSettings } from "./settings";
import { writeArchive } from "./writeArchive";

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
