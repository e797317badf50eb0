import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { say } from "../../domain/messages/say";
import { conflict, notFound } from "../errors";
import type { BackupStore } from "./store";

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
