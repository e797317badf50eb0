/** Messages about backups, drills and restores. */
export const backupsMessages = {
  "backup.empty": "The backup is an empty file. Take another one.",
  "backup.notTar": "The file is no backup of this product. Take another one.",
  "backup.noManifest": "The backup has no manifest. Take another one.",
  "backup.truncated": "The backup ends in the middle. Take another one.",
  "backup.damaged": "The backup is damaged. Take another one.",
  "backup.wrongCount":
    "The backup has %{found} rows of %{table}, and its manifest says %{expected}. Take another one.",
  "backup.changedRows":
    "Rows of %{table} were changed in the backup after it was made. Take another one.",
  "backup.differs":
    "The restored rows of %{table} differ from those of the backup. Nothing was changed.",
  "backup.wrongKey":
    "The backup cannot be decrypted: it was encrypted with another passphrase or key.",
  "backup.noKey":
    "The backup is encrypted. Give its passphrase, or set BACKUP_PASSPHRASE or BACKUP_IDENTITY.",
  "backup.noIdentity":
    "The server lacks the secret key of its backups, so no restore can be proven. Set BACKUP_IDENTITY.",
  "backup.newer":
    "The backup has schema %{schema} of version %{version}. Version %{own} knows schema %{known}: install the newer version first.",
  "backup.notFound": "There is no backup %{name} at %{place}.",
  "backup.none": "There is no backup yet. Make one first.",
  "backup.exists": "%{name} is there already. Choose another name.",
  "backup.diskFull": "The disk at %{place} is full. Make room and try again; earlier backups stay.",
  "backup.notWritable": "%{place} cannot be read or written. Check the folder and its permissions.",
  "backup.storageAway": "The storage at %{place} does not answer. Check the network and try again.",
  "backup.storageRefused":
    "The storage at %{place} refused the request (%{status}). Check its address and keys.",
  "backup.storageClock":
    "The storage at %{place} refused the request because this machine's clock is wrong. Set the clock.",
  "backup.mayNotCreate":
    "The role %{role} may not create databases: run ALTER ROLE %{role} CREATEDB.",
  "backup.stillUsed":
    "Other programs hold connections to the database. Nothing was changed. Stop them and try again.",
  "backup.interrupted": "The server stopped before it was finished. Nothing was kept.",
  "backup.running": "A backup, drill or restore is running already. Wait until it has ended.",
  "backup.signIn": "Nobody could sign in to the restored data.",
  "backup.unknown": "It failed. The log of the server has the reason.",
  "backup.off": "This server makes no backups.",
  "backup.lastFailed": "The last backup failed. %{reason}",
  "backup.lastDrillFailed": "The last drill failed. %{reason}",
  "backup.diskLow":
    "The disk at %{place} has only %{megabytes} MB free. Make room: on a full disk nothing can be saved.",
  "clock.differs":
    "This machine's clock differs by %{minutes} from the clock of %{source}. Set the clock.",
  "clock.future":
    "The newest %{what} is from the future, by %{minutes}. Check this machine's clock.",
  "clock.database": "the database",
  "clock.backup": "backup",
  "clock.change": "change",
  "this.backup": "This backup",
} as const;
