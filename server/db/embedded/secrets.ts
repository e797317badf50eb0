import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { StartupError } from "../../errors";

const secret = () => z.string().check(z.minLength(32));
const Secrets = z.object({ databasePassword: secret(), jwtSecret: secret() });
type Secrets = z.infer<typeof Secrets>;

const random = () => randomBytes(32).toString("base64url");

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);

/** Writes the file whole or not at all, and never over an existing file. */
async function writeOnce(path: string, content: string) {
  const unfinished = `${path}.${process.pid}.new`;
  await writeFile(unfinished, content, { mode: 0o600 });
  try {
    await link(unfinished, path);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    await rm(unfinished);
  }
}

const fullDisk = ["ENOSPC", "EDQUOT"];

/**
 * Reads the secrets. The first call makes them, and only the owner can read them.
 * @throws StartupError if DATA_DIR is unusable
 */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, "secrets.json");
  try {
    await mkdir(dataDir, { recursive: true });
    if (!existsSync(path))
      await writeOnce(
        path,
        JSON.stringify({ databasePassword: random(), jwtSecret: random() } satisfies Secrets),
      );
  } catch (error) {
    throw new StartupError(
      fullDisk.includes(codeOf(error))
        ? `The disk of DATA_DIR ${dataDir} is full: make room`
        : `DATA_DIR ${dataDir} cannot be written (${codeOf(error)}): choose a folder that you may write to`,
    );
  }
  const read = Secrets.safeParse(
    await readFile(path, "utf8")
      .then(JSON.parse)
      .catch(() => null),
  );
  if (!read.success) throw new StartupError(`${path} is damaged: restore it from a copy`);
  return read.data;
}
