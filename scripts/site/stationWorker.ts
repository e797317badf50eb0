import { createHash } from "node:crypto";
import { build } from "vite";
import { assetsOf, type ClientManifest, scriptsOf, stylesOf } from "./manifest";

/**
 * The package that reads barcodes in browsers without a reader of their own. The worker caches its wasm file after the
 * camera has loaded the file.
 */
const detector = "node_modules/barcode-detector/dist/es/ponyfill.js";

/** True for the one file of the typeface that English needs, and for the names of the languages. */
const isNeeded = (asset: string) => /archivo-latin-wght|language-name-/.test(asset);

/** True for a font in the format that every browser with service workers reads. */
const isFont = (asset: string) => asset.endsWith(".woff2");

interface WorkerPage {
  /** The path of the page. */
  readonly path: string;
  readonly name: string;
  /** The files that the page starts with. */
  readonly sources: readonly string[];
  /** The texts and typefaces of the languages besides English. */
  readonly translations: readonly string[];
  readonly document: string;
}

const addresses = (files: readonly string[]) => files.map((file) => `/${file}`).sort();

/** Returns the files that every tablet stores. */
export function filesOf(
  manifest: ClientManifest,
  { sources, translations, name }: Pick<WorkerPage, "sources" | "translations" | "name">,
): string[] {
  const all = [...sources, ...translations];
  const scripts = scriptsOf(manifest, name === "station" ? [...all, detector] : all);
  const fonts = assetsOf(manifest, sources).filter(isNeeded);
  return addresses([...scripts, ...stylesOf(manifest, all), ...fonts]);
}

/** Returns the fonts of the languages besides English. A tablet stores those that it has shown. */
export function translationFonts(
  manifest: ClientManifest,
  { sources, translations }: Pick<WorkerPage, "sources" | "translations">,
): string[] {
  const ownAssets = assetsOf(manifest, sources);
  const fonts = assetsOf(manifest, translations).filter(isFont);
  return addresses(fonts.filter((font) => !ownAssets.includes(font)));
}

/**
 * Builds the service worker of the scan station's or the wall screen's page. The worker stores the files of the page.
 */
export async function pageWorker(root: string, manifest: ClientManifest, page: WorkerPage) {
  const files = filesOf(manifest, page);
  const fonts = translationFonts(manifest, page);
  const digest = createHash("sha256").update(page.document).update(files.join()).digest("hex");
  const built = await build({
    root,
    logLevel: "warn",
    define: {
      stationFiles: JSON.stringify(files),
      stationFonts: JSON.stringify(fonts),
      stationBuild: JSON.stringify(digest.slice(0, 16)),
      workerPage: JSON.stringify(page.path),
      workerName: JSON.stringify(page.name),
    },
    build: {
      write: false,
      rolldownOptions: {
        input: "src/station/worker/stationWorker.ts",
        output: { format: "iife", codeSplitting: false },
      },
    },
  });
  if (Array.isArray(built) || !("output" in built)) throw new Error("There is no service worker");
  return built.output[0].code;
}
