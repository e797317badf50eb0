import { describe, expect, test } from "vitest";
import { defaultFacts } from "../../domain/companyFacts";
import { englishPath, languageOfPath, pathIn } from "../../domain/languages";
import { crawlerFiles } from "../../server/site/siteFiles";
import { renderSite } from "../../src/site/prerender";
import hindi from "../../src/site/texts/texts.hi.json";
import kannada from "../../src/site/texts/texts.kn.json";

test.each([
  ["hi", hindi],
  ["kn", kannada],
])("the site has words in %s for the default facts only", (_, { siteFacts }) => {
  const known = JSON.stringify(defaultFacts);
  expect(
    Object.keys(siteFacts).filter((english) => !known.includes(`"en":${JSON.stringify(english)}`)),
  ).toEqual([]);
});

const pages = await renderSite();
const files = [...pages.keys()];
const filesIn = (language: string) => files.filter((file) => file.startsWith(`${language}/`));
const pathOf = (file: string) => `/${file.replace(/\/?index\.html$/, "")}`;

/** Latin words in texts of other languages: names, units and typed values. */
const latin =
  /Alepet|Cartons|RSC|GSM|BF|HSN|FEFCO|ECT|BCT|RCT|GST|SVG|DXF|PDF|PNG|JPEG|WebP|AI|XLSX|MB|kgf?|mm|kN|cm|WhatsApp|JavaScript|Instagram|English|sales@\S+|name@\S+|Rs\./g;

function textOf(body: string) {
  const page = new DOMParser().parseFromString(body, "text/html");
  for (const element of page.querySelectorAll("script, style")) element.remove();
  for (const element of page.querySelectorAll("noscript"))
    element.outerHTML = element.textContent ?? "";
  const named = [...page.querySelectorAll("[alt], [aria-label], [title], [placeholder]")];
  const labels = named.flatMap((element) =>
    ["alt", "aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
  );
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  return [...texts, ...labels];
}

describe.each(["hi", "kn"])("the pages in %s", (language) => {
  test("are equal to English", () => {
    const english = files.filter((file) => !/^(hi|kn)\//.test(file));
    expect(filesIn(language)).toEqual(english.map((file) => `${language}/${file}`));
  });

  test.each(filesIn(language))("%s has no English sentence, in the page or its head", (file) => {
    const { head = "", body = "" } = pages.get(file) ?? {};
    const headTexts = [
      ...head.matchAll(/<title>([^<]*)|name="description" content="([^"]*)"/g),
    ].map(([, title = "", description = ""]) => title + description);
    expect(headTexts.length).toBe(2);
    const sentences = [...textOf(body), ...headTexts].filter((text) =>
      /[A-Za-z]{2,}/.test(text.replace(latin, "")),
    );
    // One letter names a profile.
    expect(sentences).toEqual([]);
  });

  test.each(filesIn(language))("%s links to pages in its language only", (file) => {
    const page = new DOMParser().parseFromString(pages.get(file)?.body ?? "", "text/html");
    const links = [...page.querySelectorAll('a[href^="/"]:not([hreflang])')].map((link) =>
      link.getAttribute("href"),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((href) => !href?.startsWith(`/${language}`))).toEqual([]);
  });
});

test.each(files.filter((file) => !file.endsWith("404.html") && !file.includes("sector/")))(
  "%s names itself and its address in each language",
  (file) => {
    const { head = "", body = "" } = pages.get(file) ?? {};
    const path = pathOf(file);
    const language = languageOfPath(path);
    const { website } = defaultFacts;
    expect(head).toContain(`<link rel="canonical" href="${website}${path}"/>`);
    const english = englishPath(path);
    for (const [tag, address] of [
      ["en", english],
      ["hi", pathIn("hi", english)],
      ["kn", pathIn("kn", english)],
      ["x-default", english],
    ])
      expect(head).toContain(
        `<link rel="alternate" hrefLang="${tag}" href="${website}${address}"/>`,
      );
    expect(body).toContain(`"inLanguage":"${language}"`);
    const page = new DOMParser().parseFromString(body, "text/html");
    const choices = [...page.querySelectorAll("a[hreflang]")].map((link) => [
      link.getAttribute("lang"),
      link.getAttribute("href"),
      link.hasAttribute("aria-current"),
    ]);
    expect(choices).toEqual(
      (["en", "hi", "kn"] as const).map((tag) => [tag, pathIn(tag, english), tag === language]),
    );
  },
);

test("the sitemap lists each page in each language, with its alternates", () => {
  const { "sitemap.xml": sitemap } = crawlerFiles(files, defaultFacts);
  const { website } = defaultFacts;
  const xml = new DOMParser().parseFromString(sitemap, "text/xml");
  const entries = [...xml.querySelectorAll("url")];
  expect(entries.length).toBe(3 * 6);
  for (const entry of entries) expect(entry.querySelectorAll("link")).toHaveLength(4);
  expect(sitemap).toContain(`<loc>${website}/kn/about</loc>`);
  expect(sitemap).not.toMatch(/sector|404/);
});

test("a path and its language are each other's reverse", () => {
  expect(["/", "/about", "/about#history"].map((path) => pathIn("hi", path))).toEqual([
    "/hi",
    "/hi/about",
    "/hi/about#history",
  ]);
  expect(["/hi", "/hi/", "/hi/about", "/en/about", "/history"].map(languageOfPath)).toEqual([
    "hi",
    "hi",
    "hi",
    "en",
    "en",
  ]);
  expect(["/hi", "/kn/about", "/about"].map(englishPath)).toEqual(["/", "/about", "/about"]);
});
