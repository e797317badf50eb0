import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { readBuild, writeBuild } from "../../server/http/builtPages";
import { partsFile, partsFolder, type SiteParts } from "../../server/site/siteFiles";

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));

/** True for a page. Hashed files are uploaded before the pages that name them. */
const isPage = (file: string) => !file.startsWith("assets/");

/**
 * Moves a finished build into a folder that a server may be serving. Each file is replaced in one step, so every
 * request finds a whole file. The hashed files of the last build remain, because open tabs still request them.
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
  const retained = new Set([...files, ...before.filter((file) => !isPage(file))]);
  for (const file of filesOf(folder)) if (!retained.has(file)) rmSync(join(folder, file));
  rmSync(built, { recursive: true });
}

/**
 * Puts the files with which the host renders the pages next to the folder that it serves. The renderer's name has a
 * hash, because a running server loads a module of one name only once.
 */
export function publishParts(
  rendererFile: string,
  parts: Omit<SiteParts, "renderer">,
  folder: string,
) {
  const code = readFileSync(rendererFile);
  const renderer = `prerender-${createHash("sha256").update(code).digest("hex").slice(0, 16)}.js`;
  const target = partsFolder(folder);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, renderer), code);
  const next = `${partsFile(folder)}.next`;
  writeFileSync(next, JSON.stringify({ ...parts, renderer }));
  renameSync(next, partsFile(folder));
  const retained = ["parts.json", renderer];
  for (const file of filesOf(target)) if (!retained.includes(file)) rmSync(join(target, file));
}
