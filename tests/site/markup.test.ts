import { beforeAll, expect, test } from "vitest";
import { inlineDrawings } from "../../scripts/site/art";
import { renderSite } from "../../src/site/prerender";

const parse = (text: string) => new DOMParser().parseFromString(text, "text/html");

interface ParsedPage {
  readonly file: string;
  readonly head: Document;
  readonly page: Document;
}

const pages: ParsedPage[] = [];

beforeAll(async () => {
  for (const [file, { head, body }] of await renderSite())
    pages.push({ file, head: parse(head), page: parse(body) });
  expect(pages.length).toBeGreaterThan(15);
});

const contentOf = (page: Document, meta: string) =>
  [...page.querySelectorAll(`meta[property="${meta}"], meta[name="${meta}"]`)].map((element) =>
    element.getAttribute("content"),
  );

test("each prerendered page has headings beside its addresses, and a legend first in each fieldset", () => {
  for (const { file, page } of pages) {
    expect(page.querySelectorAll("address").length, file).toBeGreaterThan(0);
    expect(page.querySelectorAll("address :is(h1, h2, h3, h4, h5, h6)"), file).toHaveLength(0);
    const fieldsets = [...page.querySelectorAll("fieldset")];
    const first = fieldsets.map(({ firstElementChild }) => firstElementChild?.localName);
    expect(first, file).toEqual(fieldsets.map(() => "legend"));
  }
});

test("the addresses of inlined drawings have no character that an address must not have", () => {
  for (const [path, address] of Object.entries(inlineDrawings()))
    expect(address, path).not.toMatch(/[\s<>"{}|\\^`#]/);
});

test("the button of a popover leaves its state to the browser", () => {
  for (const { file, page } of pages) {
    expect(page.querySelectorAll("[popovertarget]").length, file).toBeGreaterThan(0);
    expect(page.querySelectorAll("[popovertarget][aria-expanded]"), file).toHaveLength(0);
  }
});

test("a link preview knows the page's language and its large picture", () => {
  for (const { file, head } of pages) {
    const locale = file.startsWith("hi/") ? "hi_IN" : file.startsWith("kn/") ? "kn_IN" : "en_IN";
    expect(contentOf(head, "og:locale"), file).toEqual([locale]);
    expect(contentOf(head, "twitter:card"), file).toEqual(["summary_large_image"]);
  }
});

/** Returns the texts in which the structured data describes each thing. */
function claimsIn(data: unknown, shown: ReadonlySet<string>): string[] {
  if (Array.isArray(data)) return data.flatMap((part) => claimsIn(part, shown));
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    shown.has(name) && typeof value === "string" ? [value] : claimsIn(value, shown),
  );
}

test("a page shows what its structured data claims of goods and of the plant", () => {
  const claimed = new Set(["telephone", "email", "streetAddress", "postalCode", "foundingDate"]);
  for (const { file, page } of pages) {
    const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')];
    const data: unknown[] = scripts.map(({ textContent }) => JSON.parse(textContent));
    for (const script of scripts) script.remove();
    const text = page.body.textContent;
    const products = data.flatMap((one) =>
      typeof one === "object" && one !== null && "@graph" in one ? [one["@graph"]] : [],
    );
    const claims = [
      ...claimsIn(data, claimed),
      ...claimsIn(products, new Set(["name", "description"])),
    ];
    expect(claims.length, file).toBeGreaterThan(3);
    for (const claim of claims) expect(text, file).toContain(claim);
    if (file.endsWith("products/index.html"))
      expect(page.querySelectorAll("#range li")).toHaveLength(8);
  }
});

test("every page leads to the estimate at its top and its foot, the home page and industries also within", () => {
  for (const { file, page } of pages) {
    const language = /^(hi|kn)\//.exec(file)?.[0] ?? "";
    const link = `a[href="/${language}estimate"]:not([hreflang])`;
    for (const part of ["header", "footer"])
      expect(page.querySelectorAll(`${part} ${link}`), `${part} of ${file}`).toHaveLength(1);
    const form = `form[action="/${language}estimate"]`;
    if (/^(|industries\/|sector\/)index\.html$/.test(file.replace(language, "")))
      expect(page.querySelectorAll(`main :is(${link}, ${form})`).length, file).toBeGreaterThan(0);
  }
});
