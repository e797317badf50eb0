import type { Page } from "@playwright/test";
import { answer, dropConnection } from "../support/browser/hostAnswers";
import { expect, test } from "../support/browser/officeFixtures";
import { showScreen } from "../support/browser/showScreen";
import { people } from "../support/people";

const below = "/admin/dashboard";
test.describe("whom the host refuses", () => {
  test.use({ expectedErrors: [/status of 403/] });

  test("their screens give way to Access Denied, and nothing else is asked", async ({
    staffOffice,
  }) => {
    const asked: string[] = [];
    staffOffice.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) asked.push(pathname);
    });
    const denied = staffOffice.getByRole("heading", { name: "Access Denied" });
    await staffOffice.goto(`${below}/employees/create`);
    for (const path of [
      "employees/create",
      "employees",
      "employees/1/show",
      "salary/register/1",
      "salaries",
      "admin/attendance",
      "admins/create",
    ]) {
      await showScreen(staffOffice, `${below}/no/such/page`);
      await expect(denied).toHaveCount(0);
      await showScreen(staffOffice, `${below}/${path}`);
      await expect(denied, path).toBeVisible();
      await expect(staffOffice.getByRole("button", { name: "Go Back" })).toBeVisible();
      await expect(staffOffice).toHaveURL(`${below}/${path}`);
    }
    expect(new Set(asked)).toEqual(new Set(["/api/admin/get-admins"]));
  });

  test("a role that was lost meanwhile is told by the call itself", async ({ office }) => {
    await answer(office, "/admin/get-employees?*", 403, { message: "Not for you" });
    await office.goto(below);
    await office.goto(`${below}/employees`);
    await expect(office.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await office.getByRole("button", { name: "Go Back" }).click();
    await expect(office.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  });
});

test.describe("after a change of account", () => {
  const signInAs = async (page: Page, { email, password }: (typeof people)["owner"]) => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
  };

  test("nothing of the one before is there, while the host is still being asked", async ({
    office,
  }) => {
    await office.goto(below);
    const employeeLink = office.getByRole("link", { name: "Employee", exact: true });
    await expect(employeeLink).toBeVisible();
    await office.getByRole("button", { name: "Logout" }).click();
    await office.route("**/api/admin/get-admins", () => undefined);
    await signInAs(office, people.staff);
    await expect(office.getByRole("heading", { name: "Welcome, Office Staff" })).toBeVisible();
    await expect(office.getByRole("link", { name: "Orders", exact: true })).toBeVisible();
    await expect(employeeLink).toHaveCount(0);
  });
});

test.describe("a probe that goes wrong", () => {
  test.use({ expectedErrors: [/status of 500|ERR_FAILED/] });

  test("says what the host said, and can be made again", async ({ office }) => {
    await answer(office, "/admin/get-admins", 500, { message: "Down" });
    await office.goto(`${below}/employees/create`);
    await expect(office.getByRole("alert")).toHaveText("Error checking permissions: Down");
    await office.unrouteAll();
    await office.getByRole("button", { name: "Try again" }).click();
    await expect(office.getByRole("heading", { name: "Register New Employee" })).toBeVisible();
  });

  test("says that there was no answer", async ({ office }) => {
    await dropConnection(office, "/admin/get-admins");
    await office.goto(`${below}/employees/create`);
    await expect(office.getByRole("alert")).toHaveText(
      "Network error or unhandled error during permission check.",
    );
  });
});

test.describe("a session that ends at work", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("leads to the login and back to the same page", async ({ office }) => {
    await office.goto(`${below}/admin/attendance?date=2026-03-02`);
    await expect(office.getByRole("heading", { name: "Attendance" })).toBeVisible();
    await answer(office, "/admin/attendance-list?*", 401, { message: "Expired" });
    await office.getByRole("textbox", { name: "Date" }).fill("2026-03-03");
    await expect(office).toHaveURL(
      `/admin?next=${encodeURIComponent(`${below}/admin/attendance?date=2026-03-03`)}`,
    );
    await office.unrouteAll();
    await office.getByLabel("Email").fill(people.owner.email);
    await office.getByLabel("Password", { exact: true }).fill(people.owner.password);
    await office.getByRole("button", { name: "Sign in" }).click();
    await expect(office).toHaveURL(`${below}/admin/attendance?date=2026-03-03`);
    await expect(office.getByRole("textbox", { name: "Date" })).toHaveValue("2026-03-03");
  });

  test("by an action leads to the login too", async ({ office }) => {
    await office.goto(`${below}/admin/employee`);
    await answer(office, "/admin/employee/deactivate/*", 401, { message: "Expired" });
    await office.getByLabel("Barcode ID").fill("EMP-A-00001");
    await office.getByRole("button", { name: "Deactivate" }).click();
    await office.getByRole("dialog").getByRole("button", { name: "Deactivate" }).click();
    await expect(office).toHaveURL(/\/admin\?next=/);
  });
});
