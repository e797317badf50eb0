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
