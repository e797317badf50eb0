import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The files and folders that the built web app is made of. */
const webSources = [
  ...["contract", "domain", "index.html", "package-lock.json", "public", "scripts"],
  ...["server/http", "server/site", "src", "vite.config.ts"],
];

const serverSources = ["contract", "domain", "package-lock.json", "scripts", "server"];

const changedAt = (path: string): number => {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
};

/** True if a file is newer than everything it is made of. */
const isNewer = (built: string, sources: readonly string[]) =>
  existsSync(built) && statSync(built).mtimeMs > Math.max(...sources.map(changedAt));

/** True if `dist/web` is up to date. The build writes the named file last. */
export const isWebBuilt = () => isNewer("dist/web.json", webSources);

/** True if `dist/server` is up to date. */
export const isServerBuilt = () =>
  ["main", "cli"].every((name) => isNewer(`dist/server/${name}.js`, serverSources));
