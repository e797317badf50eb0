import type { BrowserContext } from "@playwright/test";
import { expect, test } from "../../support/browser/fixtures";
import { newStation, pairStation, scanKeys } from "../../support/browser/station";

/** The tablet of a test: its browser is not the office's. */
const tablet = test.extend<{ tablet: BrowserContext }>({
  tablet: async ({ browser }, use) => {
    const context = await browser.newContext();
    const complaints: string[] = [];
    context.on("console", (message) => {
      const isNetwork = message.text().startsWith("Failed to load resource");
      if (["error", "warning"].includes(message.type()) && !isNetwork)
        complaints.push(message.text());
    });
    context.on("weberror", (error) => complaints.push(String(error.error())));
    await use(context);
    await context.close();
    expect(complaints).toEqual([]);
  },
});

tablet(
  "a shift goes on while the network is away and the tablet starts anew; the office then has it all",
  { tag: "@firefox" },
  async ({ tablet: context, office, ownerRequest, hire, placeOrder, placeReel }) => {
    const [early, late] = [await hire(), await hire()];
    const order = await placeOrder("IN_PROGRESS");
    const reel = await placeReel();
    const { pairingCode } = await newStation(ownerRequest, "Gate");
    const station = await context.newPage();
    await pairStation(station, pairingCode);

    await test.step("a badge and a reel while the host is there", async () => {
      await scanKeys(station, early.barcodeId);
      const answer = station.getByRole("alert");
      await expect(answer).toContainText(/In \d\d:\d\d/);
      await expect(answer).toContainText(early.name);
      await scanKeys(station, reel.barcodeId);
      await station.getByRole("searchbox").fill(order.client);
      await station.getByRole("button", { name: order.client }).click();
      await station.getByRole("button", { name: "Flute" }).click();
      await expect(answer).toContainText("Issued");
      await office.goto("/admin/dashboard/admin/inventory/in-use");
      await expect(office.getByRole("button", { name: reel.barcodeId })).toBeVisible();
    });

    await test.step("the network is cut, and the tablet is restarted", async () => {
      // The service worker has stored the page.
      await station.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await context.setOffline(true);
      await expect(station.getByText("Offline")).toBeVisible();
      await scanKeys(station, late.barcodeId);
      await expect(station.getByText("Stored here, waiting to be sent")).toBeVisible();
      await station.reload();
      await expect(station.getByRole("button", { name: "1 scan waits" })).toBeVisible();
      await expect(station.getByText("Offline")).toBeVisible();
      await expect(station.getByLabel("Or type its code")).toBeFocused();
      await scanKeys(station, "EMP-A-99999");
      await expect(station.getByText("This badge is not known")).toBeVisible();
      await scanKeys(station, reel.barcodeId);
      await station
        .getByLabel("What does the scale show?")
        .pressSequentially("240", { delay: 120 });
      await station.getByRole("button", { name: "Next" }).click();
      await station.getByRole("button", { name: "Next" }).click();
      await expect(station.getByRole("button", { name: "2 scans wait" })).toBeVisible();
    });

    await test.step("the network is back", async () => {
      await context.setOffline(false);
      await expect(station.getByText("Online")).toBeVisible();
      await expect(station.getByRole("button", { name: /scans? waits?/ })).toHaveCount(0);
      await expect(station.getByRole("button", { name: /refused/ })).toHaveCount(0);
    });

    await test.step("attendance, reels in use and the reel's history have it", async () => {
      await office.goto("/admin/dashboard/admin/attendance");
      for (const { name } of [early, late])
        await expect(office.getByRole("row").filter({ hasText: name })).toContainText(/present/i);
      const inUse = await ownerRequest.get("/api/admin/inventory/getInUseReelsWithDetails");
      expect(await inUse.text()).not.toContain(reel.barcodeId);
      await office.goto(`/admin/dashboard/admin/inventory/reel-history/${reel.barcodeId}`);
      await expect(office.getByText(order.client).first()).toBeVisible();
      await expect(office.getByText(/400\.5/).first()).toBeVisible();
    });
  },
);
