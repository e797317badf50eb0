import { expect, test } from "vitest";
import { renderArt } from "../../../scripts/site/art";
import { hsnCodes } from "../../../src/site/company";
import { productsTexts } from "../../../src/site/texts/productsTexts";
import hindi from "../../../src/site/texts/texts.hi.json";
import kannada from "../../../src/site/texts/texts.kn.json";

const art = renderArt();

function drawing(name: string) {
  const page = new DOMParser().parseFromString(art.get(`art/${name}.svg`) ?? "", "image/svg+xml");
  const title = page.querySelector("svg > title")?.textContent ?? "";
  const texts = [...page.querySelectorAll("text")].map(({ textContent }) => textContent);
  const outlines = [...page.querySelectorAll("defs path")].map((path) => path.getAttribute("d"));
  const lines = [...page.querySelectorAll("g[transform]")].map((line) =>
    [...line.querySelectorAll("use")].map((use) => use.getAttribute("href")),
  );
  const ids = new Set([...page.querySelectorAll("defs path")].map(({ id }) => `#${id}`));
  return { title, texts, outlines, lines, ids };
}

test.each([
  ["hsn-codes-hi", hindi.siteProducts],
  ["hsn-codes-kn", kannada.siteProducts],
])("%s shows its letters without a typeface of the device", (name, { hsn }) => {
  const { title, texts, outlines, lines, ids } = drawing(name);
  for (const { goods } of hsnCodes) expect(title).toContain(hsn.goods[goods]);
  expect(texts.join("")).toMatch(/^\p{ASCII}+$/u);
  expect(texts).toEqual(expect.arrayContaining(hsnCodes.map(({ code }) => code)));
  for (const outline of outlines) expect(outline).toMatch(/^M[-\dMLQCZ ]{20,}Z$/);
  expect(lines.length).toBeGreaterThanOrEqual(hsnCodes.length);
  // A few letters of Unicode become one form.
  const words = hsnCodes.map(({ goods }) => hsn.goods[goods]).join("");
  expect(lines.flat().length).toBeGreaterThan(words.length / 3);
  expect(new Set(lines.flat())).toEqual(ids);
});

test("hsn-codes keeps its Latin letters as text", () => {
  const { texts, outlines } = drawing("hsn-codes");
  expect(texts.join(" ")).toContain(productsTexts.english.hsn.goods.rolls.slice(0, 20));
  expect(outlines).toEqual([]);
});
