import { once } from "node:events";
import { createReadStream, existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { say } from "../../domain/messages/say";
import { conflict, HttpError, notFound } from "../errors";
import { isBackupName } from "./names";

export interface StoredFile {
  name: string;
  bytes: number;
}

/** A place for backups. It ignores other files. */
export interface BackupStore {
  /** The folder or the address, for people. */
  readonly place: string;
  list(): Promise<StoredFile[]>;
  /** Takes over a finished file. The file appears whole or not at all. */
  put(name: string, path: string): Promise<void>;
  /** @throws HttpError 404 if there is no such backup */
  read(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
}

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

/** Stores a backup in one new file, at the path that a person gave. */
export function fileStore(path: string): BackupStore {
  return {
    place: path,
    list: async () => [],
    async put(_name, unfinished) {
      if (existsSync(path)) throw conflict(say("backup.exists", { name: path }));
      await rename(unfinished, path);
    },
    async read() {
      throw notFound(say("this.backup"));
    },
    remove: async () => undefined,
  };
}
