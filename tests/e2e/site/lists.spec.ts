import type { Page } from "@playwright/test";
import { expect, onEachScreen, test } from "../../support/browser/fixtures";
import { follow, openTakenOver, untilTakenOver } from "../../support/browser/sitePage";

const industries = "**/api/public/getAllIndustry";
const catalogue = "**/api/public/box/getBoxDetails";

const give = (page: Page, path: string, json: unknown) =>
  page.route(path, (route) => route.fulfill({ json }));

test("the film plays by itself without sound, and the passing names can be stopped, by a key too", async ({
  page,
}) => {
  await page.goto("/");
  const film = page.locator("video");
  await expect(film).toHaveAttribute("src", /^\/film\/folding\.(webm|mp4)$/);
  for (const attribute of ["autoplay", "loop", "playsinline"])
    await expect(film).toHaveAttribute(attribute);
  await expect
    .poll(() => film.evaluate((video) => "currentTime" in video && Number(video.currentTime) > 0))
    .toBe(true);
  await untilTakenOver(page);
  const section = page.getByRole("region", { name: "Industrial Sectors We Serve" });
  const isMoving = () =>
    section.evaluate((element) =>
      element.getAnimations({ subtree: true }).some(({ playState }) => playState === "running"),
    );
  await section.scrollIntoViewIfNeeded();
  expect(await isMoving()).toBe(true);
  await section.getByRole("checkbox", { name: "Hold the names still" }).press("Space");
  expect(await isMoving()).toBe(false);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves", async ({ page }) => {
    await openTakenOver(page, "/");
    const names = page.getByRole("region", { name: "Industrial Sectors We Serve" });
    await names.scrollIntoViewIfNeeded();
    const running = await page.evaluate(() => document.getAnimations().length);
    expect(running).toBe(0);
    const film = page.locator("video");
    await expect(film).not.toHaveAttribute("src");
  });
});

onEachScreen(() => {
  test("a sector's card shows its boxes, also after a reload, and a sector without boxes says so", async ({
    page,
  }) => {
    await give(page, catalogue, [
      {
        boxSector: "Chemical/Household Cleaning",
        heading: "Bottle carton",
        noOfPly: "5",
        gsm: 150,
      },
      { boxSector: "Beverage", heading: "Crate liner" },
      { boxSector: "Chemical/Household Cleaning", heading: "Refill box" },
    ]);
    await openTakenOver(page, "/products");
    const cards = page.getByRole("region", { name: "Box Sectors" }).getByRole("listitem");
    await expect(cards).toHaveCount(2);
    await cards.first().getByRole("link").click();
    await expect(page).toHaveURL("/sector/Chemical%2FHousehold%20Cleaning");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chemical/Household Cleaning");
    await expect(page.getByRole("heading", { level: 2, name: "Bottle carton" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Refill box" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 2, name: "Refill box" })).toBeVisible();
    await openTakenOver(page, "/sector/Beverage");
    await expect(page.getByText("No box details available.")).toBeVisible();
    await page.getByRole("link", { name: "See all box sectors" }).click();
    await expect(page).toHaveURL("/products#boxsector");
  });
});

test("each list is asked for once while one walks about", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/public/")) calls.push(pathname);
  });
  await openTakenOver(page, "/");
  await follow(page, "Industries We Serve");
  const card = page.getByRole("region", { name: "Industries" }).getByRole("listitem").first();
  await expect(card.getByRole("heading")).toBeVisible();
  await expect(card.locator("img")).toHaveAttribute("src", /^\/art\/.+\.svg$/);
  await follow(page, "Products/Services");
  await expect(page.getByRole("region", { name: "Box Sectors" }).locator("a")).not.toHaveCount(0);
  await follow(page, "Home");
  await expect(page.getByRole("heading", { name: "Who We Are" })).toBeVisible();
  await follow(page, "Products/Services");
  await expect(page.getByRole("region", { name: "Your box in figures" })).toBeVisible();
  expect(calls.sort()).toEqual([
    "/api/public/box/getAllBoxDetails",
    "/api/public/box/getBoxDetails",
    "/api/public/getAllIndustry",
  ]);
});

test("a list is fetched when it is near the view, even on an untouched page", async ({ page }) => {
  const reply = page.waitForResponse(industries);
  await page.goto("/industries");
  expect((await reply).status()).toBe(200);
});
