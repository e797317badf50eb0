import { expect, test } from "../../support/browser/fixtures";

const path = (barcode: string) => `/admin/dashboard/admin/inventory/reel-history/${barcode}`;
test("Enter searches for another reel, and Back returns to the one before", async ({
  office,
  placeReel,
  usedReel,
}) => {
  const { barcodeId } = await placeReel();
  await office.goto(path(usedReel));
  const box = office.getByPlaceholder("Enter Reel Barcode ID");
  await expect(box).toHaveValue(usedReel);
  await expect(office.getByRole("button", { name: "Print Stickers" })).toBeEnabled();
  await box.fill(` ${barcodeId.toLowerCase()} `);
  await office.keyboard.press("Enter");
  await expect(office).toHaveURL(path(barcodeId));
  await expect(office.getByText("This reel has not been used yet")).toBeVisible();
  await expect(office.getByRole("button", { name: "Print Stickers" })).toBeDisabled();
  await office.goBack();
  await expect(box).toHaveValue(usedReel);
  await expect(office.getByRole("row").nth(1)).toBeVisible();
});
