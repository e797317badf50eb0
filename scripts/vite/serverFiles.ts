import { renameSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Builds the server and its command line with all their imports, each as one file for Node: `main.js` and `cli.js`. A
 * process needs longer to read the sources than for the rest of its start. It is one file, because a running server
 * then loads nothing later, and a new build may replace the file.
 * @param folder within the project, because packages with machine code are looked up from it
 */
export async function buildServer(folder: string): Promise<void> {
  // Two builds at the same time do not empty each other's folder.
  const made = `${folder}.next-${process.pid}`;
  for (const name of ["main", "cli"])
    await build({
      root,
      configFile: false,
      logLevel: "warn",
      // HarfBuzz reads its WebAssembly from its own folder.
      ssr: { noExternal: true, external: ["harfbuzzjs"] },
      build: {
        outDir: made,
        emptyOutDir: name === "main",
        copyPublicDir: false,
        ssr: `server/${name}.ts`,
        minify: false,
        rolldownOptions: { output: { entryFileNames: "[name].js", codeSplitting: false } },
      },
    });
  rmSync(folder, { recursive: true, force: true });
  renameSync(made, folder);
}
