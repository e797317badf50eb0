import type { Readable } from "node:stream";

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
