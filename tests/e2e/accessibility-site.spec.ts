import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../support/browser/fixtures";
import { answerMaps, openTakenOver, publicPaths } from "../support/browser/sitePage";

const paths = [...publicPaths, "/sector/Beverage"];

for (const width of [390, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    for (const path of paths) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await answerMaps(page);
        await openTakenOver(page, path);
        const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
    }
  });
}

test("axe finds nothing in the open dialog and beside a wrong form", async ({ page }) => {
  await answerMaps(page);
  await openTakenOver(page, "/contact");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.locator("#name-error")).toHaveText("Required");
  await page.keyboard.press("Control+Shift+A");
  await expect(page.getByRole("dialog", { name: "Admin Access" })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
