import type { Page } from "@playwright/test";
import * as z from "zod/mini";
import { sectorAddress } from "../../../src/site/company";
import { expect, onEachScreen, test } from "../../support/browser/fixtures";
import { publicPaths } from "../../support/browser/sitePage";

test.use({ firstVisit: true });

const still = '{ "sum": 0, "moved": [] }';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Sums up the layout shifts of the first view, the way Chromium scores them, and names what moves. */
function sumShifts() {
  let sum = 0;
  const moved: string[] = [];
  const line = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      sum += value;
      for (const { node, previousRect, currentRect } of sources)
        moved.push(
          `${node?.nodeName} ${node?.textContent?.slice(0, 30)}: ${line(previousRect)} to ${line(currentRect)}`,
        );
    }
    document.documentElement.dataset.shifts = JSON.stringify({ sum, moved });
  }).observe({ type: "layout-shift", buffered: true });
}

/** Opens a page with typefaces that load after its first painting. Returns how far the page moves then. */
async function readShift(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.addInitScript(sumShifts);
  await page.route("**/*.woff2", async (route) => {
    await released;
    await route.continue();
  });
  const fontRequest = page.waitForRequest("**/*.woff2");
  await page.goto(path);
  await fontRequest;
  await expect(page.locator(":root[data-fonts]")).toHaveCount(0);
  release();
  await expect(page.locator(":root[data-fonts]")).toHaveCount(1);
  // Waits for two frames, because the browser reports the shifts of a frame after it.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise((done) => requestAnimationFrame(done));
  });
  const { shifts } = await page.locator(":root").evaluate(({ dataset }) => ({ ...dataset }));
  return z
    .object({ sum: z.number(), moved: z.array(z.string()) })
    .parse(JSON.parse(shifts ?? still));
}

/** A sector with a short name, and the one with the longest name. */
const sectors = ["Beverage", "HomeWare, TableWare, Microwave, CookWare"].map(sectorAddress);

// The device of the tests has no letters of Hindi and Kannada, and draws boxes until the site's typeface has loaded.
onEachScreen(() => {
  for (const language of ["", "/hi", "/kn"])
    test(`below ${language}/ every public page stays in place when its typefaces come after the first painting`, {
      tag: "@typefaces",
    }, async ({ context, viewport }) => {
      const shifts: [path: string, shift: Awaited<ReturnType<typeof readShift>>][] = [];
      for (const path of [...publicPaths, ...sectors]) {
        // A tab that has loaded the typefaces once shows them from the first painting, so each page gets a new tab.
        const page = await context.newPage();
        if (viewport) await page.setViewportSize(viewport);
        shifts.push([path, await readShift(page, `${language}${path}`)]);
        await page.close();
      }
      expect(shifts.filter(([, { sum }]) => sum >= 0.01)).toEqual([]);
    });
});
