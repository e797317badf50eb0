import { sql } from "drizzle-orm";
import type { Database } from "../db/connect";
import { admins, operationRuns } from "../db/schema";
import { dropDatabase, swapDatabases } from "../db/scratchDatabase";
import { grantCalls } from "../db/serverRole";
import { isEmpty } from "../db/tables";
import type { BackupKeys } from "./encryption";
import { loadBackup, type OpenBackup } from "./loadBackup";
import { rowsIn } from "./manifest";
import type { BackupSettings } from "./settings";

/** The notes about backups outlive a restore. A database of another version may have none. */
async function copyRuns(from: Database, to: Database) {
  const runs = await from
    .select()
    .from(operationRuns)
    .catch(() => []);
  if (runs.length === 0) return;
  await to.insert(operationRuns).overridingSystemValue().values(runs);
  await to.execute(
    sql`select setval(pg_get_serial_sequence('operation_runs', 'id'), max(id)) from ${operationRuns}`,
  );
}

/** True before the first start. A database of another version counts as used. */
async function isUnused(owner: Database): Promise<boolean> {
  const { rows } = await owner.execute(
    sql`select from pg_class where relnamespace = 'public'::regnamespace limit 1`,
  );
  return rows.length === 0 || isEmpty(owner).catch(() => false);
}

async function roleExists(db: Database, role: string) {
  const { rows } = await db.execute(sql`select from pg_roles where rolname = ${role}`);
  return rows.length > 0;
}

/**
 * Restores a backup and puts it in the place of the plant's database, which stays under another name. All admins sign in
 * again. Servers that run meanwhile connect to the restored database by themselves.
 * @throws HttpError 409 if the backup cannot be restored: the plant is unchanged then
 */
export async function restoreBackup(
  owner: Database,
  settings: BackupSettings,
  open: OpenBackup,
  keys: BackupKeys,
) {
  const loaded = await loadBackup(settings.ownerUrl, "restore", open, keys);
  try {
    const { callsRole } = settings;
    if (callsRole !== undefined && (await roleExists(owner, callsRole)))
      await grantCalls(loaded.db, callsRole);
    await loaded.db.update(admins).set({ tokenVersion: sql`${admins.tokenVersion} + 1` });
    await copyRuns(owner, loaded.db);
    await loaded.close();
    const unused = await isUnused(owner);
    const former = await swapDatabases(settings.ownerUrl, loaded.database);
    if (unused) await dropDatabase(settings.ownerUrl, former);
    const { manifest } = loaded;
    return {
      rows: rowsIn(manifest),
      /** The new name of the plant's database, if it had anything in it. */
      former: unused ? undefined : former,
      hasOtherKey: manifest.key !== settings.key,
    };
  } catch (error) {
    await loaded.close();
    await loaded.drop().catch(() => undefined);
    throw error;
  }
}
