import { chmodSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { onlyTypeface } from "../../tests/support/browser/typefaces";

/** Programs of Debian's base system that tests, PostgreSQL and the start script of Debian's Chromium run. */
const basePrograms = [
  ...["basename", "bash", "cat", "cp", "cut", "dirname", "env", "expr", "find", "findmnt", "grep"],
  ...["locale", "ls", "mkdir", "readlink", "rm", "sed", "sh", "sleep", "tr", "uname"],
];

/**
 * The beginning of the folder's path. A program that runs in this environment finds its own PATH by it, and starts
 * other programs with the same PATH.
 */
const folderName = join(tmpdir(), "plant-base-programs-");

/** Returns a folder with links to Node and the base programs. PostgreSQL's user may not enter a clone below `/root`. */
function linkPrograms(path: string) {
  const folder = mkdtempSync(folderName);
  process.once("exit", () => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o755);
  symlinkSync(process.execPath, join(folder, "node"));
  for (const name of basePrograms) {
    const found = path.split(delimiter).find((place) => existsSync(join(place, name)));
    if (found !== undefined) symlinkSync(join(found, name), join(folder, name));
  }
  return folder;
}

/**
 * Returns the environment of a new machine: base programs, one typeface and no global packages. A program that
 * needs more fails on this machine too.
 */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { NODE_PATH: _globalPackages, PATH = "", ...others } = process.env;
  // Windows finds its own libraries by PATH, so the PATH stays.
  if (process.platform === "win32") return { ...others, PATH };
  const isBare = PATH.startsWith(folderName);
  return { ...others, PATH: isBare ? PATH : linkPrograms(PATH), ...onlyTypeface("DejaVu") };
}
