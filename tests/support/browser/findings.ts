import type { Page } from "@playwright/test";
import axe from "axe-core";

/** What axe finds on the page as it is: the broken rules, each with the elements that break it. */
export async function findings(page: Page, rules?: readonly string[]) {
  // A button that is half faded in has no contrast yet.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe.source);
  const context: axe.ElementContext = { exclude: ["iframe"] };
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    ...(rules && { runOnly: { type: "rule", values: [...rules] } }),
  };
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)})`,
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
