import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/officeFixtures";

const path = "/admin/dashboard/admin/inventory";
const lookup = (page: Page) => page.getByRole("search", { name: "Find a reel" });
const history = (page: Page) => page.getByRole("search", { name: "Reel history" });

const lookFor = async (page: Page, code: string) => {
  await lookup(page).getByLabel("Barcode ID or Reel No").fill(code);
  await lookup(page).getByRole("button", { name: "Search" }).click();
};

test("a reel is found by its barcode, however it is typed, with its picture and its details", async ({
  office,
  placeReel,
}) => {
  const { barcodeId, reelNo } = await placeReel();
  await office.goto(path);
  await expect(office).toHaveTitle("Inventory · Admin Portal");
  await lookFor(office, `  ${barcodeId.toLowerCase()}! `);
  await expect(lookup(office).getByLabel("Barcode ID or Reel No")).toHaveValue(barcodeId);
  await expect(office.getByRole("img", { name: `Barcode of ${barcodeId}` })).toBeVisible();
  for (const fact of [String(reelNo), "640.50 Kg", "Kabini Recyclers", "Available"])
    await expect(office.getByText(fact, { exact: true }).first()).toBeVisible();
});

test("a reel is found by its number with Enter, and is still there after a reload and after Back", async ({
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
});

test("an empty search says what to enter and goes nowhere, and without a reel there is nothing to print", async ({
  office,
}) => {
  await office.goto(path);
  const alert = office.getByRole("alert");
  await lookFor(office, "  !? ");
  await expect(alert).toHaveText("Please enter a Barcode ID or Reel No");
  await expect(office).toHaveURL(path);
  await history(office).getByRole("button", { name: "Search History" }).click();
  await expect(alert).toHaveText("Please enter a barcode ID to search history");
  await expect(office).toHaveURL(path);
  await office.reload();
  await office.getByRole("button", { name: "Print Sticker" }).click();
  await expect(alert).toHaveText("Nothing to print");
});

test("a search of the history leads to the reel's own", async ({ office, placeReel }) => {
  const { barcodeId } = await placeReel();
  await office.goto(path);
  await history(office).getByLabel("Barcode ID").fill(barcodeId.toLowerCase());
  await office.keyboard.press("Enter");
  await expect(office).toHaveURL(`${path}/reel-history/${barcodeId}`);
});

test("a token that is gone is missed at both searches", async ({ office }) => {
  await office.goto(path);
  await lookup(office).waitFor();
  await office.evaluate(() => localStorage.removeItem("token"));
  await lookFor(office, "REEL-000001");
  await expect(lookup(office).locator("..").getByRole("alert")).toHaveText(
    "Authentication token missing",
  );
  await history(office).getByLabel("Barcode ID").fill("REEL-000001");
  await history(office).getByRole("button", { name: "Search History" }).click();
  await expect(office.getByRole("alert")).toHaveText("Authentication token missing");
});

test.describe("what the host does not know", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("is told, and leaves nothing of the reel found before", async ({ office, placeReel }) => {
    const { barcodeId } = await placeReel();
    await office.goto(path);
    await lookFor(office, barcodeId);
    await expect(office.getByRole("img", { name: `Barcode of ${barcodeId}` })).toBeVisible();
    await lookFor(office, "REEL-999999");
    await expect(office.getByRole("alert")).toHaveText("Failed to fetch reel details");
    await expect(office.getByText(barcodeId)).toHaveCount(0);
  });
});
