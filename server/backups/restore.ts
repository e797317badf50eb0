import { inArray, sql } from "drizzle-orm";
import { say } from "../../domain/messages/say";
import type { Database } from "../db/connect";
import { admins, emails, operationRuns } from "../db/schema";
import { grantCalls } from "../db/serverRole";
import { dropDatabase, type SwapLock, swapDatabases } from "../db/swapDatabases";
import { isEmpty } from "../db/tables";
import { conflict } from "../errors";
import { type BackupKeys, rowsIn } from "./archiveFiles";
import { loadBackup, type OpenBackup } from "./loadBackup";
import { addRun, type NewRun } from "./runs";
import { type BackupSettings, type BackupStore, readBackupName } from "./store";

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

/** @throws HttpError 409 if there is none */
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
