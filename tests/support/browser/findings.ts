import type { Page } from "@playwright/test";
import axe from "axe-core";

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

/** Returns axe's findings on the present page: the broken rules, each with the elements that break it. */
export async function findings(page: Page) {
  await page.evaluate(endTransitions);
  // Animations of scripts continue.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe.source);
  const context: axe.ElementContext = { exclude: ["iframe"] };
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    // Rules of style sheets are experimental, and axe runs no such rule.
    preload: { assets: ["media"] },
  };
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)})`,
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
