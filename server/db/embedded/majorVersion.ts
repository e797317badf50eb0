import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { StartupError } from "../../errors";
import type { Cluster } from "./cluster";

const execute = promisify(execFile);

/** Returns the major version of the PostgreSQL that wrote the cluster's files. Undefined without files. */
async function readFilesMajor({ folder }: Cluster): Promise<string | undefined> {
  const text = await readFile(join(folder, "PG_VERSION"), "utf8").catch(() => "");
  return text.trim() || undefined;
}

/** Returns the major version of the cluster's programs, from a line such as `initdb (PostgreSQL) 18.4`. */
async function readProgramMajor({ binaries, user }: Cluster): Promise<string | undefined> {
  const { stdout } = await execute(binaries.initdb, ["--version"], {
    ...user,
    cwd: dirname(binaries.initdb),
  });
  return /(\d+)(\.\d+|beta|rc)/.exec(stdout)?.[1];
}

/**
 * Refuses a data folder of another major version, because PostgreSQL cannot open such files.
 * @throws StartupError with both versions and the way out
 */
export async function rejectOtherMajor(cluster: Cluster, dataDir: string): Promise<void> {
  const ofFiles = await readFilesMajor(cluster);
  if (ofFiles === undefined) return;
  const ofProgram = await readProgramMajor(cluster);
  if (ofProgram === undefined || ofProgram === ofFiles) return;
  throw new StartupError(
    `DATA_DIR ${dataDir} has data of PostgreSQL ${ofFiles}, and this version has PostgreSQL ${ofProgram}: start the version of the product that made the data, run plant backup FILE, and restore the file with this version into an empty DATA_DIR`,
  );
}
