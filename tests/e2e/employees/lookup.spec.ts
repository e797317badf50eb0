import { expect, test } from "../../support/browser/fixtures";
import { keepNotices } from "../../support/browser/keepNotices";
import { noteWrites } from "../../support/browser/noteWrites";
import {
  holdPrinting,
  printed,
  printingWindow,
  readTypefaces,
} from "../../support/browser/stickerReader";

const path = "/admin/dashboard/admin/employee";

test("a barcode in any case shows the employee, and the printed sticker is right and can be scanned", async ({
  office,
  hire,
  runInEveryPage,
}) => {
  const { name, barcodeId } = await hire("B");
  await runInEveryPage(holdPrinting);
  await office.addInitScript(keepNotices);
  await office.goto(path);
  await office.getByLabel("Barcode ID").fill(` ${barcodeId.toLowerCase()}! `);
  await expect(office.getByLabel("Barcode ID")).toHaveValue(barcodeId);
  await office.keyboard.press("Enter");
  await expect(office.getByRole("alert")).toHaveText(
    "Barcode and employee details fetched successfully",
  );
  await expect(office.getByText(name)).toBeVisible();
  await expect(office.getByRole("img", { name: `Barcode of ${name}` })).toBeVisible();
  const sheet = await printingWindow(office, () =>
    office.getByRole("button", { name: "Print Sticker" }).click(),
  );
  await expect(sheet).toHaveTitle(`Sticker ${barcodeId}`);
  expect(await readTypefaces(sheet, ".sticker *")).toEqual(["Archivo SemiBold"]);
  const [sticker, ...more] = await printed(sheet);
  expect(sticker).toMatchObject({ size: [2.9, 3.9], barcode: barcodeId });
  expect(sticker?.text.replace(/\s/g, "")).toContain(name.replace(/\s/g, ""));
  expect(more).toEqual([]);

  const closed = sheet.waitForEvent("close");
  await sheet.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await closed;
});

test("an employee is deactivated once it is confirmed, and then on the list no more", async ({
  office,
  hire,
}) => {
  const { name, barcodeId } = await hire();
  await office.addInitScript(keepNotices);
  await office.goto(path);
  const writes = noteWrites(office);
  await office.getByLabel("Barcode ID").fill(barcodeId);
  await office.getByRole("button", { name: "Deactivate", exact: true }).click();
  const dialog = office.getByRole("dialog", { name: `Deactivate ${name} (${barcodeId})?` });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await office.getByRole("button", { name: "Deactivate", exact: true }).click();
  await dialog.getByRole("button", { name: "Deactivate" }).click();
  await expect(office.getByRole("alert")).toHaveText("Employee deactivated successfully");
  const call = "POST /api/admin/employee/getEmployeeNameAndUnit";
  expect(writes).toEqual([call, call, `PUT /api/admin/employee/deactivate/${barcodeId}`]);
  await office.goto("/admin/dashboard/employees");
  await office.getByLabel("Search").fill(name);
  await expect(office.getByText("Nothing matches these filters")).toBeVisible();
});
