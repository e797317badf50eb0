import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const programs = ["initdb", "pg_ctl", "pg_basebackup", "pg_rewind"] as const;
export type Program = (typeof programs)[number];

/** Debian's folders, the latest version first. */
const debian = "/usr/lib/postgresql";
const debianFolders = () =>
  existsSync(debian)
    ? readdirSync(debian)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(debian, version, "bin"))
    : [];

/** Returns the folder of the machine's PostgreSQL. Undefined if a program is missing. */
export const postgresFolder = () =>
  [...debianFolders(), ...(process.env.PATH ?? "").split(delimiter)].find((folder) =>
    programs.every((program) => existsSync(join(folder, program))),
  );

export const hasPgBouncer = () =>
  spawnSync("pgbouncer", ["--version"], { env: withSbin() }).status === 0;

const withSbin = () => ({ ...process.env, PATH: `${process.env.PATH}${delimiter}/usr/sbin` });

/** PostgreSQL and PgBouncer refuse to run as root. */
export const plainUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const spawnPlain = (program: string, args: readonly string[]) =>
  spawn(program, args, {
    ...plainUser,
    cwd: "/",
    env: { ...withSbin(), LC_ALL: "C" },
    // A server that a program leaves behind must not keep a pipe.
    stdio: "ignore",
  });

/** Starts a program that stays. */
export const startPlain = spawnPlain;

/** Runs a program to its end. @throws an error if it fails */
export async function runPlain(program: string, args: readonly string[]) {
  const [code] = await once(spawnPlain(program, args), "close");
  if (code !== 0) throw new Error(`${program} ${args[0] ?? ""} ended with ${code}`);
}
