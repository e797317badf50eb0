import { type Message, say } from "../../domain/messages/say";
import { HttpError } from "../errors";

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const code = "code" in error ? String(error.code) : "";
  return code === "" && error.cause !== undefined ? codeOf(error.cause) : code;
}

/** Codes of the file system and of PostgreSQL. */
const fullDisk = ["ENOSPC", "EDQUOT", "EFBIG", "53100"];
const noAccess = ["EACCES", "EPERM", "EROFS", "ENOENT", "ENOTDIR", "EIO"];

/**
 * Returns one sentence about the reason of a failed backup, drill or restore. `place` is the folder or storage of the
 * backups.
 */
export function failureMessage(error: unknown, place: string): Message {
  if (error instanceof HttpError) return error.sentence;
  const code = codeOf(error);
  if (fullDisk.includes(code)) return say("backup.diskFull", { place });
  if (noAccess.includes(code)) return say("backup.notWritable", { place });
  return say("backup.unknown");
}
