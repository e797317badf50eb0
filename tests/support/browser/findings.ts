import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** The minified source of axe, which a browser parses in half the time. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Ends every transition, also those that start later. A button that changes its colour while axe looks, because another
 * person has changed a record, has no contrast for a moment.
 */
function endTransitions() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "*, *::before, *::after { transition: none !important; animation: none !important }",
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Color;
}

/**
 * Makes axe parse each colour once. Otherwise axe parses a colour for every element, which takes a third of the time.
 */
function rememberColors() {
  const { prototype }: { prototype: Color } = Reflect.get(window, "axe").commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, Pick<Color, "r" | "g" | "b" | "alpha">>();
  prototype.parseString = function (text) {
    const parts = known.get(text);
    if (parts) return Object.assign(this, parts);
    const { r, g, b, alpha } = parse.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/** Returns axe's findings on the present page: the broken rules, each with the elements that break it. */
export async function findings(page: Page) {
  await page.evaluate(endTransitions);
  // Animations that a script runs do not end by the style sheet, so they are awaited.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  if (!(await page.evaluate("'axe' in globalThis"))) {
    await page.evaluate(source);
    await page.evaluate(rememberColors);
  }
  const context: axe.ElementContext = { exclude: ["iframe"] };
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    // Rules of style sheets are experimental, and axe runs none of them.
    preload: { assets: ["media"] },
  };
  // The rest of axe's report is long. It stays in the page.
  const brief = "({ id, nodes }) => [id, nodes.map(({ html }) => html)]";
  return page.evaluate<[rule: string, elements: string[]][]>(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}).then(({ violations }) => violations.map(${brief}))`,
  );
}
