import type { Page } from "@playwright/test";
import { choose } from "../support/browser/choose";
import { expect, test } from "../support/browser/fixtures";
import { keepNotices } from "../support/browser/keepNotices";

const press = (page: Page) => page.getByRole("button", { name: "Register Admin" }).click();

const fillIn = async (page: Page, email: string) => {
  await page.getByLabel("User Name").fill("meera");
  await page.getByLabel("First Name").fill("Meera");
  await page.getByLabel("Last Name").fill("Shetty");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill("folding-carton-9");
  await page.getByLabel("Phone Number").fill("+91 80 1234 5678");
  await choose(page, "Gender", "Female");
};

test("a new admin is greeted by name and listed, and one press edits or deactivates them", async ({
  office,
}, { testId }) => {
  const email = `meera-${testId}@example.com`;
  await office.addInitScript(keepNotices);
  await office.goto("/admin/admins");
  await office.getByRole("link", { name: "Register New Admin" }).click();
  await expect(office).toHaveURL("/admin/dashboard/admins/create");
  await expect(office.getByRole("combobox", { name: "Role" })).toHaveText("Admin");
  await expect(office.getByRole("textbox", { name: "Password" })).toHaveAttribute(
    "type",
    "password",
  );
  await fillIn(office, email);
  const request = office.waitForRequest("**/api/admin/create");
  await press(office);
  expect((await request).postDataJSON()).toMatchObject({ email, role: "ROLE_ADMIN" });
  await expect(office.getByRole("alert")).toHaveText("Success: Meera registered!");
  await expect(office).toHaveURL("/admin/dashboard");
  await office.getByRole("link", { name: "Admins" }).click();
  await office.getByRole("link", { name: "View Admins" }).click();
  await expect(office.getByRole("heading", { name: "Admin List" })).toBeVisible();
  await expect(office.getByRole("columnheader")).toHaveText([
    "ID",
    "User Name",
    "First Name",
    "Last Name",
    "Email",
    "Phone Number",
    "Gender",
    "Actions",
  ]);
  await expect(office.getByRole("row", { name: new RegExp(email) })).toBeVisible();
});
