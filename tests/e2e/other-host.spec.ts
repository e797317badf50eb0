import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/fixtures";
import { column, dragTo } from "../support/browser/kanbanPage";
import { showScreen } from "../support/browser/showScreen";
import { openTakenOver } from "../support/browser/sitePage";
import { otherHost } from "../support/otherHost/otherHost";
import { allQuirksTogether, uuidOf } from "../support/otherHost/quirks";

/** Answers the page's calls in the browser as another company's host would. @returns the host, which notes wrong requests */
async function connect(page: Page) {
  const host = otherHost(allQuirksTogether);
  await page.route("**/api/**", async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const { status, type, body } = host.answer({
      method: request.method(),
      path: pathname.replace(/^\/api/, "") + search,
      headers: await request.allHeaders(),
      body: request.postData() ?? "",
    });
    await route.fulfill({
      status,
      contentType: type,
      body: typeof body === "string" ? body : Buffer.from(body),
    });
  });
  return host;
}

async function signIn(page: Page) {
  await page.goto("/admin");
  await page.getByLabel("Email").fill("meera@host.example");
  await page.getByLabel("Password", { exact: true }).fill("anything at all");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Welcome, Meera Nair" })).toBeVisible();
}

/** Texts that no page may show. */
const raw = /NaN|undefined|Invalid Date|\bnull\b|\[object/;

test("every page of the site shows another host's rows", async ({ page }) => {
  const host = await connect(page);
  for (const [path, ...names] of [
    ["/", "Sector 1", "Sector 3", "Gallery box 1"],
    ["/industries", "Industry 1", "Industry 3"],
    ["/products", "Box sector 1", "Box sector 3"],
  ] as const) {
    await openTakenOver(page, path);
    for (const name of names) await expect(page.getByText(name).first()).toBeAttached();
    expect(await page.locator("body").innerText()).not.toMatch(raw);
  }
  expect(host.findings).toEqual([]);
});

test("an order with a text as number is dragged, after a question", async ({ page }) => {
  const host = await connect(page);
  await signIn(page);
  await showScreen(page, "/admin/dashboard/orders");
  const card = page.getByRole("article", { name: `Order #${uuidOf(1)}` });
  await dragTo(page, card, column(page, "In Progress"));
  const moved = column(page, "In Progress").getByRole("article", { name: `Order #${uuidOf(1)}` });
  await expect(moved).toBeVisible();
  await dragTo(page, moved, column(page, "Done"));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(
    column(page, "Done").getByRole("article", { name: `Order #${uuidOf(1)}` }),
  ).toBeVisible();
  expect(host.findings).toEqual([]);
});
