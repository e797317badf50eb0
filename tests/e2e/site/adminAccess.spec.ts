import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/fixtures";
import { openTakenOver } from "../../support/browser/sitePage";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Admin Access" });

test("Ctrl+Shift+A opens the way in, and Close closes it", async ({ page }) => {
  await openTakenOver(page, "/about");
  await expect(dialogOf(page)).toBeHidden();
  await page.keyboard.press("Control+Shift+A");
  await expect(dialogOf(page)).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(dialogOf(page)).toBeHidden();
});

test("Go to Admin opens the login page and closes the dialog", async ({ page }) => {
  await openTakenOver(page, "/");
  await page.keyboard.press("Control+Shift+A");
  await page.getByRole("button", { name: "Go to Admin" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { name: "Admin Portal" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Corrugated boxes");
  await expect(dialogOf(page)).toBeHidden();
});

test("the shortcut works at the very first moment of a page", async ({ page }) => {
  await page.goto("/contact", { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  await page.keyboard.press("Control+Shift+A");
  await expect(dialogOf(page)).toBeVisible();
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the logo opens it when held for two seconds, and not before", async ({ page }) => {
    await page.clock.install();
    await openTakenOver(page, "/");
    // From here the page's time stands still but for what the test lets pass.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const logo = page.getByRole("banner").getByRole("link", { name: "Alepet Cartons" });
    await logo.dispatchEvent("touchstart");
    await page.clock.runFor(1900);
    await expect(dialogOf(page)).toBeHidden();
    await page.clock.runFor(200);
    await expect(dialogOf(page)).toBeVisible();
  });

  test("a short touch of the logo does not open it", async ({ page }) => {
    await page.clock.install();
    await openTakenOver(page, "/");
    // From here the page's time stands still but for what the test lets pass.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const logo = page.getByRole("banner").getByRole("link", { name: "Alepet Cartons" });
    await logo.dispatchEvent("touchstart");
    await page.clock.runFor(1000);
    await logo.dispatchEvent("touchend");
    await page.clock.runFor(3000);
    await expect(dialogOf(page)).toBeHidden();
  });
});
