import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PrerenderedPage } from "../../src/site/prerender";
import { renderArt } from "./art";
import { type ClientManifest, scriptsOf, stylesOf } from "./manifest";

const art = renderArt();
const entry = "src/main.tsx";
const devScript = '<script type="module" src="/src/main.tsx"></script>';

const scriptTag = (file: string) => `<script type="module" src="/${file}"></script>`;
const preloadTag = (file: string) => `<link rel="modulepreload" href="/${file}">`;

/** The template of `index.html`, filled; what surrounds its placeholders loses its indentation. */
function fill(template: string, parts: { head: string; body: string }) {
  const tight = template.replace(/>\s+</g, "><");
  if (!tight.includes(devScript)) throw new Error(`index.html has lost its ${devScript}`);
  return tight
    .replace(devScript, "")
    .replace("<!--head-->", () => parts.head)
    .replace("<!--body-->", () => parts.body);
}

/** A film's poster, and a picture that is marked as part of the page. */
const inlined = /(?<=poster="|data-inline="" src=")\/(art\/[\w-]+\.svg)(?=")/g;

/** What is looked at first stands in the HTML itself: it need not be waited for. */
const withInlinedDrawings = (body: string) =>
  body.replace(inlined, (path, file) => {
    const svg = art.get(file);
    if (svg === undefined) throw new Error(`There is no drawing for ${path}`);
    return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[<>#%&]/g, encodeURIComponent)}`;
  });

/** The page's only script stands in it too. The host's policy lets it run by the hash of its text. */
function inlineScript(code: string, files: readonly string[]) {
  if (code.includes("</script")) throw new Error("An inline script must not end itself");
  return `<script data-files="${files.join(" ")}">${code}</script>`;
}

/**
 * A public page: its styles stand in the HTML. The disabled links keep the loader of React's late
 * chunks from fetching the same styles once more.
 */
export function publicDocument(
  template: string,
  page: PrerenderedPage,
  {
    manifest,
    folder,
    hydrateScript,
  }: { manifest: ClientManifest; folder: string; hydrateScript: string },
) {
  const sheets = stylesOf(manifest, [entry, ...page.sources]);
  const css = sheets.map((file) => readFileSync(join(folder, file), "utf8").trim()).join("");
  const links = sheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join("");
  const files = scriptsOf(manifest, [...page.sources, entry]).map((file) => `/${file}`);
  return fill(template, {
    head: `${page.head}<style>${css}</style>${links}`,
    body: withInlinedDrawings(page.body) + inlineScript(hydrateScript, files),
  });
}

/** An empty page that search engines leave alone, with the router's entry and what else is needed at once. */
function shellDocument(
  template: string,
  manifest: ClientManifest,
  { title, sources }: { title: string; sources: readonly string[] },
) {
  const styles = stylesOf(manifest, sources).map(
    (file) => `<link rel="stylesheet" href="/${file}">`,
  );
  const [script = ""] = scriptsOf(manifest, [entry]).reverse();
  const preloads = scriptsOf(manifest, sources)
    .reverse()
    .filter((file) => file !== script);
  const loaded = [...styles, ...preloads.map(preloadTag), scriptTag(script)].join("");
  return fill(template, {
    head: `<title>${title}</title><meta name="robots" content="noindex">${loaded}`,
    body: "",
  });
}

/** The shell of the admin. */
export const adminDocument = (template: string, manifest: ClientManifest) =>
  shellDocument(template, manifest, { title: "Admin Portal", sources: [entry] });

export const stationSources = [entry, "src/station/StationPage.tsx"] as const;

/** The shell of the scan station, with the station itself. */
export const stationDocument = (template: string, manifest: ClientManifest) =>
  shellDocument(template, manifest, { title: "Scan station", sources: stationSources });
