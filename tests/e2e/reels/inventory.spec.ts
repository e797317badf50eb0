import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/fixtures";

const path = "/admin/dashboard/admin/inventory";
const lookup = (page: Page) => page.getByRole("search", { name: "Find a reel" });

const lookFor = async (page: Page, code: string) => {
  await lookup(page).getByLabel("Barcode ID or Reel No").fill(code);
  await lookup(page).getByRole("button", { name: "Search" }).click();
};

test("a reel is found by number and by barcode, and stays after a reload and after Back", async ({
  office,
  placeReel,
}) => {
  const { barcodeId, reelNo } = await placeReel();
  await office.goto(path);
  await lookup(office).getByLabel("Barcode ID or Reel No").fill(String(reelNo));
  await office.keyboard.press("Enter");
  const barcode = office.getByRole("img", { name: `Barcode of ${barcodeId}` });
  await expect(barcode).toBeVisible();
  await office.reload();
  await expect(barcode).toBeVisible();
  await office.getByRole("link", { name: "Usage History" }).click();
  await expect(
    office.getByRole("heading", { name: `Reel Usage History: ${barcodeId}` }),
  ).toBeVisible();
  await office.goBack();
  await expect(barcode).toBeVisible();
  await lookFor(office, `  ${barcodeId.toLowerCase()}! `);
  await expect(lookup(office).getByLabel("Barcode ID or Reel No")).toHaveValue(barcodeId);
  await expect(barcode).toBeVisible();
  for (const fact of [String(reelNo), "640.50 Kg", "Kabini Recyclers", "Available"])
    await expect(office.getByText(fact, { exact: true }).first()).toBeVisible();
});
