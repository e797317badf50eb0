import { mkdir, stat, statfs } from "node:fs/promises";
import { say } from "../../domain/messages/say";
import { conflict, HttpError, notFound } from "../errors";
import type { OperationsService } from "../http/handler";
import { canDecrypt, isEncrypted } from "./archiveFiles";
import { failureMessage, type Operations } from "./operations";
import { readBackupName } from "./store";

/** Returns the backups, drills and restores that the office starts. */
export function officeOperations(
  { settings, backup, drill, restore }: Operations,
  hour: number | undefined,
): OperationsService {
  const { store, keys, folder, dataFolder } = settings;
  const place = store.place;

  async function readFreeBytes() {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    } catch {
      return undefined;
    }
  }

  async function isOnSameDisk() {
    if (dataFolder === undefined) return false;
    const [backups, data] = await Promise.all([folder, dataFolder].map((one) => stat(one))).catch(
      () => [],
    );
    return backups !== undefined && backups.dev === data?.dev;
  }

  async function listBackups() {
    const files = await store.list().catch((error: unknown) => {
      throw error instanceof HttpError ? error : conflict(failureMessage(error, place));
    });
    return files
      .flatMap(({ name, bytes }) => {
        const madeAt = readBackupName(name)?.madeAt;
        return madeAt ? [{ name, bytes, madeAt }] : [];
      })
      .sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  }

  return {
    place,
    hour,
    isEncrypted: isEncrypted(keys),
    isProvable: canDecrypt(keys),
    listBackups,
    isOnSameDisk,
    readFreeBytes,
    readBackup: (name) => store.read(name),
    async startBackup(startedBy) {
      await backup("office", { startedBy });
    },
    async startDrill(startedBy) {
      await drill("office", { startedBy });
    },
    async startRestore(startedBy, name, passphrase) {
      if (!(await listBackups()).some((one) => one.name === name))
        throw notFound(say("this.backup"));
      const chosen = passphrase ? { ...keys, passphrase } : keys;
      await restore("office", name, () => store.read(name), { startedBy, keys: chosen });
    },
  };
}
