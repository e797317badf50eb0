import { languages, pathIn } from "../../../domain/languages";
import { expect, test } from "../../support/browser/fixtures";

/** The largest difference between the reserved and the drawn height of a page that a scroll bar may show. */
const tolerance = 0.05;

for (const width of [390, 768, 1440])
  test.describe(`at a width of ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of ["/", "/products"])
      test(`${path} reserves about the height that its parts have when drawn`, async ({ page }) => {
        const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
        for (const language of languages) {
          await page.goto(pathIn(language, path));
          await expect(page.locator(":root[data-late=near]")).toHaveCount(1);
          const reserved = await readHeight();
          // A key draws the whole page.
          await page.keyboard.press("Shift");
          const drawn = await readHeight();
          const difference = Math.abs(reserved - drawn) / drawn;
          // After a change of words: `node --import tsx scripts/make-heights.ts`.
          expect(difference, `${language}: ${reserved} and ${drawn}`).toBeLessThan(tolerance);
        }
      });
  });
