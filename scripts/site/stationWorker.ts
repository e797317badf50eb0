import { createHash } from "node:crypto";
import { build } from "vite";
import { assetsOf, type ClientManifest, scriptsOf, stylesOf } from "./manifest";

/** Reads barcodes where the browser cannot. The worker caches the wasm file when the camera has loaded it. */
const detector = "node_modules/barcode-detector/dist/es/ponyfill.js";

/** Of the typeface the one file that English needs. */
const isNeeded = (asset: string) => asset.includes("archivo-latin-wght");

interface WorkerPage {
  /** The path of the page. */
  readonly path: string;
  readonly name: string;
  /** The files that the page starts with. */
  readonly sources: readonly string[];
  readonly document: string;
}

function filesOf(manifest: ClientManifest, { sources, name }: WorkerPage): string[] {
  const scripts = scriptsOf(manifest, name === "station" ? [...sources, detector] : sources);
  const styles = stylesOf(manifest, sources);
  const fonts = assetsOf(manifest, sources).filter(isNeeded);
  return [...scripts, ...styles, ...fonts].map((file) => `/${file}`).sort();
}

/** The service worker of the scan station's or the wall screen's page, which keeps what that page is made of. */
export async function pageWorker(root: string, manifest: ClientManifest, page: WorkerPage) {
  const files = filesOf(manifest, page);
  const digest = createHash("sha256").update(page.document).update(files.join()).digest("hex");
  const built = await build({
    root,
    logLevel: "warn",
    define: {
      stationFiles: JSON.stringify(files),
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
