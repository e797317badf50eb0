import type { Page, Route } from "@playwright/test";
import { expect, test } from "../support/browser/fixtures";
import { answerMaps, follow, openTakenOver } from "../support/browser/sitePage";

const industries = "**/api/public/getAllIndustry";
const gallery = "**/api/public/box/getAllBoxDetails";
const catalogue = "**/api/public/box/getBoxDetails";

test.describe("when the host fails", () => {
  test.use({ expectedErrors: [/HostError|not a list|JSON|Failed to load resource|503/] });

  test("the industries' failure is told and the page stays whole", async ({ page }) => {
    await page.route(industries, (route) => route.fulfill({ status: 503, body: "down" }));
    await openTakenOver(page, "/");
    await expect(page.getByRole("alert")).toHaveText("Failed to load industries.");
    await expect(page.getByRole("heading", { name: "Who We Are" })).toBeVisible();
    await page.goto("/industries");
    await expect(page.getByRole("alert")).toHaveText("Failed to load industries.");
  });

  test("the gallery stays empty without a word", async ({ page }) => {
    await page.route(gallery, (route) => route.fulfill({ body: "<html>garbage</html>" }));
    await openTakenOver(page, "/");
    const section = page.getByRole("region", {
      name: "A Glimpse into Our Manufacturing Brilliance",
    });
    await expect(section.getByRole("listitem")).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("a reply that is no list leaves the products page whole", async ({ page }) => {
    await page.route(catalogue, (route) => route.fulfill({ json: { rows: "none" } }));
    await openTakenOver(page, "/products");
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    await expect(page.getByRole("heading", { name: "Box Sectors" })).toBeVisible();
    await expect(page.getByRole("img", { name: /HSN codes/ })).toBeVisible();
  });
});

/** A host that takes its time, which is the page's own: it answers once ten seconds of it have passed. */
async function answerLate(page: Page, path: string, answer: (route: Route) => Promise<void>) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.clock.install();
  await page.route(path, async (route) => {
    await released;
    await answer(route);
  });
  return async () => {
    await page.clock.fastForward(10_000);
    release();
  };
}

const asItIs = (route: Route) => route.continue();

interface Shift extends PerformanceEntry {
  readonly value: number;
}

/** From now on sums up all layout shifts, the way Chromium scores them. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, "shifted", 0);
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as Shift[])
        Reflect.set(window, "shifted", Reflect.get(window, "shifted") + value);
    }).observe({ type: "layout-shift", buffered: true });
  });

test.describe("when the host takes ten seconds", () => {
  for (const [path, list, name] of [
    ["/", gallery, "A Glimpse into Our Manufacturing Brilliance"],
    ["/industries", industries, "Industries"],
    ["/products", catalogue, "Box Sectors"],
  ] as const)
    test(`${path} keeps the places of what it waits for, and nothing jumps`, {
      tag: "@phone",
    }, async ({ page }) => {
      await watchShifts(page);
      const answerNow = await answerLate(page, list, asItIs);
      await openTakenOver(page, path);
      const section = page.getByRole("region", { name, exact: true });
      await section.scrollIntoViewIfNeeded();
      const grid = section.locator("ul").first();
      await expect(grid).toHaveAttribute("aria-busy", "true");
      await expect(page.getByRole("alert")).toHaveCount(0);
      const place = await grid.locator("li").first().boundingBox();
      await answerNow();
      await expect(grid).toHaveAttribute("aria-busy", "false");
      const card = await grid.locator("li").first().boundingBox();
      expect(card).toMatchObject({ x: place?.x, y: place?.y, width: place?.width });
      expect(await page.evaluate(() => Reflect.get(window, "shifted"))).toBeLessThan(0.01);
    });

  test("one can walk on in the meantime", async ({ page }) => {
    await answerLate(page, industries, asItIs);
    await openTakenOver(page, "/industries");
    await follow(page, "About Us");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  });

  test("an enquiry is being sent, and once only, until the answer is there", async ({ page }) => {
    let sent = 0;
    const answerNow = await answerLate(page, "**/api/public/contact-details", async (route) => {
      sent += 1;
      await route.fulfill({ json: { message: "Received" } });
    });
    await answerMaps(page);
    await openTakenOver(page, "/contact");
    await page.getByLabel("Name").fill("Ravi");
    await page.getByLabel("Phone").fill("+91 80 1234 5678");
    await page.getByLabel("Email").fill("ravi@example.com");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await page.getByLabel("Name").press("Enter");
    await expect(page.getByLabel("Name")).toHaveValue("Ravi");
    await answerNow();
    await expect(page.getByText("Received")).toBeVisible();
    expect(sent).toBe(1);
  });
});

test.describe("when the host answers garbage, and late", () => {
  test.use({ expectedErrors: [/answer is not a list/] });

  test("the products page says so and leads on", async ({ page }) => {
    const answerNow = await answerLate(page, catalogue, (route) =>
      route.fulfill({ body: "<html>Bad gateway</html>" }),
    );
    await openTakenOver(page, "/products");
    await page.getByRole("region", { name: "Box Sectors", exact: true }).scrollIntoViewIfNeeded();
    await answerNow();
    const word = page.getByRole("alert");
    await expect(word).toContainText("could not be loaded");
    await expect(word.getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/contact");
    await expect(page.getByRole("img", { name: /HSN codes/ })).toBeVisible();
  });
});
