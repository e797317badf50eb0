import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** The user under which PostgreSQL runs; empty where it is the server's own. */
export type DatabaseUser = { uid: number; gid: number } | Record<string, never>;

const nobody = 65_534;

/**
 * PostgreSQL refuses to run as root. A server that runs as root starts it as the folder's owner, or as the user
 * `nobody`.
 * @see docs/decisions/0001-embedded-postgresql.md
 */
export function databaseUser(cluster: string): DatabaseUser {
  if (process.getuid?.() !== 0) return {};
  const owner = existsSync(cluster) ? statSync(cluster) : undefined;
  return owner && owner.uid !== 0
    ? { uid: owner.uid, gid: owner.gid }
    : { uid: nobody, gid: nobody };
}

/** The first folder on the way to `path` that this user may not enter, if there is one. */
export function inaccessibleFolder(path: string, user: DatabaseUser): string | undefined {
  if (!("uid" in user)) return undefined;
  const above = dirname(path) === path ? undefined : inaccessibleFolder(dirname(path), user);
  if (above !== undefined || !existsSync(path)) return above;
  const folder = statSync(path);
  const bit = folder.uid === user.uid ? 0o100 : folder.gid === user.gid ? 0o010 : 0o001;
  return folder.mode & bit ? undefined : path;
}
