import type { Page } from "@playwright/test";
import { answer, dropConnection } from "../support/browser/hostAnswers";
import { noteWrites } from "../support/browser/noteWrites";
import { expect, test } from "../support/browser/officeFixtures";

const path = "/admin/dashboard/admin/employee";
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const notFound =
  "Error fetching barcode or employee details. Employee might not exist or be active.";

test("without a barcode every button says what is missing", async ({ office }) => {
  await office.goto(path);
  const writes = noteWrites(office);
  for (const [button, message] of [
    ["Find Barcode", "Please enter a barcode ID."],
    ["Print Sticker", "No barcode data to print."],
    ["Deactivate", "Please enter a barcode ID."],
  ] as const) {
    await press(office, button);
    await expect(office.getByRole("alert")).toHaveText(message);
  }
  expect(writes).toEqual([]);
});

test("a barcode shows the employee, however it was typed", async ({ office, hire }) => {
  const { name, barcodeId } = await hire();
  await office.goto(path);
  await office.getByLabel("Barcode ID").fill(` ${barcodeId.toLowerCase()}! `);
  await expect(office.getByLabel("Barcode ID")).toHaveValue(barcodeId);
  await office.keyboard.press("Enter");
  await expect(office.getByRole("alert")).toHaveText(
    "Barcode and employee details fetched successfully",
  );
  await expect(office.getByText(name)).toBeVisible();
  await expect(office.getByRole("img", { name: `Barcode of ${name}` })).toBeVisible();
});

test("an employee is deactivated once it is confirmed", async ({ office, hire }) => {
  const { name, barcodeId } = await hire();
  await office.goto(path);
  const writes = noteWrites(office);
  await office.getByLabel("Barcode ID").fill(barcodeId);
  await press(office, "Deactivate");
  const dialog = office.getByRole("dialog", { name: `Deactivate ${name} (${barcodeId})?` });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await press(office, "Deactivate");
  await dialog.getByRole("button", { name: "Deactivate" }).click();
  await expect(office.getByRole("alert")).toHaveText("Employee deactivated successfully");
  const asked = "POST /api/admin/employee/getEmployeeNameAndUnit";
  expect(writes).toEqual([asked, asked, `PUT /api/admin/employee/deactivate/${barcodeId}`]);
});

test("a host without words of its own is spoken for", async ({ office }) => {
  await answer(office, "/admin/employee/deactivate/*", 200, "");
  await office.goto(path);
  await office.getByLabel("Barcode ID").fill("EMP-A-00001");
  await press(office, "Deactivate");
  await office.getByRole("dialog").getByRole("button", { name: "Deactivate" }).click();
  await expect(office.getByRole("alert")).toHaveText("Employee deactivated successfully");
});

test.describe("what the host refuses", () => {
  test.use({ expectedErrors: [/status of (400|404|409|500)|ERR_FAILED/] });

  test("is told in its own words, or in the plant's where it gave none", async ({ office }) => {
    const find = "/admin/employee/getEmployeeNameAndUnit";
    const alert = office.getByRole("alert");
    const deactivate = async () => {
      await office.unroute(`**/api${find}`);
      await press(office, "Deactivate");
      await office.getByRole("dialog").getByRole("button", { name: "Deactivate" }).click();
    };
    await answer(office, find, 404, { message: "Gone home" });
    await answer(office, "/admin/employee/deactivate/*", 409, "Already gone");
    await office.goto(path);
    await office.getByLabel("Barcode ID").fill("EMP-A-00001");
    await press(office, "Find Barcode");
    await expect(alert).toHaveText("Gone home");
    await deactivate();
    await expect(alert).toHaveText("Already gone");

    await office.unrouteAll();
    await answer(office, find, 500, "");
    await dropConnection(office, "/admin/employee/deactivate/*");
    await office.reload();
    await office.getByLabel("Barcode ID").fill("EMP-A-00001");
    await press(office, "Find Barcode");
    await expect(alert).toHaveText(notFound);
    await deactivate();
    await expect(alert).toHaveText("Error deactivating employee");
  });
});
