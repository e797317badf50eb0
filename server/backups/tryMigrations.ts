import { createReadStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { openAsOwner } from "../db/connect";
import { knownSchema, readSchemaVersion, type SchemaVersion } from "../db/schemaVersion";
import { dropScratchDatabases } from "../db/scratchDatabase";
import { loadBackup } from "./loadBackup";
import type { BackupSettings } from "./settings";
import { writeArchive } from "./writeArchive";

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
