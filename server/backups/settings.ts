import type { BackupKeys } from "./encryption";
import type { BackupStore } from "./store";

/** The settings of backups, drills and restores. */
export interface BackupSettings {
  /** The plant's database for the owner of the tables. */
  ownerUrl: string;
  /** The role of the calls, which gets its rights on a restored database. Undefined if the owner serves the calls. */
  callsRole: string | undefined;
  /** The folder of unfinished backups, on this machine. */
  folder: string;
  /** The folder of the plant's data, if the backups are in a folder of the same machine. */
  dataFolder: string | undefined;
  store: BackupStore;
  keys: BackupKeys;
  /** The fingerprint of the key that signs sessions. */
  key: string;
  /** Signs a super admin in to a restored database and reads the own account. True if it worked. */
  trySignIn(url: string): Promise<boolean>;
  logError(error: unknown): void;
}
