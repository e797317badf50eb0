import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PrerenderedPage } from "../../src/site/prerender";
import { type ClientManifest, chunkOf, scriptsOf, stylesOf } from "./manifest";

const entry = "src/main.tsx";
const wake = "src/site/wake.ts";
const devScript = '<script type="module" src="/src/main.tsx"></script>';

const scriptTag = (file: string) => `<script type="module" src="/${file}"></script>`;
const preloadTag = (file: string) => `<link rel="modulepreload" href="/${file}">`;

/** The template of `index.html`, filled; what surrounds its placeholders loses its indentation. */
function fill(template: string, parts: { head: string; body: string; script: string }) {
  const tight = template.replace(/>\s+</g, "><");
  if (!tight.includes(devScript)) throw new Error(`index.html has lost its ${devScript}`);
  return tight
    .replace(devScript, "")
    .replace("<!--head-->", () => parts.head + parts.script)
    .replace("<!--body-->", () => parts.body);
}

/**
 * A public page: its styles stand in the HTML. The disabled links keep the loader of React's late
 * chunks from fetching the same styles once more.
 */
export function publicDocument(
  template: string,
  page: PrerenderedPage,
  { manifest, folder }: { manifest: ClientManifest; folder: string },
) {
  const files = stylesOf(manifest, [entry, ...page.sources]);
  const css = files.map((file) => readFileSync(join(folder, file), "utf8").trim()).join("");
  const links = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join("");
  return fill(template, {
    head: `${page.head}<style>${css}</style>${links}`,
    body: page.body,
    script: scriptTag(chunkOf(manifest, wake).file),
  });
}

/** The shell of the admin: empty, with the router's entry loaded at once. */
export function adminDocument(template: string, manifest: ClientManifest) {
  const [script = "", ...preloads] = scriptsOf(manifest, [entry]).reverse();
  const styles = stylesOf(manifest, [entry]).map(
    (file) => `<link rel="stylesheet" href="/${file}">`,
  );
  return fill(template, {
    head: `<title>Admin Portal</title><meta name="robots" content="noindex">${styles.join("")}`,
    body: "",
    script: preloads.map(preloadTag).join("") + scriptTag(script),
  });
}
