import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../support/browser/chromium";
import { fakeCameraFlags, writeCameraFilm } from "../../support/browser/fakeCamera";
import { expect, test } from "../../support/browser/fixtures";
import { newStation, pairStation, scanKeys } from "../../support/browser/station";
import { temporaryFolder } from "../../support/temporaryFolder";

test("a badge that is held before the camera is a scan, under the page's own security policy", async ({
  ownerRequest,
  hire,
  baseURL,
}) => {
  const { name, barcodeId } = await hire();
  const { pairingCode } = await newStation(ownerRequest, "Gate with a camera");
  const folder = temporaryFolder("camera");
  const film = join(folder.path, "badge.y4m");
  await writeCameraFilm(film, barcodeId);
  const browser = await chromium.launch({
    ...findChromium(),
    args: [...chromiumFlags, ...fakeCameraFlags(film)],
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? "" });
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await pairStation(page, pairingCode);
    await page.getByRole("button", { name: "Start the camera" }).click();
    const answer = page.getByRole("alert");
    await expect(answer).toContainText(/In \d\d:\d\d/);
    await expect(answer).toContainText(name);
    await page.reload();
    // After the reload the camera starts without a touch, and scans the badge that is still before it.
    await expect(answer).toContainText("Already recorded");
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    folder.remove();
  }
});

test("if the camera is refused the station shows the next step, and the scanner still works", async ({
  ownerRequest,
  browser,
  hire,
}) => {
  const { name, barcodeId } = await hire();
  const { pairingCode } = await newStation(ownerRequest, "Gate without a camera");
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("Denied", "NotAllowedError"));
  });
  await pairStation(page, pairingCode);
  await page.getByRole("button", { name: "Start the camera" }).click();
  await expect(page.getByText(/Allow it at the left of the address/)).toBeVisible();
  await scanKeys(page, barcodeId);
  await expect(page.getByRole("alert").filter({ hasText: name })).toContainText(/In \d\d:\d\d/);
  await context.close();
});
