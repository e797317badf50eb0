import { type Message, say } from "../../domain/messages/say";
import { advisoryLocks, type Database, openAsOwner } from "../db/connect";
import { dropScratchDatabases, takeSwapLock } from "../db/swapDatabases";
import { conflict, HttpError } from "../errors";
import { type BackupKeys, canDecrypt } from "./archiveFiles";
import { makeBackup } from "./makeBackup";
import { type OpenBackup, proveRestore, restoreBackup } from "./restore";
import { beginRun, endRun, type NewRun, type RunResult } from "./runs";
import type { BackupSettings, Trigger } from "./store";

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const code = "code" in error ? String(error.code) : "";
  return code === "" && error.cause !== undefined ? codeOf(error.cause) : code;
}

/** Codes of the file system and of PostgreSQL. */
const fullDisk = ["ENOSPC", "EDQUOT", "EFBIG", "53100"];
const noAccess = ["EACCES", "EPERM", "EROFS", "ENOENT", "ENOTDIR", "EIO"];

/**
 * Returns one sentence about the reason of a failed backup, drill or restore. `place` is the folder or storage of the
 * backups.
 */
export function failureMessage(error: unknown, place: string): Message {
  if (error instanceof HttpError) return error.sentence;
  const code = codeOf(error);
  if (fullDisk.includes(code)) return say("backup.diskFull", { place });
  if (noAccess.includes(code)) return say("backup.notWritable", { place });
  return say("backup.unknown");
}

interface Started<Result> {
  /** Rejects with the sentence for a person if the run fails. */
  ended: Promise<Result>;
}

/** Takes the lock of backups, drills and restores, without waiting. */
async function takeLock({ $client: pool }: Database) {
  const client = await pool.connect();
  const { rows } = await client.query("select pg_try_advisory_lock($1) as mine", [
    advisoryLocks.operations,
  ]);
  if (rows[0]?.mine === true) {
    return async () => {
      await client
        .query("select pg_advisory_unlock($1)", [advisoryLocks.operations])
        .catch(() => undefined);
      client.release();
    };
  }
  client.release();
  return undefined;
}

/**
 * Returns the backups, drills and restores of one plant. Only one runs at a time, on all servers and commands together.
 */
export function operations(settings: BackupSettings) {
  const { ownerUrl, store, keys, logError } = settings;

  async function storeFailure(run: number | undefined, failure: Message) {
    if (run === undefined) return;
    const { db, close } = await openAsOwner(ownerUrl);
    await endRun(db, run, { failure }).finally(close);
  }

  /** Tells the person the reason of a failed run, and writes the error to the log. */
  async function toPersonsError(run: number | undefined, error: unknown) {
    logError(error);
    const failure = failureMessage(error, store.place);
    await storeFailure(run, failure).catch(logError);
    return error instanceof HttpError ? error : conflict(failure);
  }

  function logUnrecorded(error: unknown): undefined {
    logError(error);
  }

  async function openPlant() {
    const { db, close } = await openAsOwner(ownerUrl);
    const unlock = await takeLock(db).catch(async (error: unknown) => {
      await close();
      throw error;
    });
    if (!unlock) {
      await close();
      throw conflict(say("backup.running"));
    }
    const finish = async () => {
      await unlock();
      await close();
    };
    return { db, finish };
  }

  function start<Result>(
    work: () => Promise<Result>,
    { id, finish }: { id: number | undefined; finish: () => Promise<void> },
  ): Started<Result> {
    const attempt = async () => {
      try {
        return await work();
      } catch (error) {
        throw await toPersonsError(id, error);
      } finally {
        await finish();
      }
    };
    const ended = attempt();
    // The caller may not wait for the end.
    ended.catch(() => undefined);
    return { ended };
  }

  /**
   * Returns once the run has begun. Undefined if it is not needed.
   * @throws HttpError 409 if another one runs
   */
  async function begin<Result extends RunResult>(
    run: NewRun,
    work: (owner: Database) => Promise<Result>,
    isNeeded: (owner: Database) => Promise<boolean> = async () => true,
  ): Promise<Started<Result> | undefined> {
    const { db, finish } = await openPlant();
    try {
      if (!(await isNeeded(db))) {
        await finish();
        return undefined;
      }
      const id = await beginRun(db, run, store.place);
      const recordedWork = async () => {
        const result = await work(db);
        const { file, bytes, rows } = result;
        if (id !== undefined) await endRun(db, id, { file, bytes, rows });
        return result;
      };
      return start(recordedWork, { id, finish });
    } catch (error) {
      await finish();
      throw error;
    }
  }

  /**
   * Begins a restore. It also works with a broken plant database, then without a note and without a lock there.
   * @throws HttpError 409 if another one runs
   */
  async function beginRestore(
    run: NewRun,
    { file, open, chosen }: { file: string; open: OpenBackup; chosen: BackupKeys },
  ) {
    const lock = await takeSwapLock(ownerUrl);
    if (!lock) throw conflict(say("backup.running"));
    const plant = await openPlant().catch((error: unknown) => {
      if (!(error instanceof HttpError)) return undefined;
      return error;
    });
    if (plant instanceof HttpError) {
      await lock.release();
      throw plant;
    }
    const finish = async () => {
      await plant?.finish();
      await lock.release();
    };
    const owner = plant?.db;
    const id = owner && (await beginRun(owner, run, store.place).catch(logUnrecorded));
    const work = async () => {
      await dropScratchDatabases(ownerUrl, "restore");
      const restoring = { owner, lock, note: { ...run, id }, file, open, keys: chosen };
      return { file, ...(await restoreBackup(settings, restoring)) };
    };
    return start(work, { id, finish });
  }

  return {
    settings,

    backup: (
      trigger: Trigger,
      { startedBy, isNeeded }: { startedBy?: string; isNeeded?: () => Promise<boolean> } = {},
    ) =>
      begin(
        { kind: "backup", trigger, startedBy },
        (owner) => makeBackup(owner, settings, trigger),
        isNeeded,
      ),

    /**
     * Restores a backup into a scratch database to test the backup.
     * @throws HttpError 409 if this server cannot read its own encrypted backups. That is no failed drill.
     */
    drill: async (
      trigger: Trigger,
      { startedBy, isNeeded }: { startedBy?: string; isNeeded?: () => Promise<boolean> } = {},
    ) => {
      if (!canDecrypt(keys)) throw conflict(say("backup.noIdentity"));
      return begin(
        { kind: "drill", trigger, startedBy },
        async () => {
          await dropScratchDatabases(ownerUrl, "drill");
          return proveRestore(settings);
        },
        isNeeded,
      );
    },

    restore: (
      trigger: Trigger,
      file: string,
      open: OpenBackup,
      { startedBy, keys: chosen = keys }: { startedBy?: string; keys?: BackupKeys } = {},
    ) => beginRestore({ kind: "restore", trigger, startedBy }, { file, open, chosen }),
  };
}

export type Operations = ReturnType<typeof operations>;
