import { createHash } from "node:crypto";
import { build } from "vite";
import { stationSources } from "./documents";
import { assetsOf, type ClientManifest, scriptsOf, stylesOf } from "./manifest";

/** Reads barcodes where the browser cannot. The worker caches the wasm file when the camera has loaded it. */
const detector = "node_modules/barcode-detector/dist/es/ponyfill.js";

/** Of the typeface the one file that English needs. */
const isNeeded = (asset: string) => asset.includes("archivo-latin-wght");

function filesOf(manifest: ClientManifest): string[] {
  const scripts = scriptsOf(manifest, [...stationSources, detector]);
  const styles = stylesOf(manifest, stationSources);
  const fonts = assetsOf(manifest, stationSources).filter(isNeeded);
  return [...scripts, ...styles, ...fonts].map((file) => `/${file}`).sort();
}

/** The service worker of the scan station's page, which keeps what that page is made of. */
export async function stationWorker(root: string, manifest: ClientManifest, page: string) {
  const files = filesOf(manifest);
  const digest = createHash("sha256").update(page).update(files.join()).digest("hex").slice(0, 16);
  const built = await build({
    root,
    logLevel: "warn",
    define: { stationFiles: JSON.stringify(files), stationBuild: JSON.stringify(digest) },
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
