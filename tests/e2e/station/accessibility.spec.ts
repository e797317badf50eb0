import { findings } from "../../support/browser/findings";
import { expect, test } from "../../support/browser/officeFixtures";
import { newStation, pairStation, scanKeys } from "../../support/browser/station";

for (const width of [390, 1280])
  test(`axe finds nothing on any of the station's screens, ${width} pixels wide`, async ({
    browser,
    ownerRequest,
    placeOrder,
    placeReel,
    hire,
  }) => {
    const order = await placeOrder("IN_PROGRESS");
    const [reel, person] = [await placeReel(), await hire()];
    const { pairingCode } = await newStation(ownerRequest, "Gate");
    const context = await browser.newContext({ viewport: { width, height: 844 } });
    const page = await context.newPage();
    const answer = page.getByRole("alert").filter({ hasText: /\S/ });

    await page.goto("/scan");
    await page.getByRole("button", { name: "Pair", exact: true }).click();
    await expect(answer).toHaveText("Enter the code");
    expect.soft(await findings(page), "pairing").toEqual([]);

    await pairStation(page, pairingCode);
    expect.soft(await findings(page), "ready").toEqual([]);
    await page.getByRole("button", { name: "Settings" }).click();
    expect.soft(await findings(page), "settings").toEqual([]);
    await page.getByRole("button", { name: "Close" }).click();
    for (const [code, words] of [
      [person.barcodeId, person.name],
      [person.barcodeId, "Already recorded"],
      ["8901234567890", "Not recorded"],
    ] as const) {
      await scanKeys(page, code);
      await expect(answer).toContainText(words);
      expect.soft(await findings(page), words).toEqual([]);
    }

    await scanKeys(page, reel.barcodeId);
    await expect(page.getByRole("heading", { name: "For which order?" })).toBeVisible();
    expect.soft(await findings(page), "orders").toEqual([]);
    await page.getByRole("searchbox").fill(order.client);
    await page.getByRole("button", { name: order.client }).click();
    expect.soft(await findings(page), "layer").toEqual([]);
    await page.getByRole("button", { name: "Top" }).click();
    await expect(answer).toContainText("Issued");
    expect.soft(await findings(page), "issued").toEqual([]);

    await scanKeys(page, reel.barcodeId);
    await page.getByLabel("What does the scale show?").fill("9000");
    await page.getByRole("button", { name: "Next" }).click();
    await expect(answer).toContainText("Weigh it again");
    expect.soft(await findings(page), "weight").toEqual([]);
    await page.getByLabel("What does the scale show?").fill("3");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByRole("heading", { name: "Is the reel finished?" })).toBeVisible();
    expect.soft(await findings(page), "finished").toEqual([]);

    await context.setOffline(true);
    await page.getByRole("button", { name: "Yes, finished" }).click();
    await expect(answer).toContainText("waiting to be sent");
    expect.soft(await findings(page), "waiting").toEqual([]);
    await answer.click();
    await page.getByRole("button", { name: "1 scan waits" }).click();
    await expect(page.getByRole("region", { name: "Scans of this station" })).toBeVisible();
    expect.soft(await findings(page), "queue").toEqual([]);
    await context.close();
  });
