import type { Page } from "@playwright/test";
import type { Reel } from "../../../contract/reels";
import { choose } from "../../support/browser/choose";
import { expect, test } from "../../support/browser/fixtures";

const path = "/admin/dashboard/reels";
const figure = (page: Page, name: string) =>
  page.locator("dl[aria-label='Stock shown'] > div").filter({ hasText: name }).locator("dd");

test("running reels are first in the stock, and a row opens its reel", async ({ office }) => {
  await office.goto(path);
  const rows = office.getByRole("row");
  await expect(rows.nth(1)).toContainText("In use");
  await expect(rows.nth(19)).toContainText("In use");
  await expect(rows.last()).not.toContainText("In use");
  await office.getByRole("button", { name: /^Sort by reel no/i }).click();
  await expect(office).toHaveURL(/sort=reelNo/);
  await expect(rows.nth(1)).toContainText("In use");
  await expect(rows.last()).not.toContainText("In use");
  const barcode = await rows.nth(1).getByRole("link").textContent();
  await rows.nth(1).getByRole("link").click();
  await expect(office.getByRole("heading", { level: 1, name: `Reel ${barcode}` })).toBeVisible();
});

/** The reels of the demo plant, and a few that other tests have put to use. */
const manyInUse = /^(19|2\d)$/;

test("filters narrow the stock and its kilograms, offer the present values, and survive a reload", async ({
  office,
  ownerRequest,
}) => {
  await office.goto(path);
  await expect(figure(office, "Reels")).toHaveText(/^\d{3,}$/);
  const whole = await figure(office, "In stock").textContent();
  await choose(office, "Status", "In use");
  await expect(figure(office, "Reels")).toHaveText(manyInUse);
  await choose(office, "Paper Type", "Kraft");
  await expect(figure(office, "Reels")).not.toHaveText(manyInUse);
  const rows = office.getByRole("row").filter({ hasText: "REEL-" });
  const count = Number(await figure(office, "Reels").textContent());
  expect(count).toBeLessThan(19);
  await expect(rows).toHaveCount(count);
  const weights = await rows.getByText(/ Kg$/).allTextContents();
  const kilograms = weights.reduce((sum, text) => sum + Number(text.replace(/[^\d.]/g, "")), 0);
  const shown = String(await figure(office, "In stock").textContent());
  expect(shown).not.toBe(whole);
  expect(Number(shown.replace(/[^\d.]/g, ""))).toBeCloseTo(kilograms, 2);
  await office.reload();
  await expect(rows).toHaveCount(count);

  const reply = await ownerRequest.get("/api/admin/inventory/getReelStocks");
  const reels: Reel[] = await reply.json();
  const reel = reels.find((one) => one.status === "IN_USE" && one.paperType === "Kraft");
  if (!reel) throw new Error("No kraft is in use");
  await choose(office, "GSM", String(reel.gsm));
  await choose(office, "Burst Factor", String(reel.burstFactor));
  await choose(office, "Deckle", String(reel.deckle));
  await choose(office, "Supplier Name", reel.supplierName);
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole("link", { name: reel.barcodeId })).toBeVisible();
});
