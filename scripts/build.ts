import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, loadEnv } from "vite";
import { renderArt } from "./site/art";
import { compressFiles } from "./site/compress";
import { crawlerFiles } from "./site/crawlerFiles";
import { adminDocument, offlinePages, publicDocument, shellDocument } from "./site/documents";
import { readManifest } from "./site/manifest";
import { officeManifest, officeManifestFile } from "./site/officeManifest";
import { publish } from "./site/publish";
import { pageWorker } from "./site/stationWorker";

const root = fileURLToPath(new URL("..", import.meta.url));

/** `node --import tsx scripts/build.ts [folder]`: the whole web app, ready to be served as files. */
const target = resolve(root, process.argv[2] ?? "dist/web");
/** A running server serves the target until the build is complete. */
const folder = `${target}.next`;
const prerenderFolder = join(root, ".cache", `prerender-${process.pid}`);

await build({
  root,
  logLevel: "warn",
  build: {
    outDir: folder,
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: { input: "src/main.tsx" },
  },
});
const hydrateScript = await build({
  root,
  logLevel: "warn",
  build: {
    write: false,
    rolldownOptions: {
      input: "src/site/hydrateWhenIdle.ts",
      output: { format: "iife", codeSplitting: false },
    },
  },
});
await build({
  root,
  logLevel: "warn",
  build: {
    outDir: prerenderFolder,
    emptyOutDir: true,
    copyPublicDir: false,
    ssr: "src/site/prerender.tsx",
    rolldownOptions: { output: { entryFileNames: "prerender.js" } },
  },
});

type Prerender = typeof import("../src/site/prerender");
const prerender: Prerender = await import(
  pathToFileURL(join(prerenderFolder, "prerender.js")).href
);

const write = (file: string, text: string) => {
  const target = join(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
};

const template = readFileSync(join(root, "index.html"), "utf8");
const manifest = readManifest(folder);
if (Array.isArray(hydrateScript) || !("output" in hydrateScript))
  throw new Error("The pages have no script");
const [{ code }] = hydrateScript.output;
const pages = await prerender.renderSite();
for (const [file, page] of pages)
  write(file, publicDocument(template, page, { manifest, folder, hydrateScript: code.trim() }));
write("admin/index.html", adminDocument(template, manifest));
write(officeManifestFile, officeManifest());
for (const page of offlinePages) {
  const document = shellDocument(template, manifest, page);
  write(`${page.path.slice(1)}/index.html`, document);
  write(`${page.name}-worker.js`, await pageWorker(root, manifest, { ...page, document }));
}
for (const [file, svg] of renderArt()) write(file, svg);
for (const [file, text] of Object.entries(crawlerFiles([...pages.keys()]))) write(file, text);

rmSync(prerenderFolder, { recursive: true });
rmSync(join(folder, ".vite"), { recursive: true });
compressFiles(folder);
publish(folder, target, loadEnv("production", root, "VITE_").VITE_API_HOST ?? "/api");
