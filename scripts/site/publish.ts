import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { readBuild, writeBuild } from "../../server/http/builtPages";

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));

/** Hashed files come before the pages that name them. */
const isPage = (file: string) => !file.startsWith("assets/");

/**
 * Moves a finished build into a folder that a server may be serving. Each file is replaced in one step, so every
 * request finds a whole file. The hashed files of the build before remain, because open tabs still request them.
 * @param built the folder of the finished build, which is gone afterwards
 */
export function publish(built: string, folder: string, apiHost: string) {
  const before = readBuild(folder)?.files ?? [];
  const files = filesOf(built).sort((a, b) => Number(isPage(a)) - Number(isPage(b)));
  for (const file of files) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(join(built, file), target);
  }
  writeBuild(folder, { apiHost, files });
  const kept = new Set([...files, ...before.filter((file) => !isPage(file))]);
  for (const file of filesOf(folder)) if (!kept.has(file)) rmSync(join(folder, file));
  rmSync(built, { recursive: true });
}
