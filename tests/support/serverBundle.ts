import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { buildServer } from "../../scripts/vite/serverFiles";

declare module "vitest" {
  interface ProvidedContext {
    /** The server and its command line, each a file for node. */
    serverBundle: { main: string; cli: string };
  }
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Makes the files of the server once for a run. Each run has its own: another may be under way. */
export default async function setup(project: TestProject) {
  const folder = join(root, ".cache", `server-${process.pid}`);
  await buildServer(folder);
  project.provide("serverBundle", { main: join(folder, "main.js"), cli: join(folder, "cli.js") });
  return () => rmSync(folder, { recursive: true, force: true });
}
