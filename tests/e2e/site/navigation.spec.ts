import { expect, onEachScreen, test } from "../../support/browser/fixtures";
import { follow, openTakenOver } from "../../support/browser/sitePage";

const links = [
  { name: "Products/Services", path: "/products", heading: "Products" },
  { name: "Industries We Serve", path: "/industries", heading: "Industries We Serve" },
  { name: "About Us", path: "/about", heading: "About Us" },
  { name: "Contact Us", path: "/contact", heading: "Contact Us" },
];

onEachScreen(() => {
  test("each link of the bar and the logo open their page at its top, and Back restores the place", {
    tag: "@firefox",
  }, async ({ page }) => {
    await openTakenOver(page, "/");
    for (const { name, path, heading } of links) {
      await follow(page, name);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(/Alepet Cartons$/);
      await page.getByRole("banner").getByRole("link", { name: "Alepet Cartons" }).click();
      await expect(page).toHaveURL("/");
    }
    await follow(page, "About Us");
    await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
    await page.getByRole("heading", { name: "Our team" }).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(200);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator("#content")).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  });
});

const anchors = [
  { name: "History", path: "/about#history" },
  { name: "Vision & Mission", path: "/about#visionmission" },
  { name: "Our Team", path: "/about#ourteam" },
  { name: "Location", path: "/contact/#location" },
  { name: "Enquiry Form", path: "/contact/#contactus" },
  { name: "Box Types", path: "/products#boxsector" },
];

onEachScreen(() => {
  test("each quick link scrolls to its part of the page", async ({ page }) => {
    await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "" }));
    await openTakenOver(page, "/");
    for (const { name, path } of anchors) {
      const link = page.getByRole("contentinfo").getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("href", path);
      await link.click();
      await expect(page).toHaveURL(path);
      const part = page.locator(path.slice(path.indexOf("#")));
      await expect(part, path).toBeInViewport();
      await expect
        .poll(() => part.evaluate((element) => element.getBoundingClientRect().top), path)
        .toBeLessThan(200);
      await page.getByRole("banner").getByRole("link", { name: "Alepet Cartons" }).click();
      await expect(page).toHaveURL("/");
      await expect.poll(() => page.evaluate(() => scrollY), path).toBe(0);
    }
  });
});

test("an unknown path answers 404 with a page of links, also for a wrong link inside the site", async ({
  page,
}) => {
  const response = await page.request.get("/no/such/page");
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain("404 - Page Not Found");
  expect(html).toContain("The page you are looking for does not exist.");
  await openTakenOver(page, "/");
  await page.evaluate(() => {
    history.pushState(null, "", "/nowhere");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("heading", { name: "404 - Page Not Found" })).toBeVisible();
  await expect(page.getByText("The page you are looking for does not exist.")).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Ask for a quotation" })).toBeVisible();
});

test("the keyboard reaches the content by the first stop, and the extra block is on the home page alone", async ({
  page,
}) => {
  const block = page.getByRole("complementary", { name: "Ask for a quotation" });
  await openTakenOver(page, "/");
  await expect(block).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  for (const path of ["/about", "/contact", "/industries", "/products", "/sector/Beverage"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(block).toHaveCount(0);
  }
});

test.describe("a page whose code does not load", () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] });

  test("says so, and stands after a reload", async ({ page }) => {
    await page.route(/ProductsPage.*\.js/, (route) => route.abort());
    await openTakenOver(page, "/");
    await follow(page, "Products/Services");
    await expect(
      page.getByRole("heading", { name: "Unexpected Application Error!" }),
    ).toBeVisible();
    await expect(page.getByText("A part of this page did not load.")).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reload the page" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Products" })).toBeVisible();
  });
});
