import { expect, test } from "../../support/browser/fixtures";
import { newStation, pairStation, scanKeys } from "../../support/browser/station";

test("a station that was set to Kannada starts in Kannada, with its letters, without the network", async ({
  browser,
  ownerRequest,
  hire,
}) => {
  const person = await hire();
  const { pairingCode } = await newStation(ownerRequest, "Gate in Kannada");
  const context = await browser.newContext();
  const page = await context.newPage();
  await pairStation(page, pairingCode);
  await page.getByRole("button", { name: "Settings" }).click();
  // The buttons of the languages have a small font with the letters of their names alone.
  await page.waitForFunction(() => {
    const names = [...document.fonts].filter(({ family }) => family.includes("Language Names"));
    return names.length === 2 && names.every(({ status }) => status === "loaded");
  });
  await page.getByRole("button", { name: "ಕನ್ನಡ" }).click();
  await page.getByRole("button", { name: "ಮುಚ್ಚಿ" }).click();
  // The service worker has stored the page and its Kannada font.
  await page.waitForFunction(async () => {
    if (navigator.serviceWorker.controller === null) return false;
    const keys = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return keys.flat().some(({ url }) => /kannada-400.*\.woff2$/.test(url));
  });

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("ಆಫ್‌ಲೈನ್")).toBeVisible();
  await expect(page.getByLabel("ಅಥವಾ ಕೋಡ್ ಟೈಪ್ ಮಾಡಿ")).toBeFocused();
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes("Noto Sans Kannada") && status === "loaded",
    ),
  );
  await scanKeys(page, person.barcodeId);
  await expect(page.getByText("ಇಲ್ಲಿ ಉಳಿಸಲಾಗಿದೆ, ಕಳುಹಿಸಲು ಬಾಕಿ")).toBeVisible();
  await context.close();
});
