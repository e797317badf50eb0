import type { Page } from "@playwright/test";
import { column, dragTo } from "../support/browser/boardPage";
import { choose } from "../support/browser/choose";
import { expect, test } from "../support/browser/fixtures";
import { showScreen } from "../support/browser/showScreen";
import { openTakenOver } from "../support/browser/sitePage";
import { otherHost } from "../support/otherHost/otherHost";
import type { Creation } from "../support/otherHost/otherHostCalls";
import { allQuirksTogether, uuidOf } from "../support/otherHost/quirks";

/** Has the page's calls answered by another company's host, and its session kept by it. */
async function connect(page: Page, creation: Creation = "specified") {
  const host = otherHost(allQuirksTogether, creation);
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

/** What no screen may say. */
const raw = /NaN|undefined|Invalid Date|\bnull\b|\[object/;

const screens: readonly (readonly [path: string, ...names: string[]])[] = [
  ["orders", "Client 1", "Client 3", "(ON_HOLD)"],
  ["employees", "Person 1", "Person 3"],
  [`employees/${uuidOf(1)}/show`, "EMP-A-00001"],
  ["admin/attendance", "Person 1", "Person 3"],
  ["salaries", "Person 1", "Person 3", "without 1 row that has no figure"],
  ["admins", "admin1", "admin3"],
  ["reels", "REEL-000001", "REEL-000003", "without 1 row that has no figure"],
  ["admin/inventory/reel/REEL-000001", "Mill 1"],
  ["admin/inventory/reel-history/REEL-000001", "Usage client 1", "Running client"],
  ["admin/inventory/in-use", "REEL-000002", "REEL-000003"],
  ["industries", "Industry 1", "Industry 3"],
  ["boxes", "Gallery box 1", "Gallery box 3"],
  ["contacts", "Enquirer 1", "Enquirer 3"],
];

test("every screen of the office shows another host's rows, and nothing raw", async ({ page }) => {
  // It opens 13 screens, one after the other.
  test.setTimeout(90_000);
  const host = await connect(page);
  await signIn(page);
  const main = page.locator("main");
  for (const [path, ...names] of screens) {
    await showScreen(page, `/admin/dashboard/${path}`);
    for (const name of names) await expect(main.getByText(name).first(), path).toBeVisible();
    expect(await main.innerText()).not.toMatch(raw);
  }
  expect(host.findings).toEqual([]);
});

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

test("an order known by a text is dragged, and asked about before it is done", async ({ page }) => {
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

test("an enquiry known by a text is ticked as replied", async ({ page }) => {
  await connect(page);
  await signIn(page);
  await showScreen(page, "/admin/dashboard/contacts");
  const box = page.getByRole("checkbox", { name: "Replied to Enquirer 1" });
  await box.click();
  await expect(box).toBeChecked();
});

async function register(page: Page) {
  await showScreen(page, "/admin/dashboard/employees/create");
  await page.getByLabel("Name").fill("Asha");
  await page.getByLabel("Email").fill("asha@host.example");
  await choose(page, "Unit", "A");
  await choose(page, "Gender", "Female");
  await page.getByLabel("Phone Number").fill("+91 98450 00000");
  await choose(page, "Blood Group", "O-");
  await page.getByLabel("Date of Birth").fill("1995-06-30");
  await page.getByRole("button", { name: "Register Employee" }).click();
}

test("somebody registered under a text gets a salary under it", async ({ page }) => {
  const host = await connect(page);
  await signIn(page);
  await register(page);
  await expect(page).toHaveURL(new RegExp(`salary/register/${uuidOf(3)}$`));
  await page.getByLabel("Monthly Base Salary").fill("18500");
  await choose(page, "OT Rate", "1.5 hours");
  await page.getByLabel("Working Days").fill("26");
  const asked = page.waitForRequest("**/api/admin/salary/add");
  await page.getByRole("button", { name: "Save Salary" }).click();
  expect((await asked).postDataJSON()).toMatchObject({ employeeId: uuidOf(3) });
  await expect(page.getByRole("heading", { name: "Employee Barcode" })).toBeVisible();
  expect(host.findings).toEqual([]);
});

test("a registration that is answered with nothing is done, and leads to the list", async ({
  page,
}) => {
  await connect(page, "nothing");
  await signIn(page);
  await register(page);
  await expect(page.getByRole("alert")).toContainText("Asha is registered");
  await expect(page.getByRole("heading", { name: "Employee List" })).toBeVisible();
});

test("an order that is answered with nothing is created, once", async ({ page }) => {
  const host = await connect(page, "nothing");
  await signIn(page);
  await showScreen(page, "/admin/dashboard/admin/order-create");
  await page.getByLabel("Client").fill("Tea House");
  await page.getByLabel("Product Type").fill("7 Ply Box");
  await page.getByLabel("Quantity").fill("2500");
  await page.getByLabel("Size").fill("450 × 300 × 300 mm");
  await page.getByLabel("Delivery Address").fill("Peenya, Bengaluru");
  await page.getByLabel("Expected Completion Date").fill("2030-01-31");
  await choose(page, "Unit", "A");
  await page.getByRole("button", { name: "Create Order" }).click();
  await expect(page.getByRole("alert")).toHaveText("Order created successfully!");
  await expect(page.getByLabel("Client")).toHaveValue("");
  expect(host.received.filter(({ method }) => method === "POST")).toHaveLength(2);
  expect(host.findings).toEqual([]);
});
