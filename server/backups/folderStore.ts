import { once } from "node:events";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { say } from "../../domain/messages/say";
import { HttpError } from "../errors";
import { isBackupName } from "./names";
import type { BackupStore } from "./store";

/** Flushes a folder, so that a renamed file in it survives a power failure. */
async function flushFolder(folder: string) {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

/** Backups in a folder of this machine. */
export function folderStore(folder: string): BackupStore {
  return {
    place: folder,

    async list() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const names = (await readdir(folder)).filter(isBackupName);
      return Promise.all(
        names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })),
      );
    },

    async put(name, path) {
      await rename(path, join(folder, name));
      await flushFolder(folder);
    },

    async read(name) {
      const missing = () => new HttpError(404, say("backup.notFound", { name, place: folder }));
      if (!isBackupName(name)) throw missing();
      const stream = createReadStream(join(folder, name));
      await once(stream, "open").catch((error: NodeJS.ErrnoException) => {
        throw error.code === "ENOENT" ? missing() : error;
      });
      return stream;
    },

    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
