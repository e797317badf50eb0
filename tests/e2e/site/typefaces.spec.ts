import { expect, onEachScreen, test } from "../../support/browser/fixtures";

test.use({ firstVisit: true });

interface Shift extends PerformanceEntry {
  readonly value: number;
}

/** Sums up the layout shifts that come after the first typeface, the way Chromium scores them. */
function sumShifts() {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as Shift[])
      if (document.documentElement.dataset.fonts !== undefined) sum += value;
    document.documentElement.dataset.shifts = String(sum);
  }).observe({ type: "layout-shift", buffered: true });
}

// In Hindi and Kannada the device draws boxes in place of the letters until the typeface is there.
onEachScreen(() => {
  for (const path of ["/", "/hi/", "/kn/"])
    test(`${path} stays in place when its typefaces come after the first painting`, {
      tag: "@typefaces",
    }, async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.addInitScript(sumShifts);
      await page.route("**/*.woff2", async (route) => {
        await released;
        await route.continue();
      });
      const asked = page.waitForRequest("**/*.woff2");
      await page.goto(path);
      await asked;
      await expect(page.locator(":root[data-fonts]")).toHaveCount(0);
      release();
      await expect(page.locator(":root[data-fonts]")).toHaveCount(1);
      // Two frames: the shifts of a frame are told after it.
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frames = 0; frames < 2; frames += 1)
          await new Promise((done) => requestAnimationFrame(done));
      });
      const shifts = await page.evaluate(() => document.documentElement.dataset.shifts ?? "0");
      expect(Number(shifts)).toBeLessThan(0.01);
    });
});
