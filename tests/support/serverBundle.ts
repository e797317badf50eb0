import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The server and its command line, each a file for node. */
    serverBundle: { main: string; cli: string };
  }
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The server and its command line with all that they import, in files that are made once for a run: to
 * read the sources takes each process three times as long as all that it does then. They lie within the
 * project, because packages are looked up from them.
 */
export default async function setup(project: TestProject) {
  const folder = join(root, ".cache", `server-${process.pid}`);
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      copyPublicDir: false,
      ssr: true,
      minify: false,
      rolldownOptions: {
        input: { main: "server/main.ts", cli: "server/cli.ts" },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
      },
    },
  });
  cpSync(join(root, "server/db/migrations"), join(folder, "migrations"), { recursive: true });
  project.provide("serverBundle", { main: join(folder, "main.js"), cli: join(folder, "cli.js") });
  return () => rmSync(folder, { recursive: true, force: true });
}
