import { findings } from "../../support/browser/findings";
import { expect, test } from "../../support/browser/fixtures";
import { newStation, pairStation, scanKeys } from "../../support/browser/station";

const phone = { width: 390, height: 844 };
const tablet = { width: 1280, height: 844 };

test("axe finds nothing on any of the station's screens, on a tablet and on a phone", async ({
  browser,
  ownerRequest,
  placeOrder,
  placeReel,
  hire,
}) => {
  const order = await placeOrder("IN_PROGRESS");
  const [reel, person] = [await placeReel(), await hire()];
  const { pairingCode } = await newStation(ownerRequest, "Gate");
  const context = await browser.newContext({ viewport: tablet });
  const page = await context.newPage();
  const look = async (screen: string) => {
    for (const size of [phone, tablet]) {
      await page.setViewportSize(size);
      expect.soft(await findings(page), `${screen}, ${size.width} pixels wide`).toEqual([]);
    }
  };
  const answer = page.getByRole("alert").filter({ hasText: /\S/ });

  await page.goto("/scan");
  await page.getByRole("button", { name: "Pair", exact: true }).click();
  await expect(answer).toHaveText("Enter the code");
  await look("pairing");

  await pairStation(page, pairingCode);
  await look("ready");
  await page.getByRole("button", { name: "Settings" }).click();
  await look("settings");
  await page.getByRole("button", { name: "Close" }).click();
  for (const [code, words] of [
    [person.barcodeId, person.name],
    [person.barcodeId, "Already recorded"],
    ["8901234567890", "Not recorded"],
  ] as const) {
    await scanKeys(page, code);
    await expect(answer).toContainText(words);
    await look(words);
  }

  await scanKeys(page, reel.barcodeId);
  await expect(page.getByRole("heading", { name: "For which order?" })).toBeVisible();
  await look("orders");
  await page.getByRole("searchbox").fill(order.client);
  await page.getByRole("button", { name: order.client }).click();
  await look("layer");
  await page.getByRole("button", { name: "Top" }).click();
  await expect(answer).toContainText("Issued");
  await look("issued");

  await scanKeys(page, reel.barcodeId);
  await page.getByLabel("What does the scale show?").fill("9000");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(answer).toContainText("Weigh it again");
  await look("weight");
  await page.getByLabel("What does the scale show?").fill("3");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: "Is the reel finished?" })).toBeVisible();
  await look("finished");

  await context.setOffline(true);
  await page.getByRole("button", { name: "Yes, finished" }).click();
  await expect(answer).toContainText("waiting to be sent");
  await look("waiting");
  await answer.click();
  await page.getByRole("button", { name: "1 scan waits" }).click();
  await expect(page.getByRole("region", { name: "Scans of this station" })).toBeVisible();
  await look("queue");
  await context.close();
});
