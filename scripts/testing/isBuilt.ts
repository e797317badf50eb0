import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The files and folders that the built web app is made of. */
const sources = [
  ...["contract", "domain", "index.html", "package-lock.json", "public", "scripts"],
  ...["server/http", "server/site", "src", "vite.config.ts"],
];

/** The last build writes it last. */
const built = "dist/web.json";

const changedAt = (path: string): number => {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
};

/** True if `dist/web` is newer than everything it is made of. */
export const isBuilt = () =>
  existsSync(built) && statSync(built).mtimeMs > Math.max(...sources.map(changedAt));
