import type { Page } from "@playwright/test";
import { choose } from "../support/browser/choose";
import { answer, dropConnection } from "../support/browser/hostAnswers";
import { noteWrites } from "../support/browser/noteWrites";
import { expect, test } from "../support/browser/officeFixtures";

const register = "/admin/dashboard/admins/create";
const list = "/admin/dashboard/admins";
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

test("the two ways lead to the form and to the list", async ({ office }) => {
  await office.goto("/admin/admins");
  await office.getByRole("link", { name: "Register New Admin" }).click();
  await expect(office).toHaveURL(register);
  await office.goBack();
  await office.getByRole("link", { name: "View Admins" }).click();
  await expect(office.getByRole("heading", { name: "Admin List" })).toBeVisible();
});

test("a new admin is greeted by name and stands in the list", async ({ office }, { testId }) => {
  const email = `meera-${testId}@example.com`;
  await office.goto(register);
  await expect(office.getByRole("combobox", { name: "Role" })).toHaveText("Admin");
  await expect(office.getByRole("textbox", { name: "Password" })).toHaveAttribute(
    "type",
    "password",
  );
  await fillIn(office, email);
  const asked = office.waitForRequest("**/api/admin/create");
  await press(office);
  expect((await asked).postDataJSON()).toMatchObject({ email, role: "ROLE_ADMIN" });
  await expect(office.getByRole("alert")).toHaveText("Success: Meera registered!");
  await expect(office).toHaveURL("/admin/dashboard");
  await office.goto(list);
  await expect(office.getByRole("columnheader")).toHaveText([
    "ID",
    "User Name",
    "First Name",
    "Last Name",
    "Email",
    "Phone Number",
    "Gender",
  ]);
  await expect(office.getByRole("row", { name: new RegExp(email) })).toBeVisible();
});

test("an empty form asks for every field and sends nothing", async ({ office }) => {
  await office.goto(register);
  const writes = noteWrites(office);
  await press(office);
  await expect(office.getByText("Required", { exact: true })).toHaveCount(7);
  await office.getByRole("textbox", { name: "Password" }).fill("short");
  await office.getByLabel("User Name").focus();
  await expect(office.getByText("Must have at least 8 characters")).toBeVisible();
  expect(writes).toEqual([]);
});

test("without any admins the list says so", async ({ office }) => {
  await answer(office, "/admin/get-admins**", 200, []);
  await office.goto(list);
  await expect(office.getByText("No admins found.")).toBeVisible();
});

test.describe("what goes wrong", () => {
  test.use({ expectedErrors: [/status of (400|500)|ERR_FAILED/] });

  test("is told in the host's words, or else in the plant's, and what was typed stays", async ({
    office,
  }) => {
    const alert = office.getByRole("alert");
    await answer(office, "/admin/create", 400, { message: "There is an admin with this email" });
    await office.goto(register);
    await fillIn(office, "meera@example.com");
    await press(office);
    await expect(alert).toHaveText("There is an admin with this email");
    await expect(office.getByLabel("User Name")).toHaveValue("meera");
    await test.step("where the host has no words", async () => {
      await office.unrouteAll();
      await answer(office, "/admin/create", 500, "");
      await press(office);
      await expect(alert).toHaveText("Something went wrong!");
    });
    await test.step("where there is no answer", async () => {
      await office.unrouteAll();
      await dropConnection(office, "/admin/create");
      await press(office);
      await expect(alert).toHaveText("No response from server.");
    });
    await test.step("where nothing could be sent", async () => {
      await office.evaluate(() => localStorage.removeItem("token"));
      await press(office);
      await expect(alert).toHaveText("Error in request setup.");
    });
  });

  test("a list that cannot be read says so", async ({ office }) => {
    await answer(office, "/admin/get-admins?*", 500, { message: "Down" });
    await office.goto(list);
    await expect(office.getByRole("alert")).toHaveText("Failed to fetch admin data");
  });
});
