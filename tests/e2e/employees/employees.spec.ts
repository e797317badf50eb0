import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";
import { choose } from "../../support/browser/choose";
import { expect, test } from "../../support/browser/fixtures";
import { noteWrites } from "../../support/browser/noteWrites";
import { holdPrinting } from "../../support/browser/stickerReader";

const list = "/admin/dashboard/employees";

const fillIn = async (page: Page, name: string, email: string) => {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await choose(page, "Unit", "B");
  await choose(page, "Gender", "Others");
  await page.getByLabel("Phone Number").fill("+91 98450 00000");
  await choose(page, "Blood Group", "O-");
  await page.getByLabel("Date of Birth").fill("1995-06-30");
};

test("a new employee is registered once, and the salary setup gets, saves and prints the barcode", async ({
  office,
  runInEveryPage,
}, { testId }) => {
  await runInEveryPage(holdPrinting);
  await office.goto("/admin/dashboard/employees/create");
  await fillIn(office, `Asha ${testId}`, `asha-${testId}@example.com`);
  const writes = noteWrites(office);
  await office.getByRole("button", { name: "Register Employee" }).dblclick();
  await expect(office).toHaveURL(/\/admin\/dashboard\/salary\/register\/\d+$/);
  await expect(office.getByText(`Asha ${testId} · EMP-B-`)).toBeVisible();
  const state = await office.evaluate(() => history.state.usr);
  expect(state.barcodeId).toMatch(/^EMP-B-\d{5}$/);
  expect(state.barcodeImageBase64).toMatch(/^iVBOR/);
  expect(writes).toEqual(["POST /api/admin/register-employee"]);

  await office.getByLabel("Monthly Base Salary").fill("18500.50");
  await choose(office, "OT Rate", "2 hours");
  await office.getByLabel("Working Days").fill("26");
  const request = office.waitForRequest("**/api/admin/salary/add");
  await office.getByRole("button", { name: "Save Salary" }).click();
  expect((await request).postDataJSON()).toEqual({
    employeeId: state.employeeId,
    monthlyBaseSalary: 18500.5,
    otMultiplierFactor: 2,
    workingDays: 26,
  });
  await expect(office.getByRole("heading", { name: "Employee Barcode" })).toBeVisible();
  await expect(office.getByRole("img", { name: state.barcodeId })).toBeVisible();
  const opened = office.waitForEvent("popup");
  await office.getByRole("button", { name: "Print", exact: true }).click();
  await expect((await opened).getByText(`Asha ${testId}`)).toBeVisible();
  await office.getByRole("link", { name: "Back", exact: true }).click();
  await expect(office.getByRole("heading", { name: "Employee", exact: true })).toBeVisible();
});

test("the list sorts, filters, shows the chosen columns, and keeps all of this over a reload", async ({
  office,
  hire,
}) => {
  const { name } = await hire("B");
  await office.goto(list);
  await office.getByRole("button", { name: /^Sort by barcode/i }).click();
  await expect(office.getByRole("row").nth(1)).toContainText("EMP-A-00001");
  await office.getByRole("button", { name: "Columns" }).click();
  await office.getByRole("switch", { name: "Email" }).click();
  await office.keyboard.press("Escape");
  await expect(office.getByRole("columnheader", { name: "Email" })).toBeVisible();
  await office.getByLabel("Search").fill(name);
  await expect(office.getByRole("row")).toHaveCount(2);
  await office.getByRole("button", { name: "Unit A", exact: true }).click();
  await expect(office.getByText("Nothing matches these filters")).toBeVisible();
  await office.getByRole("button", { name: "Unit B", exact: true }).click();
  await choose(office, "Gender", "Female");
  await choose(office, "Blood Group", "AB-");
  await expect(office.getByRole("link", { name })).toBeVisible();
  await office.reload();
  await expect(office.getByRole("row")).toHaveCount(2);
  await expect(office.getByLabel("Search")).toHaveValue(name);
});

test("the list is exported without formulas, a row opens the employee, and Back returns to the list", async ({
  office,
  hire,
}) => {
  const { name, barcodeId } = await hire();
  await office.goto(list);
  await office.getByLabel("Search").fill(name);
  await expect(office.getByRole("row")).toHaveCount(2);
  const download = office.waitForEvent("download");
  await office.getByRole("button", { name: "Export" }).click();
  await office.getByRole("menuitem", { name: "CSV (.csv)" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("employees.csv");
  const [headings, row] = readFileSync(await file.path(), "utf8").split("\r\n");
  expect(headings).toContain("ID,Barcode ID,Name,Unit");
  expect(row).toContain(name);
  expect(row).toContain(",'+91 90000 12345,");
  const nextDownload = office.waitForEvent("download");
  await office.getByRole("button", { name: "Export" }).click();
  await office.getByRole("menuitem", { name: "Excel (.xlsx)" }).click();
  const workbook = await nextDownload;
  expect(workbook.suggestedFilename()).toBe("employees.xlsx");
  const { sheets } = await readXlsx(readFileSync(await workbook.path()));
  expect(sheets[0]?.rows[1]).toEqual(expect.arrayContaining([name, "+91 90000 12345"]));
  await office.getByRole("link", { name }).click();
  await expect(office.getByRole("heading", { level: 1, name })).toBeVisible();
  // The page's history has the barcode too, as the value of a field. It loads a little later, so the test names the span.
  await expect(office.locator("span").filter({ hasText: barcodeId })).toBeVisible();
  await office.goBack();
  await expect(office.getByRole("heading", { name: "Employee List" })).toBeVisible();
});
