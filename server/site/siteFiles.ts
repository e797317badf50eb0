import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import type { CompanyFacts, LocalFacts } from "../../domain/companyFacts";
import {
  englishPath,
  type Language,
  languageOfPath,
  languages,
  pathIn,
} from "../../domain/languages";

const isPage = (file: string) => /(^|\/)index\.html$/.test(file) && !/(^|\/)sector\//.test(file);

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

/** Returns the entry of a page, with its address in each language. */
function sitemapEntry(website: string, path: string) {
  const english = englishPath(path);
  const alternates = [
    ...languages.map((language) => alternate(language, website + pathIn(language, english))),
    alternate("x-default", website + english),
  ];
  return `<url><loc>${website}${path}</loc>${alternates.join("")}</url>`;
}

/** Returns `robots.txt` and `sitemap.xml` for search engines. */
export function crawlerFiles(files: readonly string[], { website }: Pick<LocalFacts, "website">) {
  const pages = files.filter(isPage).map((file) => `/${file.replace(/\/?index\.html$/, "")}`);
  const urls = pages.map((path) => sitemapEntry(website, path)).join("");
  return {
    "sitemap.xml": `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>\n`,
    "robots.txt": `User-agent: *\nAllow: /\nDisallow: /admin\nDisallow: /scan\nDisallow: /wall\nSitemap: ${website}/sitemap.xml\n`,
  };
}

/** The ground of the pages, and the colour of the window's bar in the dark theme. */
export const pageGround = "#fbf8f2";
const night = "#12191f";

/** The icons of the installed office. `scripts/make-icons.ts` draws them; sizes in pixels. */
export const officeIcons = [
  { src: "/icons/office-192.png", size: 192, purpose: "any" },
  { src: "/icons/office-512.png", size: 512, purpose: "any" },
  { src: "/icons/office-maskable-512.png", size: 512, purpose: "maskable" },
] as const;

/** The icon for iOS, which does not read the manifest's icons. */
export const officeTouchIcon = {
  src: "/icons/office-touch-180.png",
  size: 180,
  purpose: "maskable",
} as const;

export const officeManifestFile = "admin.webmanifest";

const escapeAttribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Returns the web app manifest, by which the office is installed. The station and the site are outside its scope. */
export const officeManifest = ({ name }: Pick<LocalFacts, "name">) =>
  JSON.stringify({
    id: "/admin",
    name: `${name} – Admin Portal`,
    short_name: "Admin Portal",
    lang: "en-IN",
    start_url: "/admin/dashboard",
    scope: "/admin",
    display: "standalone",
    theme_color: pageGround,
    background_color: pageGround,
    icons: officeIcons.map(({ src, size, purpose }) => ({
      src,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  });

/** The place of the plant's name in the office's page. */
const namePlace = "<!--name-->";

/** Returns the office's page with the plant's name, which the login shows. */
export const officePage = (template: string, { name }: Pick<LocalFacts, "name">) =>
  template.replace(namePlace, () => escapeAttribute(name));

/** The parts of the office's page that make it installable, and name the plant. */
export const officeHead = [
  `<meta name="application-name" content="${namePlace}">`,
  `<link rel="manifest" href="/${officeManifestFile}">`,
  `<link rel="apple-touch-icon" href="${officeTouchIcon.src}">`,
  `<meta name="theme-color" content="${pageGround}" media="(prefers-color-scheme: light)">`,
  `<meta name="theme-color" content="${night}" media="(prefers-color-scheme: dark)">`,
].join("");

const Parts = z.object({
  /** The file of the renderer, beside this file. */
  renderer: z.string(),
  /** `index.html` with a placeholder for the head and one for the body. */
  template: z.string(),
  /** The office's page, with a place for the plant's name. */
  office: z.string(),
  /** Drawings inside the page: the data URI of each by its path. */
  drawings: z.record(z.string(), z.string()),
  /** The styles and the script of each page, by its file. */
  pages: z.record(z.string(), z.object({ styles: z.string(), script: z.string() })),
});

/** The files of the build with which the host renders the public pages again. */
export type SiteParts = z.infer<typeof Parts>;

/** A page as HTML: the elements of the head, and the body. */
interface RenderedPage {
  readonly head: string;
  readonly body: string;
  /** The facts in the page's language, as rendered and as the page's code has them. */
  readonly facts: LocalFacts;
  readonly defaults: LocalFacts;
}

/** The module that the build makes of `src/site/prerender.tsx`. */
export interface SiteRenderer {
  /** Returns all public pages by their files. */
  renderSite(facts?: CompanyFacts): Promise<ReadonlyMap<string, RenderedPage>>;
}

/** Returns the folder of the parts. It is next to the web root, so visitors cannot request it. */
export const partsFolder = (webRoot: string) => `${webRoot}.site`;
export const partsFile = (webRoot: string) => join(partsFolder(webRoot), "parts.json");

/** Returns the time of the build in milliseconds. Undefined if there is no build that the host can render from. */
export const builtAt = (webRoot: string) =>
  statSync(partsFile(webRoot), { throwIfNoEntry: false })?.mtimeMs;

export async function loadSite(webRoot: string) {
  const file = partsFile(webRoot);
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  const parts = Parts.parse(JSON.parse(readFileSync(file, "utf8")));
  const path = join(partsFolder(webRoot), parts.renderer);
  const renderer: SiteRenderer = await import(pathToFileURL(path).href);
  return { parts, renderer };
}

const poster = /(?<=poster=")\/art\/[\w-]+\.svg(?=")/g;

/** Inlines a film's poster, so that the browser shows it without another request, and drops marks that nothing reads. */
const withDrawings = (body: string, drawings: SiteParts["drawings"]) =>
  body.replaceAll(' data-discover="true"', "").replace(poster, (path) => {
    const drawing = drawings[path];
    if (drawing === undefined) throw new Error(`There is no drawing for ${path}`);
    return drawing;
  });

/** Returns the element from which `src/site/facts.tsx` reads the facts that differ from the defaults. */
function factsBlock({ facts, defaults }: Pick<RenderedPage, "facts" | "defaults">) {
  const usual = new Map<string, unknown>(Object.entries(defaults));
  const edited = Object.entries(facts).filter(
    ([name, fact]) => !isDeepStrictEqual(fact, usual.get(name)),
  );
  if (edited.length === 0) return "";
  const json = JSON.stringify(Object.fromEntries(edited)).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="company-facts">${json}</script>`;
}

export const fillTemplate = (
  template: string,
  { head, body }: Pick<RenderedPage, "head" | "body">,
) => template.replace("<!--head-->", () => head).replace("<!--body-->", () => body);

/**
 * Returns the template of a public page. At first it omits its parts far below, as `src/site/layout/lateSections.ts`
 * explains.
 */
const templateIn = (template: string, language: Language) =>
  template.replace(
    'lang="en-IN"',
    `lang="${language === "en" ? "en-IN" : language}" data-late="all"`,
  );

/** Returns the document of a public page, with the facts that its script needs. */
export function pageDocument(
  { template, drawings, pages }: Pick<SiteParts, "template" | "drawings" | "pages">,
  file: string,
  page: RenderedPage,
) {
  const built = pages[file];
  if (built === undefined) throw new Error(`The build has no page ${file}`);
  return fillTemplate(templateIn(template, languageOfPath(`/${file}`)), {
    head: page.head + built.styles,
    body: withDrawings(page.body, drawings) + factsBlock(page) + built.script,
  });
}
