import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Linux's file system in memory: a cluster has a thousand files, and each test file clones a database. */
const memory = "/dev/shm";
const enoughBytes = 4 * 2 ** 30;

function hasMemory() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enoughBytes;
  } catch {
    return false;
  }
}

/**
 * Makes a folder that PostgreSQL's user may enter too, and returns a function that removes it. The folder is in memory
 * if there is room, or in TMPDIR.
 */
export function temporaryFolder(name: string) {
  const parent = process.env.TMPDIR === undefined && hasMemory() ? memory : tmpdir();
  const path = mkdtempSync(join(parent, `plant-${name}-`));
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
