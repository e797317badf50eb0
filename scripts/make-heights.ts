import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import { languages, pathIn } from "../domain/languages";
import { chromiumFlags, findChromium } from "../tests/support/browser/chromium";
import { lateParts, measuredWidths, type PageHeights } from "./site/reservedHeights";

/**
 * `node --import tsx scripts/make-heights.ts http://127.0.0.1:8080` measures the parts of the public pages of a running
 * plant, and writes `scripts/site/reservedHeights.json`. Needed after a change of their words or styles, as
 * `tests/e2e/site/reservedHeights.spec.ts` tells.
 */
const [address = "http://127.0.0.1:8080"] = process.argv.slice(2);

const pages = ["/", "/about", "/contact", "/estimate", "/industries", "/products"];

/** Measures the parts of the shown page without their padding. */
const measureParts = (page: Page) =>
  page.evaluate((selector) => {
    document.documentElement.removeAttribute("data-late");
    return [...document.querySelectorAll(selector)].map((part): [string, number] => {
      const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } =
        getComputedStyle(part);
      const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth];
      const height = around.reduce(
        (rest, length) => rest - Number.parseFloat(length),
        part.getBoundingClientRect().height,
      );
      const place = [...(part.parentElement?.children ?? [])].indexOf(part) + 1;
      return [part.localName === "footer" ? "footer" : String(place), Math.round(height)];
    });
  }, lateParts);

const browser = await chromium.launch({ ...findChromium(), args: chromiumFlags });
const measured: Record<string, PageHeights> = {};
for (const path of pages.flatMap((page) => languages.map((language) => pathIn(language, page)))) {
  const heights = new Map<string, number[]>();
  for (const width of measuredWidths) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.goto(new URL(path, address).href, { waitUntil: "networkidle" });
    await page.waitForSelector(":root[data-fonts]");
    for (const [part, height] of await measureParts(page))
      heights.set(part, [...(heights.get(part) ?? []), height]);
    await page.close();
  }
  measured[`${path.slice(1)}/index.html`.replace(/^\//, "")] = Object.fromEntries(heights);
}
await browser.close();

const file = fileURLToPath(new URL("./site/reservedHeights.json", import.meta.url));
const rows = Object.entries(measured).map(
  ([page, heights]) => `  ${JSON.stringify(page)}: ${JSON.stringify(heights)}`,
);
writeFileSync(file, `{\n${rows.join(",\n")}\n}\n`);
