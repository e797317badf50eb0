import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fillTemplate, officeHead } from "../../server/site/siteFiles";
import type { PrerenderedPage } from "../../src/site/prerender";
import { type ClientManifest, scriptsOf, stylesOf } from "./manifest";

/** The entry of the pages that start with the router. */
const entry = "src/app.tsx";
/** The entry of the office, which shows the login without the router. */
const officeEntry = "src/main.tsx";
const devScript = '<script type="module" src="/src/main.tsx"></script>';

const scriptTag = (file: string) => `<script type="module" src="/${file}"></script>`;
const preloadTag = (file: string) => `<link rel="modulepreload" href="/${file}">`;

/** Returns the template of `index.html` without the indentation around its placeholders. */
export function tightTemplate(template: string) {
  const tight = template.replace(/>\s+</g, "><");
  if (!tight.includes(devScript)) throw new Error(`index.html has lost its ${devScript}`);
  return tight.replace(devScript, "");
}

/** Returns the page's only script as an inline script. The host's policy allows it by its hash. */
function inlineScript(code: string, files: readonly string[]) {
  if (code.includes("</script")) throw new Error("An inline script must not end itself");
  return `<script data-files="${files.join(" ")}">${code}</script>`;
}

/**
 * Returns the inline styles and the script of a public page. The disabled links keep React's loader of late chunks from
 * loading the same styles again.
 */
export function pageParts(
  { sources }: Pick<PrerenderedPage, "sources">,
  {
    manifest,
    folder,
    hydrateScript,
  }: { manifest: ClientManifest; folder: string; hydrateScript: string },
) {
  const sheets = stylesOf(manifest, [entry, ...sources]);
  const css = sheets.map((file) => readFileSync(join(folder, file), "utf8").trim()).join("");
  const links = sheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join("");
  const files = scriptsOf(manifest, [...sources, entry]).map((file) => `/${file}`);
  return { styles: `<style>${css}</style>${links}`, script: inlineScript(hydrateScript, files) };
}

/**
 * Returns an empty page that search engines ignore, with its entry and preloads of the first chunks. The first source is
 * the entry.
 */
export function shellDocument(
  template: string,
  manifest: ClientManifest,
  { title, sources, head = "" }: { title: string; sources: readonly string[]; head?: string },
) {
  const styles = stylesOf(manifest, sources).map(
    (file) => `<link rel="stylesheet" href="/${file}">`,
  );
  const [script = ""] = scriptsOf(manifest, sources.slice(0, 1)).reverse();
  const preloads = scriptsOf(manifest, sources)
    .reverse()
    .filter((file) => file !== script);
  const loaded = [...styles, ...preloads.map(preloadTag), scriptTag(script)].join("");
  return fillTemplate(template, {
    head: `<title>${title}</title><meta name="robots" content="noindex">${head}${loaded}`,
    body: "",
  });
}

/** Returns the document of the admin, which can be installed. */
export const adminDocument = (template: string, manifest: ClientManifest) =>
  shellDocument(template, manifest, {
    title: "Admin Portal",
    sources: [officeEntry],
    head: officeHead,
  });

/** Names a file for each language besides English. */
const inLanguages = (nameOf: (language: string) => string) => ["hi", "kn"].map(nameOf);

/** The pages that start without a network. Each has its own service worker. */
export const offlinePages = [
  {
    path: "/scan",
    name: "station",
    title: "Scan station",
    sources: [entry, "src/station/StationPage.tsx"],
    translations: [
      ...inLanguages((language) => `src/station/texts.${language}.json`),
      ...inLanguages((language) => `src/fonts/${language}.ts`),
    ],
  },
  {
    path: "/wall",
    name: "wall",
    title: "Wall screen",
    sources: [entry, "src/wall/WallPage.tsx"],
    translations: inLanguages((language) => `src/wall/texts.${language}.json`),
  },
];
