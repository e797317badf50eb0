import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder that PostgreSQL's user may enter too, and how to be rid of it. */
export function temporaryFolder(name: string) {
  const path = mkdtempSync(join(tmpdir(), `plant-${name}-`));
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
