import type { Locator, Page } from "@playwright/test";
import { expect, onEachScreen, test } from "../../support/browser/fixtures";
import { readShifts, watchShifts } from "../../support/browser/layoutShifts";
import { follow, openTakenOver } from "../../support/browser/sitePage";

const industries = "**/api/public/getAllIndustry";
const gallery = "**/api/public/box/getAllBoxDetails";
const catalogue = "**/api/public/box/getBoxDetails";

/** Answers a call after ten seconds of the page's clock. */
async function answerLate(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A page shows its late parts by animation frames and by the timing of its navigation. The page's clock would stop both,
  // so both are the browser's own again.
  await page.addInitScript(() =>
    Reflect.set(window, "real", { performance, requestAnimationFrame }),
  );
  await page.clock.install();
  await page.addInitScript(() => {
    for (const [name, value] of Object.entries(Reflect.get(window, "real")))
      Object.defineProperty(window, name, { value });
  });
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    await page.clock.fastForward(10_000);
    release();
  };
}

/** Returns the first card's x and y in the document, and its width, in pixels. Scrolling may still change y by a fraction. */
const placeOfFirstCard = (grid: Locator) =>
  grid
    .locator("li")
    .first()
    .evaluate((card) => {
      const { x, y, width } = card.getBoundingClientRect();
      return [x, y + scrollY, width];
    });

test.describe("when the host takes ten seconds", () => {
  onEachScreen(() => {
    for (const [path, list, name] of [
      ["/", gallery, "A Glimpse into Our Manufacturing Brilliance"],
      ["/industries", industries, "Industries"],
      ["/products", catalogue, "Box Sectors"],
    ] as const)
      test(`${path} keeps the places of what it waits for, and nothing jumps`, {
        tag: path === "/" ? "@typefaces" : [],
      }, async ({ page }) => {
        await watchShifts(page);
        const answerNow = await answerLate(page, list);
        await openTakenOver(page, path);
        const section = page.getByRole("region", { name, exact: true });
        await section.scrollIntoViewIfNeeded();
        const grid = section.locator("ul").first();
        await expect(grid).toHaveAttribute("aria-busy", "true");
        await expect(page.getByRole("alert")).toHaveCount(0);
        const place = await placeOfFirstCard(grid);
        await answerNow();
        await expect(grid).toHaveAttribute("aria-busy", "false");
        expect(await placeOfFirstCard(grid)).toEqual(
          place.map((pixels) => expect.closeTo(pixels, 2)),
        );
        expect(await readShifts(page)).toBeLessThan(0.01);
      });
  });

  test("one can walk on in the meantime", async ({ page }) => {
    await answerLate(page, industries);
    await openTakenOver(page, "/industries");
    await follow(page, "About Us");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  });
});
