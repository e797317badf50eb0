import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { choose } from "../support/browser/choose";
import { answer, dropConnection } from "../support/browser/hostAnswers";
import { noteWrites } from "../support/browser/noteWrites";
import { expect, test } from "../support/browser/officeFixtures";

const list = "/admin/dashboard/employees";
const register = "/admin/dashboard/employees/create";

const fillIn = async (page: Page, name: string, email: string) => {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await choose(page, "Unit", "B");
  await choose(page, "Gender", "Others");
  await page.getByLabel("Phone Number").fill("+91 98450 00000");
  await choose(page, "Blood Group", "O-");
  await page.getByLabel("Date of Birth").fill("1995-06-30");
};

test("a new employee is registered once, however often the button is pressed, and leads to the salary setup, with the barcode handed over", async ({
  office,
}, { testId }) => {
  await office.goto(register);
  await fillIn(office, `Asha ${testId}`, `asha-${testId}@example.com`);
  const writes = noteWrites(office);
  await office.getByRole("button", { name: "Register Employee" }).dblclick();
  await expect(office).toHaveURL(/\/admin\/dashboard\/salary\/register\/\d+$/);
  await expect(office.getByText(`Asha ${testId} · EMP-B-`)).toBeVisible();
  const state = await office.evaluate(() => history.state.usr);
  expect(state.barcodeId).toMatch(/^EMP-B-\d{5}$/);
  expect(state.barcodeImageBase64).toMatch(/^iVBOR/);
  expect(writes).toEqual(["POST /api/admin/register-employee"]);
});

test("an empty form asks for all seven fields and sends nothing", async ({ office }) => {
  await office.goto(register);
  const writes = noteWrites(office);
  await office.getByRole("button", { name: "Register Employee" }).click();
  await expect(office.getByText("Required", { exact: true })).toHaveCount(7);
  await office.getByLabel("Email").fill("no address");
  await office.getByLabel("Name").focus();
  await expect(
    office.getByText("Must be an email address, such as name@example.com"),
  ).toBeVisible();
  expect(writes).toEqual([]);
});

test.describe("a registration that fails", () => {
  test.use({ expectedErrors: [/status of (400|409)|ERR_FAILED/] });

  test("tells the host's own words, keeps what was typed, and marks the field", async ({
    office,
  }) => {
    await answer(office, "/admin/register-employee", 400, {
      message: "Not valid",
      errors: { email: "There is an employee with this email" },
    });
    await office.goto(register);
    await fillIn(office, "Asha", "asha@example.com");
    const press = () => office.getByRole("button", { name: "Register Employee" }).click();
    await press();
    await expect(office.getByRole("alert")).toHaveText("Error: Not valid");
    await expect(office.getByText("There is an employee with this email")).toBeVisible();
    await expect(office.getByLabel("Name")).toHaveValue("Asha");
    await test.step("says so where there is no answer", async () => {
      await office.unrouteAll();
      await dropConnection(office, "/admin/register-employee");
      await press();
      await expect(office.getByRole("alert")).toHaveText(
        "An error occurred while registering the employee.",
      );
    });
  });
});

test("the list filters by unit, gender and blood group, and keeps that over a reload", async ({
  office,
  hire,
}) => {
  const { name } = await hire("B");
  await office.goto(list);
  await office.getByLabel("Search").fill(name);
  await expect(office.getByRole("row")).toHaveCount(2);
  await choose(office, "Unit", "A");
  await expect(office.getByText("Nothing matches these filters")).toBeVisible();
  await choose(office, "Unit", "B");
  await choose(office, "Gender", "Female");
  await choose(office, "Blood Group", "AB-");
  await expect(office.getByRole("link", { name })).toBeVisible();
  await office.reload();
  await expect(office.getByRole("row")).toHaveCount(2);
  await expect(office.getByLabel("Search")).toHaveValue(name);
});

test("only active employees are listed", async ({ office, hire, ownerRequest }) => {
  const { name, barcodeId } = await hire();
  await ownerRequest.put(`/api/admin/employee/deactivate/${barcodeId}`);
  await office.goto(list);
  await office.getByLabel("Search").fill(name);
  await expect(office.getByText("Nothing matches these filters")).toBeVisible();
});

test("a heading sorts, and columns are chosen", async ({ office }) => {
  await office.goto(list);
  await office.getByRole("button", { name: /^Sort by barcode/i }).click();
  await expect(office.getByRole("row").nth(1)).toContainText("EMP-A-00001");
  await office.getByRole("button", { name: "Columns" }).click();
  await office.getByRole("switch", { name: "Email" }).click();
  await office.keyboard.press("Escape");
  await expect(office.getByRole("columnheader", { name: "Email" })).toBeVisible();
});

test("the list is exported, and no cell is a formula", async ({ office, hire }) => {
  const { name } = await hire();
  await office.goto(list);
  await office.getByLabel("Search").fill(name);
  await expect(office.getByRole("row")).toHaveCount(2);
  const download = office.waitForEvent("download");
  await office.getByRole("button", { name: "Export" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("employees.csv");
  const [headings, row] = readFileSync(await file.path(), "utf8").split("\r\n");
  expect(headings).toContain("Name,ID,Barcode ID,Unit");
  expect(row).toContain(name);
  expect(row).toContain(",'+91 90000 12345,");
});

test("a row leads to the employee's page, and Back to the list", async ({ office, hire }) => {
  const { name, barcodeId } = await hire();
  await office.goto(`${list}?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  await office.getByRole("link", { name }).click();
  await expect(office.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(office.getByText(barcodeId)).toBeVisible();
  await office.goBack();
  await expect(office.getByRole("heading", { name: "Employee List" })).toBeVisible();
});

test.describe("a list that cannot be read", () => {
  test.use({ expectedErrors: [/status of 500/] });

  test("says so, and another try fills it", async ({ office }) => {
    await answer(office, "/admin/get-employees?*", 500, { message: "Down" });
    await office.goto(list);
    await expect(office.getByRole("alert")).toHaveText("Failed to fetch employee data");
    await office.unrouteAll();
    await office.getByRole("button", { name: "Try again" }).click();
    await expect(office.getByRole("row").nth(1)).toBeVisible();
  });

  test("says so in a sentence where the answer is no list, and the rest lives on", async ({
    office,
  }) => {
    await answer(office, "/admin/get-employees?*", 200, { status: "UP" });
    await office.goto(list);
    await expect(office.getByRole("alert")).toHaveText("Failed to fetch employee data");
    await expect(office.getByText("The server's answer could not be read.")).toBeVisible();
    await office.getByRole("link", { name: "Salary" }).click();
    await expect(office.getByRole("heading", { name: "Monthly Salary" })).toBeVisible();
  });
});
