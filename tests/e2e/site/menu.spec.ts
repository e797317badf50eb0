import { expect, test } from "../../support/browser/fixtures";
import { openTakenOver } from "../../support/browser/sitePage";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("the menu of a small screen opens and closes by its button", async ({ page }) => {
  await openTakenOver(page, "/");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(menu).toBeVisible();
  const button = page.getByRole("button", { name: "Close menu" });
  await button.click();
  await expect(menu).toBeHidden();
});

test("the menu closes when a link is chosen", async ({ page }) => {
  await openTakenOver(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("link", { name: "About Us" }).first().click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
});

test("the menu closes at a click outside the bar", async ({ page }) => {
  await openTakenOver(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.mouse.click(195, 700);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
});

test("the menu works by keyboard alone", async ({ page }) => {
  await openTakenOver(page, "/");
  await page.getByRole("button", { name: "Open menu" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Home" }).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});

test("nothing is wider than the screen", async ({ page }) => {
  for (const path of [
    "/",
    "/about",
    "/contact",
    "/industries",
    "/products",
    "/sector/Packaging%20Machinery%2FBatch%20coding%20printer",
  ]) {
    await page.goto(path);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, path).toBe(0);
  }
});
