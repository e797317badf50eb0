import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, loadEnv } from "vite";
import { companyName } from "../domain/company";
import { defaultFacts } from "../domain/companyFacts";
import {
  crawlerFiles,
  officeManifest,
  officeManifestFile,
  officePage,
  pageDocument,
} from "../server/site/siteFiles";
import { inlineDrawings, renderArt } from "./site/art";
import { compressFiles } from "./site/compress";
import {
  adminDocument,
  offlinePages,
  pageParts,
  shellDocument,
  tightTemplate,
} from "./site/documents";
import { readManifest } from "./site/manifest";
import { publish, publishParts } from "./site/publish";
import { pageWorker } from "./site/stationWorker";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Builds the whole web app, ready to be served as files. Usage: `node --import tsx scripts/build.ts [folder]`. */
const target = resolve(root, process.argv[2] ?? "dist/web");
/** The build has a folder of its own until it is complete, because a running server may serve the target. */
const folder = `${target}.next`;
const prerenderFolder = join(root, ".cache", `prerender-${process.pid}`);

await build({
  root,
  logLevel: "warn",
  build: {
    outDir: folder,
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: { input: ["src/main.tsx", "src/app.tsx"] },
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
// The host also renders with this file, so the file includes its packages and uses React's production build.
await build({
  root,
  logLevel: "warn",
  define: { "process.env.NODE_ENV": '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: prerenderFolder,
    emptyOutDir: true,
    copyPublicDir: false,
    ssr: "src/site/prerender.tsx",
    minify: true,
    rolldownOptions: { output: { entryFileNames: "prerender.js", codeSplitting: false } },
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

const template = tightTemplate(readFileSync(join(root, "index.html"), "utf8"));
const manifest = readManifest(folder);
if (Array.isArray(hydrateScript) || !("output" in hydrateScript))
  throw new Error("The pages have no script");
const [{ code }] = hydrateScript.output;
const hydration = { manifest, folder, hydrateScript: code.trim() };
const pages = await prerender.renderSite();
const parts = {
  template,
  office: adminDocument(template, manifest),
  drawings: inlineDrawings(),
  pages: Object.fromEntries(
    [...pages].map(([file, page]) => [file, pageParts(page, hydration)] as const),
  ),
};
for (const [file, page] of pages) write(file, pageDocument(parts, file, page));
write("admin/index.html", officePage(parts.office, { name: companyName }));
write(officeManifestFile, officeManifest({ name: companyName }));
for (const page of offlinePages) {
  const document = shellDocument(template, manifest, page);
  write(`${page.path.slice(1)}/index.html`, document);
  write(`${page.name}-worker.js`, await pageWorker(root, manifest, { ...page, document }));
}
for (const [file, svg] of renderArt()) write(file, svg);
for (const [file, text] of Object.entries(crawlerFiles([...pages.keys()], defaultFacts)))
  write(file, text);

rmSync(join(folder, ".vite"), { recursive: true });
compressFiles(folder);
publish(folder, target, loadEnv("production", root, "VITE_").VITE_API_HOST ?? "/api");
publishParts(join(prerenderFolder, "prerender.js"), parts, target);
rmSync(prerenderFolder, { recursive: true });
