import type { Page } from "@playwright/test";
import { choose } from "../support/browser/choose";
import { answer, dropConnection } from "../support/browser/hostAnswers";
import { noteWrites } from "../support/browser/noteWrites";
import { expect, test } from "../support/browser/officeFixtures";
import { holdPrinting } from "../support/browser/stickerReader";

const setup = (id: number) => `/admin/dashboard/salary/register/${id}`;
const save = (page: Page) => page.getByRole("button", { name: "Save Salary" }).click();

const fillIn = async (page: Page) => {
  await page.getByLabel("Monthly Base Salary").fill("18500.50");
  await choose(page, "OT Rate", "1.5 hours");
  await page.getByLabel("Working Days").fill("26");
};

test("a saved salary shows the barcode, which prints, and leads back", async ({
  office,
  hire,
  runInEveryPage,
}) => {
  const { id, name, barcodeId } = await hire();
  await runInEveryPage(holdPrinting);
  await office.goto(setup(id));
  await fillIn(office);
  const asked = office.waitForRequest("**/api/admin/salary/add");
  await save(office);
  expect((await asked).postDataJSON()).toEqual({
    employeeId: id,
    monthlyBaseSalary: 18500.5,
    otMultiplierFactor: 1.5,
    workingDays: 26,
  });
  await expect(office.getByRole("heading", { name: "Employee Barcode" })).toBeVisible();
  await expect(office.getByRole("img", { name: barcodeId })).toBeVisible();
  const opened = office.waitForEvent("popup");
  await office.getByRole("button", { name: "Print", exact: true }).click();
  await expect((await opened).getByText(name)).toBeVisible();
  await office.getByRole("link", { name: "Back", exact: true }).click();
  await expect(office.getByRole("heading", { name: "Employee", exact: true })).toBeVisible();
});

test("all three fields are asked for, and only figures can be typed", async ({ office, hire }) => {
  const { id } = await hire();
  await office.goto(setup(id));
  const writes = noteWrites(office);
  await save(office);
  await expect(office.getByText("Required", { exact: true })).toHaveCount(3);
  await office.getByLabel("Working Days").pressSequentially("4x0");
  await office.getByLabel("Monthly Base Salary").focus();
  await expect(office.getByText("Must be at most 31")).toBeVisible();
  expect(writes).toEqual([]);
});

test.describe("a salary that is not saved", () => {
  test.use({ expectedErrors: [/status of (400|500)|ERR_FAILED/] });

  test("is told in the host's words or, without an answer, in the plant's, and nothing typed is lost", async ({
    office,
    hire,
  }) => {
    const { id } = await hire();
    await answer(office, "/admin/salary/add", 400, "Too many days");
    await office.goto(setup(id));
    await fillIn(office);
    await save(office);
    await expect(office.getByRole("alert")).toHaveText("Too many days");
    await expect(office.getByLabel("Monthly Base Salary")).toHaveValue("18500.50");
    await office.unrouteAll();
    await dropConnection(office, "/admin/salary/add");
    await save(office);
    await expect(office.getByRole("alert")).toHaveText("Error saving salary");
  });

  test("nor is the monthly list shown when it cannot be read", async ({ office }) => {
    await answer(office, "/admin/salary/monthly?*", 500, { message: "Down" });
    await office.goto("/admin/dashboard/salaries");
    await expect(office.getByRole("alert")).toHaveText("Failed to fetch salary data");
  });
});

test("the monthly list sums up what it shows, by unit", async ({ office, store }) => {
  // A host that answers whole lists adds nothing up itself.
  await store({ hostFeatures: "" });
  const row = {
    barcodeId: "EMP-A-00001",
    month: 4,
    monthlyBaseSalary: 20_000,
    totalOvertimeHours: 1.1,
  };
  await answer(office, "/admin/salary/monthly*", 200, [
    { ...row, employeeId: 1, name: "Asha", unit: "A", totalSalaryThisMonth: 1000.1 },
    { ...row, employeeId: 2, name: "Bala", unit: "B", totalSalaryThisMonth: 2000.2 },
  ]);
  await office.goto("/admin/dashboard/salaries");
  await expect(office.getByText("₹3,000.30")).toBeVisible();
  await expect(office.getByText("2.2", { exact: true })).toBeVisible();
  await choose(office, "Unit", "B");
  await expect(office.getByText("₹2,000.20")).toHaveCount(2);
  await expect(office.getByRole("row")).toHaveCount(2);
});
