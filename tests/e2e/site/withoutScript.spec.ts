import { expect, onEachScreen, test } from "../../support/browser/fixtures";
import { publicPaths } from "../../support/browser/sitePage";

test.use({ javaScriptEnabled: false });

onEachScreen(() => {
  test("every page is complete, with title, description and canonical address", async ({
    page,
  }) => {
    for (const path of publicPaths) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toContainText("Quartz Silica");
      await expect(page).toHaveTitle(/Alepet Cartons/);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\w{3}/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        `https://www.alepet.example${path}`,
      );
      await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.map((text) => Object.keys(JSON.parse(text)))).not.toEqual([]);
    }
  });
});

test("the home page says all it has to say", async ({ page }) => {
  await page.goto("/");
  for (const name of [
    "What we make",
    "Industrial Sectors We Serve",
    "A Glimpse into Our Manufacturing Brilliance",
    "Who We Are",
  ])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByText("Crafting Trust, One Box at a Time.")).toBeVisible();
  await page.getByRole("link", { name: "Contact Us Today" }).click();
  await expect(page).toHaveURL("/contact");
});

test("the enquiry form is answered with a page", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Ravi");
  await page.getByLabel("Phone").fill("080 1234 5678");
  await page.getByLabel("Email").fill("ravi@example.com");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText("Thank you for your message!")).toBeVisible();
});

test("the browser itself refuses an enquiry without a name", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page).toHaveURL("/contact");
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens, and its links work", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("link", { name: "Products/Services" }).first().click();
    await expect(page).toHaveURL("/products");
  });
});

test("search engines find the pages and are kept out of the office", async ({ page }) => {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  for (const path of publicPaths)
    expect(sitemap).toContain(`<loc>https://www.alepet.example${path}</loc>`);
  const robots = await (await page.request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /admin");
  expect(robots).toContain("Sitemap: https://www.alepet.example/sitemap.xml");
});
