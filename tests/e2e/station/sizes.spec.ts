import type { Locator } from "@playwright/test";
import { hireEmployee } from "../../support/browser/hireEmployee";
import { expect, test } from "../../support/browser/officeFixtures";
import { newStation, pairStation, scanKeys } from "../../support/browser/station";

/** CSS pixels of a millimetre. */
const millimetre = 96 / 25.4;

async function boxesOf(locator: Locator) {
  return locator.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
}

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Buttons for gloves: 16 mm wide and high, 3 mm from each other. */
function expectKeys(keys: readonly Edges[]) {
  for (const [at, key] of keys.entries()) {
    expect(key.right - key.left).toBeGreaterThanOrEqual(16 * millimetre);
    expect(key.bottom - key.top).toBeGreaterThanOrEqual(16 * millimetre);
    for (const other of keys.slice(at + 1)) {
      const across = Math.max(other.left - key.right, key.left - other.right);
      const down = Math.max(other.top - key.bottom, key.top - other.bottom);
      expect(Math.max(across, down)).toBeGreaterThanOrEqual(3 * millimetre);
    }
  }
}

for (const [width, height] of [
  [768, 1024],
  [390, 844],
] as const)
  test(`an answer fills the screen and keys are for gloves, ${width} pixels wide`, async ({
    browser,
    ownerRequest,
    placeOrder,
    placeReel,
  }) => {
    const order = await placeOrder("IN_PROGRESS");
    const [reel, person] = [
      await placeReel(),
      await hireEmployee(ownerRequest, {
        name: "Asha Rao",
        email: `asha-${width}@example.com`,
        unit: "A",
      }),
    ];
    const { pairingCode } = await newStation(ownerRequest, `Gate of ${width}`);
    const context = await browser.newContext({ viewport: { width, height } });
    const page = await context.newPage();
    await pairStation(page, pairingCode);

    const answer = page.getByRole("alert").filter({ hasText: /\S/ });
    for (const wanted of [/In \d\d:\d\d/, /Already recorded as in/]) {
      await scanKeys(page, person.barcodeId);
      await expect(answer).toContainText(wanted);
      expect(await boxesOf(answer)).toEqual([{ left: 0, top: 0, right: width, bottom: height }]);
      expect(await answer.evaluate(({ scrollHeight }) => scrollHeight)).toBe(height);
      const letters = await answer
        .locator("p")
        .evaluateAll((texts) =>
          texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
        );
      expect(letters.length).toBeGreaterThan(1);
      expect(Math.min(...letters)).toBeGreaterThanOrEqual(width === 768 ? 12 * millimetre : 28);
      const words = await boxesOf(answer.locator("> *"));
      const reach =
        Math.max(...words.map(({ bottom }) => bottom)) - Math.min(...words.map(({ top }) => top));
      expect(reach / height).toBeGreaterThan(0.6);
    }
    await answer.click();

    await scanKeys(page, reel.barcodeId);
    await page.getByRole("searchbox").fill(order.client);
    await page.getByRole("button", { name: order.client }).click();
    await page.getByRole("button", { name: "Top" }).click();
    await expect(answer).toContainText("Issued");
    await scanKeys(page, reel.barcodeId);
    await expect(page.getByLabel("What does the scale show?")).toBeVisible();
    const keys = await boxesOf(
      page
        .locator("form")
        .filter({ has: page.getByLabel("What does the scale show?") })
        .locator("button"),
    );
    expect(keys).toHaveLength(12);
    expectKeys(keys);
    await page.getByRole("button", { name: "Cancel" }).click();

    // Two scans wait, and the host then refuses both.
    let isAway = true;
    await page.route("**/api/station/punch", (route) =>
      isAway ? route.abort() : route.fulfill({ status: 400, json: { message: "Not this one" } }),
    );
    for (const code of [person.barcodeId, "EMP-A-00001"]) {
      await scanKeys(page, code);
      await expect(answer).toContainText("Stored here");
      await answer.click();
    }
    isAway = false;
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await page.getByRole("button", { name: "2 refused" }).click();
    const panel = page.getByRole("region", { name: "Scans of this station" });
    await expect(panel.getByRole("button", { name: "Send all again" })).toBeVisible();
    const buttons = await boxesOf(panel.getByRole("button"));
    expect(buttons).toHaveLength(6);
    expectKeys(buttons);
    await context.close();
  });
