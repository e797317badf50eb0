import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./fixtures";
import { keepNotices } from "./keepNotices";

/** Makes a scan station and returns the code with which a tablet is paired. */
export async function newStation(request: APIRequestContext, name: string) {
  const reply = await request.post("/api/admin/devices", { data: { name, unit: "A" } });
  if (!reply.ok()) throw new Error(`The station ${name} could not be made`);
  const made: { id: number; pairingCode: string } = await reply.json();
  return made;
}

/** Types as a USB scanner does: no key waits until the page is done with the one before, and Enter is the last. */
export async function scanKeys(page: Page, code: string) {
  await Promise.all([...code, "Enter"].map((key) => page.keyboard.press(key)));
}

/**
 * Opens the station's page and pairs it. An answer of the station stays on the screen until the next one or a press.
 */
export async function pairStation(page: Page, pairingCode: string) {
  await page.addInitScript(keepNotices);
  await page.goto("/scan");
  // The field has the focus once the page listens.
  await expect(page.getByLabel("Pairing code")).toBeFocused();
  await scanKeys(page, pairingCode);
  await expect(page.getByLabel("Or type its code")).toBeFocused();
}
