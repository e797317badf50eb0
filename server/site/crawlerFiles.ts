import type { LocalFacts } from "../../domain/companyFacts";

const isPage = (file: string) => file.endsWith("index.html") && !file.startsWith("sector/");

/** Returns `robots.txt` and `sitemap.xml` for search engines. */
export function crawlerFiles(files: readonly string[], { website }: Pick<LocalFacts, "website">) {
  const pages = files.filter(isPage).map((file) => `/${file.replace(/\/?index\.html$/, "")}`);
  const urls = pages.map((path) => `<url><loc>${website}${path}</loc></url>`).join("");
  return {
    "sitemap.xml": `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`,
    "robots.txt": `User-agent: *\nAllow: /\nDisallow: /admin\nDisallow: /scan\nDisallow: /wall\nSitemap: ${website}/sitemap.xml\n`,
  };
}
