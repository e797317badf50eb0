import type { Page } from "@playwright/test";

export async function openTakenOver(page: Page, path: string) {
  await page.goto(path);
  await untilTakenOver(page);
}

/**
 * Moves the mouse as people do, and waits until React has hydrated the page. The first event of a page only shows the
 * place of the mouse. React adds keys to the elements that it has hydrated.
 */
export async function untilTakenOver(page: Page) {
  await page.mouse.move(3, 300);
  await page.mouse.move(4, 300);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("content") ?? {}).some((key) => key.startsWith("__react")),
  );
}

/** Follows a link of the bar; on a small screen the menu is opened for it. */
export async function follow(page: Page, name: string) {
  const hamburger = page.getByRole("button", { name: "Open menu" });
  if (await hamburger.isVisible()) await hamburger.click();
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.getByRole("link", { name, exact: true }).click();
}

/** Replies in place of the host of the maps, so that tests need no network. */
export const answerMaps = (page: Page) =>
  page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Map</title><p>Map</p>" }),
  );

/** Every public page with a separate path. */
export const publicPaths = ["/", "/about", "/contact", "/industries", "/products", "/estimate"];
