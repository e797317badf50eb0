import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { onlyTypeface } from "../../tests/support/browser/typefaces";

/** Programs of Debian's base system that tests, PostgreSQL and the start script of Debian's Chromium run. */
const basePrograms = [
  ...["basename", "bash", "cat", "cp", "cut", "dirname", "env", "expr", "find", "findmnt", "grep"],
  ...["locale", "ls", "mkdir", "readlink", "rm", "sed", "sh", "sleep", "tr", "uname"],
];

const folder = resolve("node_modules/.cache/base-programs");

function linkPrograms(path: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(process.execPath, join(folder, "node"));
  for (const name of basePrograms) {
    const found = path.split(delimiter).find((place) => existsSync(join(place, name)));
    if (found !== undefined) symlinkSync(join(found, name), join(folder, name));
  }
}

/**
 * Returns the environment of a new machine: base programs, one typeface and no global packages. A program that
 * needs more fails on this machine too.
 */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { NODE_PATH: _globalPackages, PATH = "", ...others } = process.env;
  // Windows finds its own libraries by PATH.
  if (process.platform === "win32") return { ...others, PATH };
  // A program that runs in this environment starts others in it.
  if (PATH !== folder) linkPrograms(PATH);
  return { ...others, PATH: folder, ...onlyTypeface("DejaVu") };
}
