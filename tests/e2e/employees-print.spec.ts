import { expect, test } from "../support/browser/officeFixtures";
import { holdPrinting, printed, printingWindow } from "../support/browser/stickerReader";

const path = "/admin/dashboard/admin/employee";

test("the sticker is 2.9 by 3.9 inches, printed by itself, and a scanner reads its barcode", async ({
  office,
  hire,
  runInEveryPage,
}) => {
  const { name, barcodeId } = await hire("B");
  await runInEveryPage(holdPrinting);
  await office.goto(path);
  await office.getByLabel("Barcode ID").fill(barcodeId);
  await office.keyboard.press("Enter");
  await expect(office.getByText(name)).toBeVisible();
  const sheet = await printingWindow(office, () =>
    office.getByRole("button", { name: "Print Sticker" }).click(),
  );
  await expect(sheet).toHaveTitle(`Sticker ${barcodeId}`);
  const [sticker, ...more] = await printed(sheet);
  expect(sticker).toMatchObject({ size: [2.9, 3.9], barcode: barcodeId });
  expect(sticker?.text.replace(/\s/g, "")).toContain(name.replace(/\s/g, ""));
  expect(more).toEqual([]);

  const closed = sheet.waitForEvent("close");
  await sheet.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await closed;
});

test("a blocked printing window says what to do", async ({ office, hire }) => {
  const { id } = await hire();
  await office.addInitScript(() => {
    window.open = () => null;
  });
  await office.goto(`/admin/dashboard/employees/${id}/show`);
  await office.getByRole("button", { name: "Print Sticker" }).click();
  await expect(office.getByRole("alert")).toHaveText(
    "The printing window was blocked. Allow pop-up windows for this site and print again.",
  );
});
