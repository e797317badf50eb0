import { say } from "../../domain/messages/say";
import { advisoryLocks } from "../db/advisoryLock";
import { type Database, openAsOwner } from "../db/connect";
import { dropScratchDatabases } from "../db/scratchDatabase";
import { conflict, HttpError } from "../errors";
import { proveRestore } from "./drill";
import { type BackupKeys, canDecrypt } from "./encryption";
import { failureMessage } from "./failures";
import type { OpenBackup } from "./loadBackup";
import { makeBackup } from "./makeBackup";
import type { Trigger } from "./names";
import { restoreBackup } from "./restore";
import { beginRun, endRun, type NewRun, type RunResult } from "./runs";
import type { BackupSettings } from "./settings";

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

/** Backups, drills and restores of one plant. Only one of them runs at a time, on all servers and commands together. */
export function operations(settings: BackupSettings) {
  const { ownerUrl, store, keys, logError } = settings;

  /** A restore renames the database, so the result needs a new connection. */
  async function storeResult(run: number | undefined, result: RunResult) {
    if (run === undefined) return;
    const { db, close } = await openAsOwner(ownerUrl);
    await endRun(db, run, result).finally(close);
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
    try {
      if (!(await isNeeded(db))) {
        await finish();
        return undefined;
      }
      const id = await beginRun(db, run, store.place);
      const attempt = async () => {
        try {
          const result = await work(db);
          const { file, bytes, rows } = result;
          await storeResult(id, { file, bytes, rows });
          return result;
        } catch (error) {
          logError(error);
          const failure = failureMessage(error, store.place);
          await storeResult(id, { failure }).catch(logError);
          throw error instanceof HttpError ? error : conflict(failure);
        } finally {
          await finish();
        }
      };
      const ended = attempt();
      // The caller may not wait for the end.
      ended.catch(() => undefined);
      return { ended };
    } catch (error) {
      await finish();
      throw error;
    }
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

    /** @throws HttpError 409 if this server cannot read what it encrypts: that is no failed drill */
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
    ) =>
      begin({ kind: "restore", trigger, startedBy }, async (owner) => {
        await dropScratchDatabases(ownerUrl, "restore");
        return { file, ...(await restoreBackup(owner, settings, open, chosen)) };
      }),
  };
}

export type Operations = ReturnType<typeof operations>;
