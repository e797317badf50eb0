import type { Page } from "@playwright/test";
import { findings } from "../../support/browser/findings";
import { expect, test } from "../../support/browser/fixtures";
import { holdAnswer } from "../../support/browser/hostAnswers";
import { readShifts, watchShifts } from "../../support/browser/layoutShifts";
import { untilTakenOver } from "../../support/browser/sitePage";

/** Returns the number of parts of the page that the browser may leave out. */
const leftOut = () =>
  [...document.querySelectorAll("main > *, footer")].filter(
    (part) => getComputedStyle(part).contentVisibility !== "visible",
  ).length;

/** Returns the parts that are omitted even near the view. */
const hidden = () =>
  [...document.querySelectorAll("main > *, footer")].filter(
    (part) => getComputedStyle(part).contentVisibility === "hidden",
  ).length;

const galleryTop = (page: Page) =>
  page.locator("#gallery").evaluate((part) => Math.round(part.getBoundingClientRect().top));

const fonts = "**/*.woff2";

test("parts far below wait for the fonts, and are all shown only after the first input, one a frame", async ({
  page,
}) => {
  const sendFonts = await holdAnswer(page, fonts);
  await page.goto("/");
  expect(await page.evaluate(hidden)).toBeGreaterThan(8);
  sendFonts();
  await expect.poll(() => page.evaluate(hidden)).toBe(0);
  expect(await page.evaluate(leftOut)).toBeGreaterThan(10);
  const count = await page.evaluateHandle(`(${leftOut})`);
  const sectionCounts = await page.evaluateHandle((inPage) => {
    const found: number[] = [];
    const note = () => {
      found.push(Number(typeof inPage === "function" && inPage()));
      if (found.at(-1) !== 0) requestAnimationFrame(note);
    };
    note();
    return found;
  }, count);
  await untilTakenOver(page);
  await expect.poll(() => page.evaluate(leftOut)).toBe(0);
  const found = await sectionCounts.jsonValue();
  const shown = found.slice(1).map((left, place) => (found[place] ?? 0) - left);
  expect(Math.max(...shown)).toBe(1);
});

test("an input before the fonts are there shows the whole page without a layout shift", async ({
  page,
}) => {
  const sendFonts = await holdAnswer(page, fonts);
  await watchShifts(page);
  await page.goto("/");
  expect(await page.evaluate(hidden)).toBeGreaterThan(8);
  await untilTakenOver(page);
  await expect.poll(() => page.evaluate(leftOut)).toBe(0);
  expect(await readShifts(page)).toBeLessThan(0.01);
  sendFonts();
});

test("a key shows all parts immediately, because it may open any of these", async ({ page }) => {
  const sendFonts = await holdAnswer(page, fonts);
  await page.goto("/");
  await page.keyboard.press("Shift");
  expect(await page.evaluate(leftOut)).toBe(0);
  sendFonts();
});

test("a page that is opened at a part omits nothing and does not jump", async ({ page }) => {
  const sendFonts = await holdAnswer(page, fonts);
  await page.goto("/#gallery");
  expect(await page.evaluate(leftOut)).toBe(0);
  await expect.poll(() => galleryTop(page)).toBeLessThan(200);
  const before = await galleryTop(page);
  sendFonts();
  await expect(page.locator(":root[data-fonts]")).toHaveCount(1);
  expect(Math.abs((await galleryTop(page)) - before)).toBeLessThanOrEqual(1);
});

test("a page that is reloaded half-way leaves out nothing", async ({ page }) => {
  await page.goto("/");
  await page.locator("#gallery").scrollIntoViewIfNeeded();
  const sendFonts = await holdAnswer(page, fonts);
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await page.evaluate(leftOut)).toBe(0);
  sendFonts();
});

test("the footer of a short page is in view from the start, so it is laid out", async ({
  page,
}) => {
  const sendFonts = await holdAnswer(page, fonts);
  await page.goto("/sector/Beverage");
  const footer = page.locator("footer h2").first();
  expect(
    await footer.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true })),
  ).toBe(true);
  sendFonts();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("axe finds nothing on an untouched page", async ({ page }) => {
    await page.goto("/about");
    await expect.poll(() => page.evaluate(hidden)).toBe(0);
    expect(await page.evaluate(leftOut)).toBeGreaterThan(0);
    expect(await findings(page)).toEqual([]);
  });
});
