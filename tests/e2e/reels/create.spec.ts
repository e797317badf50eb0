import type { Page } from "@playwright/test";
import { choose } from "../../support/browser/choose";
import { expect, test } from "../../support/browser/fixtures";
import { keepNotices } from "../../support/browser/keepNotices";
import { noteWrites } from "../../support/browser/noteWrites";
import { freshReelNo } from "../../support/browser/placeReel";

const path = "/admin/dashboard/admin/inventory/create-reel";
const submit = (page: Page) => page.getByRole("button", { name: "Create Reel" });

const fillIn = async (page: Page, reelNo: string) => {
  await page.getByLabel("Reel No").fill(reelNo);
  await page.getByLabel("GSM").fill("150");
  await page.getByLabel("Burst Factor").fill("22");
  await page.getByLabel("Deckle").fill("120.5");
  await page.getByLabel("Initial Weight").fill("812.25");
  await choose(page, "Unit", "A");
  await page.getByLabel("Paper Type").fill("Kraft");
  await page.getByLabel("Supplier Name").fill("Kabini Recyclers");
};

test("a reel is registered once, however often the button is pressed, and shows barcode and sticker", async ({
  office,
}, { parallelIndex }) => {
  const reelNo = String(freshReelNo(parallelIndex));
  await office.addInitScript(keepNotices);
  await office.goto(path);
  await expect(office.getByLabel("Created By")).toHaveValue("owner@example.com");
  await expect(office.getByLabel("Created By")).not.toBeEditable();
  await fillIn(office, reelNo);
  const writes = noteWrites(office);
  const request = office.waitForRequest("**/api/admin/register-reel");
  await submit(office).dblclick();
  expect((await request).postDataJSON()).toEqual({
    reelNo: Number(reelNo),
    gsm: 150,
    burstFactor: 22,
    deckle: 120.5,
    initialWeight: 812.25,
    unit: "A",
    paperType: "Kraft",
    supplierName: "Kabini Recyclers",
    createdBy: "owner@example.com",
  });
  await expect(office.getByRole("heading", { level: 1, name: /^Reel REEL-\d{6}$/ })).toBeVisible();
  await expect(office.getByRole("alert")).toHaveText(/^Reel REEL-\d{6} is registered$/);
  await expect(office.getByRole("img", { name: /^Barcode of REEL-/ })).toBeVisible();
  await expect(office.getByText("812.25 Kg").first()).toBeVisible();
  await expect(office.getByRole("button", { name: "Print Sticker" })).toBeEnabled();
  expect(writes).toEqual(["POST /api/admin/register-reel"]);
});
