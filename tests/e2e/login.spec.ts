import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/fixtures";
import { noteWrites } from "../support/browser/noteWrites";
import { people } from "../support/people";

const fillIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
};

const press = (page: Page) => page.getByRole("button", { name: "Sign in" }).click();

test("a deep link opens its page after the login, and Back does not open the login", async ({
  page,
}) => {
  await page.goto("/admin/order-create?from=note");
  await expect(page).toHaveURL(/\/admin\?next=/);
  await expect(page).toHaveTitle("Admin Portal");
  await fillIn(page, people.owner);
  await press(page);
  await expect(page.getByRole("heading", { name: "Create Order" })).toBeVisible();
  await expect(page).toHaveURL("/admin/dashboard/admin/order-create?from=note");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Create Order" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("Back from the login to a page of the office asks to sign in for that page", async ({
  page,
}) => {
  await page.goto("/admin");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  // The history has these entries after a logout and a reload.
  await page.evaluate(() => {
    history.pushState(null, "", "/admin/dashboard/orders");
    history.pushState(null, "", "/admin");
  });
  await page.goBack();
  await expect(page).toHaveURL("/admin?next=%2Fadmin%2Fdashboard%2Forders");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
});

test.describe("on a first visit", () => {
  test.use({ firstVisit: true });

  test("the office's code and the router are fetched while the person types, and not before", async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await page.goto("/admin", { waitUntil: "networkidle" });
    expect(scripts.filter((url) => /AdminApp|\/router-/.test(url))).toEqual([]);
    const fetched = page.waitForResponse(/AdminApp.*\.js/);
    await page.getByLabel("Email").pressSequentially("o");
    await fetched;
  });
});

test.describe("at the login", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("empty fields are not sent, a wrong password keeps the text, and a double press signs in once", {
    tag: "@firefox",
  }, async ({ page }) => {
    await page.goto("/admin");
    const writes = noteWrites(page);
    await press(page);
    await expect(page.getByLabel("Email")).toBeFocused();
    expect(writes).toEqual([]);
    await fillIn(page, { email: "nobody@example.com", password: "not the password" });
    await page.getByLabel("Password", { exact: true }).press("Enter");
    await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
    await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("not the password");
    await expect(page).toHaveURL("/admin");
    await fillIn(page, people.owner);
    await page.getByRole("button", { name: "Sign in" }).dblclick();
    await expect(page).toHaveURL("/admin/dashboard");
    expect(writes).toEqual(["POST /api/admin/login", "POST /api/admin/login"]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome, \S+ \S+/);
    for (const name of ["Add Industry", "Create Order", "Contact Request", "Create Box"])
      await expect(page.getByRole("link", { name })).toBeVisible();
  });
});

test.describe("the logout", () => {
  // A request that is under way may come after the end of the session.
  test.use({ expectedErrors: [/Authentication token missing|status of 401/] });

  test("forgets the session, and Back shows nothing of the office", { tag: "@firefox" }, async ({
    ownOffice: office,
    request,
  }) => {
    await office.goto("/admin/dashboard");
    const token = await office.evaluate(() => localStorage.getItem("token"));
    const ended = office.waitForResponse("**/sessions/this/end");
    await office.getByRole("button", { name: "Logout" }).click();
    await expect(office).toHaveURL("/admin");
    await expect(office.getByRole("button", { name: "Sign in" })).toBeVisible();
    expect(await office.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await ended;
    const headers = { Authorization: `Bearer ${token}` };
    expect((await request.get("/api/admin/account", { headers })).status()).toBe(401);
    await office.goBack();
    await expect(office.getByRole("button", { name: "Sign in" })).toBeVisible();
  });

  test("in one tab ends the other's work", async ({ ownOffice: office, context }) => {
    await office.goto("/admin/dashboard/orders");
    const other = await context.newPage();
    await other.goto("/admin/dashboard");
    await other.getByRole("button", { name: "Logout" }).click();
    await expect(other).toHaveURL("/admin");
    await expect(office).toHaveURL("/admin?next=%2Fadmin%2Fdashboard%2Forders");
  });
});

test.describe("a session that the host no longer knows", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("ends at the login, and goes on at the same page", async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem("stale once")) return;
      sessionStorage.setItem("stale once", "yes");
      localStorage.setItem("token", "stale");
      localStorage.setItem("adminDetails", '{"firstName":"A","lastName":"B","email":"a@b.in"}');
    });
    await page.goto("/admin/dashboard/orders");
    await expect(page).toHaveURL("/admin?next=%2Fadmin%2Fdashboard%2Forders");
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await fillIn(page, people.owner);
    await press(page);
    await expect(page).toHaveURL("/admin/dashboard/orders");
    await expect(page.getByRole("heading", { name: "Orders Dashboard" })).toBeVisible();
  });
});
