import type { LocalFacts } from "../../domain/companyFacts";
import { languages } from "../../domain/languages";
import { englishPath, pathIn } from "../../domain/sitePaths";

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
export const paper = "#fbf8f2";
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
    theme_color: paper,
    background_color: paper,
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
  `<meta name="theme-color" content="${paper}" media="(prefers-color-scheme: light)">`,
  `<meta name="theme-color" content="${night}" media="(prefers-color-scheme: dark)">`,
].join("");
