import type { Locator } from "@playwright/test";
import { expect, test } from "../../support/browser/fixtures";
import { hireEmployee } from "../../support/browser/hireEmployee";
import { newStation, pairStation, scanKeys } from "../../support/browser/station";

/** CSS pixels per millimetre. */
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

const sizes = [
  { width: 768, height: 1024, smallestLetters: 12 * millimetre },
  { width: 390, height: 844, smallestLetters: 28 },
];

test("an answer fills the screen and keys are for gloves, on a tablet and on a phone", async ({
  browser,
  ownerRequest,
  placeOrder,
  placeReel,
}) => {
  const order = await placeOrder("IN_PROGRESS");
  const person = { name: "Asha Rao", email: "asha@example.com", unit: "A" } as const;
  const [reel, { barcodeId }] = [await placeReel(), await hireEmployee(ownerRequest, person)];
  const { pairingCode } = await newStation(ownerRequest, "Gate of sizes");
  // The page's requests bypass `page.route` as soon as its service worker is active.
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await pairStation(page, pairingCode);

  const answer = page.getByRole("alert").filter({ hasText: /\S/ });
  for (const wanted of [/In \d\d:\d\d/, /Already recorded as in/]) {
    await scanKeys(page, barcodeId);
    await expect(answer).toContainText(wanted);
    for (const { width, height, smallestLetters } of sizes) {
      await page.setViewportSize({ width, height });
      expect(await boxesOf(answer)).toEqual([{ left: 0, top: 0, right: width, bottom: height }]);
      expect(await answer.evaluate(({ scrollHeight }) => scrollHeight)).toBe(height);
      const letters = await answer
        .locator("p")
        .evaluateAll((texts) =>
          texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
        );
      expect(letters.length).toBeGreaterThan(1);
      expect(Math.min(...letters)).toBeGreaterThanOrEqual(smallestLetters);
      const words = await boxesOf(answer.locator("> *"));
      const reach =
        Math.max(...words.map(({ bottom }) => bottom)) - Math.min(...words.map(({ top }) => top));
      expect(reach / height).toBeGreaterThan(0.6);
    }
  }
  await answer.click();

  /** Expects the keys on a screen of each size. */
  const expectKeysIn = async (keys: Locator, count: number) => {
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height });
      const boxes = await boxesOf(keys);
      expect(boxes).toHaveLength(count);
      expectKeys(boxes);
    }
  };

  await scanKeys(page, reel.barcodeId);
  await page.getByRole("searchbox").fill(order.client);
  await page.getByRole("button", { name: order.client }).click();
  await page.getByRole("button", { name: "Top" }).click();
  await expect(answer).toContainText("Issued");
  await scanKeys(page, reel.barcodeId);
  const scale = page.getByLabel("What does the scale show?");
  await expect(scale).toBeVisible();
  await expectKeysIn(page.locator("form").filter({ has: scale }).locator("button"), 12);
  await page.getByRole("button", { name: "Cancel" }).click();

  // Two scans wait, and the host then refuses both.
  let isAway = true;
  await page.route("**/api/station/punch", (route) =>
    isAway ? route.abort() : route.fulfill({ status: 400, json: { message: "Not this one" } }),
  );
  for (const code of [barcodeId, "EMP-A-00001"]) {
    await scanKeys(page, code);
    await expect(answer).toContainText("Stored here");
    await answer.click();
  }
  isAway = false;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.getByRole("button", { name: "2 refused" }).click();
  const panel = page.getByRole("region", { name: "Scans of this station" });
  await expect(panel.getByRole("button", { name: "Send all again" })).toBeVisible();
  await expectKeysIn(panel.getByRole("button"), 6);
  await context.close();
});
