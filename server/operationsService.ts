import type { Readable } from "node:stream";

/** Backups, drills and restores for the calls of the office. A run that is started ends later. */
export interface OperationsService {
  /** The folder or the address of the storage. */
  readonly place: string;
  /** The hour of the daily backup in India. Undefined without a daily backup. */
  readonly hour: number | undefined;
  readonly isEncrypted: boolean;
  /** False if the server cannot read its own encrypted backups. */
  readonly isProvable: boolean;
  /** True if the disk of the plant's data has the backups too. False if that is not known. */
  isOnSameDisk(): Promise<boolean>;
  /** Returns the free bytes of the disk on which backups are written. Undefined if they cannot be read. */
  readFreeBytes(): Promise<number | undefined>;
  /** @throws HttpError with a sentence for the person if the storage cannot be read */
  listBackups(): Promise<readonly { name: string; bytes: number; madeAt: Date }[]>;
  /** @throws HttpError 404 if there is no such backup */
  readBackup(name: string): Promise<Readable>;
  /** @throws HttpError 409 if a backup, drill or restore runs already */
  startBackup(email: string): Promise<void>;
  /** @throws HttpError 409 if a backup, drill or restore runs already */
  startDrill(email: string): Promise<void>;
  /** @throws HttpError 404 without the backup, 409 if a backup, drill or restore runs already */
  startRestore(email: string, name: string, passphrase?: string): Promise<void>;
}
