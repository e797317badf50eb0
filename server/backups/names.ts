/** The starter of a backup. */
export const triggers = ["schedule", "migration", "office", "command"] as const;
export type Trigger = (typeof triggers)[number];

const namePattern =
  /^plant-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(-before-upgrade)?\.tar\.gz(\.age)?$/;

/** Returns the name of a backup's file, such as `plant-20261123T203000Z.tar.gz`. */
export function backupName(at: Date, trigger: Trigger, isEncrypted: boolean): string {
  const moment = `${at.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const purpose = trigger === "migration" ? "-before-upgrade" : "";
  return `plant-${moment}${purpose}.tar.gz${isEncrypted ? ".age" : ""}`;
}

export const isBackupName = (name: string) => namePattern.test(name);

/** Reads the moment and the purpose from a name. Undefined for the names of other files. */
export function readBackupName(name: string) {
  const parts = namePattern.exec(name);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second, purpose] = parts;
  const madeAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(madeAt.getTime())) return undefined;
  return { madeAt, isBeforeUpgrade: purpose !== undefined };
}
