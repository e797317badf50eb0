import { type Message, say } from "../../domain/messages/say";
import { countText } from "../../domain/numbers";
import { encodingFault } from "../db/encoding";
import { englishText } from "../errors";

type Grade = "ok" | "warn" | "fail";

export interface Finding {
  subject: string;
  grade: Grade;
  sentence: string;
}

export const finding = (subject: string, grade: Grade, sentence: string): Finding => ({
  subject,
  grade,
  sentence,
});

export function bytesText(bytes: number): string {
  const [unit, size] = bytes < 1e9 ? (["MB", 1e6] as const) : (["GB", 1e9] as const);
  return `${(bytes / size).toLocaleString("en-IN", { maximumFractionDigits: 1 })} ${unit}`;
}

const enoughBytes = 5e9;
const minimumBytes = 1e9;

/**
 * Returns the finding about the free space on a disk.
 * @param free the free bytes
 */
export function gradeDisk(folder: string, free: number): Finding {
  const sentence = `${bytesText(free)} are free at ${folder}`;
  if (free < minimumBytes)
    return finding("disk", "fail", `${sentence}. Make room: PostgreSQL stops on a full disk`);
  return free < enoughBytes
    ? finding("disk", "warn", `${sentence}. Make room for backups`)
    : finding("disk", "ok", sentence);
}

const hourMs = 3_600_000;
const warnHours = 36;
const failHours = 72;

/**
 * Returns the finding about the age of the newest backup.
 * @param newest the moment of the newest backup
 */
export function gradeBackupAge(newest: Date | undefined, now: Date, place: string): Finding {
  if (!newest)
    return finding("backup", "warn", `There is no backup at ${place} yet. Run: plant backup`);
  const hours = Math.max(0, Math.floor((now.getTime() - newest.getTime()) / hourMs));
  const sentence = `The newest backup at ${place} is ${hours} h old`;
  if (hours > failHours) return finding("backup", "fail", `${sentence}. The page Backups says why`);
  return hours > warnHours
    ? finding("backup", "warn", `${sentence}. One is due every day`)
    : finding("backup", "ok", sentence);
}

interface Drills {
  /** False if the server cannot read its own encrypted backups. */
  canProve: boolean;
  hasBackup: boolean;
  /** The last drill that has ended. */
  last?: { startedAt: Date; failure?: Message | undefined } | undefined;
}

const dayMs = 24 * hourMs;
/** The age of the last drill, in days, above which the report warns. A drill is due every week. */
const warnDrillDays = 14;

/** Writes the result of the last drill. */
export function gradeDrill({ canProve, hasBackup, last }: Drills, now: Date): Finding {
  if (!canProve)
    return finding(
      "drill",
      "warn",
      `${englishText(say("backup.noIdentity"))} Set BACKUP_IDENTITY.`,
    );
  if (!hasBackup) return finding("drill", "warn", "There is no backup that a drill could prove");
  if (!last) return finding("drill", "warn", "No drill has proven a backup yet. Run: plant drill");
  if (last.failure)
    return finding("drill", "fail", `The last drill failed. ${englishText(last.failure)}`);
  const days = Math.max(0, Math.floor((now.getTime() - last.startedAt.getTime()) / dayMs));
  const sentence = `The last drill proved a backup ${countText(days, "day")} ago`;
  return days > warnDrillDays
    ? finding("drill", "warn", `${sentence}. One is due every week`)
    : finding("drill", "ok", sentence);
}

export function gradeEncoding(encoding: string): Finding {
  const fault = encodingFault(encoding);
  return fault === undefined
    ? finding("encoding", "ok", `The database has the encoding ${encoding}`)
    : finding("encoding", "fail", fault);
}

/** Public keys that the program age of Debian 12 and 13 does not know. */
const newerRecipient = /^age1(pq|tag|tagpq)1/;

/** Warns of a recipient whose backups need a newer program than Debian's age, or a plugin. */
export function gradeRecipient(recipient: string): Finding {
  const [newer] = newerRecipient.exec(recipient) ?? [];
  return newer === undefined
    ? finding("recipient", "ok", "Backups are encrypted for BACKUP_RECIPIENT")
    : finding(
        "recipient",
        "warn",
        `Debian's program age cannot open backups for a key ${newer}…: keep age 1.3 or later beside the secret key, or make a usual key with age-keygen`,
      );
}

/** Warns of changes of the law that the plant's statutory rates lack. */
export function gradeRates(
  changes: readonly { readonly text: string; readonly source: string }[],
): Finding {
  if (changes.length === 0)
    return finding("rates", "ok", "The statutory rates have all known changes of the law");
  const sentences = changes.map(({ text, source }) => `${text} (${source})`);
  return finding(
    "rates",
    "warn",
    `${sentences.join(". ")}. Take them over on the page Statutory Rates`,
  );
}

/**
 * Returns the finding about a killed restore.
 * @param abandoned the sentence about the dropped copies of the restore or drill
 */
export const gradeAbandoned = (abandoned: string | undefined): Finding =>
  abandoned === undefined
    ? finding("restore", "ok", "No restore was stopped in the middle")
    : finding("restore", "warn", abandoned);

interface FormerDatabase {
  name: string;
  bytes: number;
}

export const formerText = ({ name, bytes }: FormerDatabase) => `${name} (${bytesText(bytes)})`;

/**
 * Returns the finding about former databases.
 * @param former the databases that restores have replaced
 */
export const gradeFormer = (former: readonly FormerDatabase[]): Finding =>
  former.length === 0
    ? finding("former", "ok", "No restore has kept a database")
    : finding(
        "former",
        "warn",
        `Restores have kept ${former.map(formerText).join(", ")}. drop-former-database deletes one`,
      );

/** Writes one line for each finding. */
export const findingsText = (findings: readonly Finding[]): string =>
  findings
    .map(({ subject, grade, sentence }) => `${grade.padEnd(5)}${subject.padEnd(13)}${sentence}`)
    .join("\n");

/** Returns 1 if a check has failed, else 0. A warning is no failure. */
export const exitCodeOf = (findings: readonly Finding[]): number =>
  findings.some(({ grade }) => grade === "fail") ? 1 : 0;
