import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../../support/browser/fixtures";
import { newStation, pairStation, scanKeys } from "../../support/browser/station";

interface Job {
  readonly id: number;
  readonly client: string;
  readonly unit: string;
  readonly job?: { readonly stages: readonly { readonly kind: string; readonly good: number }[] };
}

/** Returns an order of unit A that the corrugator has not begun, from the records of the stations. */
async function findJob(request: APIRequestContext) {
  const { orders }: { orders: readonly Job[] } = await (
    await request.get("/api/station/data")
  ).json();
  const found = orders.find(
    ({ unit, job }) => unit === "A" && job?.stages.every(({ good }) => good === 0) === true,
  );
  if (!found) throw new Error("The demo plant has no such order");
  return { id: found.id, card: `ORD-${String(found.id).padStart(6, "0")}` };
}

const stagesOf = async (request: APIRequestContext, id: number) =>
  (await request.get(`/api/admin/orders/${id}/stages`)).json();

/** Enters pieces for the order of the screen, as a person presses the keys. */
async function enter(station: Page, good: string) {
  await station.getByLabel("ಸರಿ").pressSequentially(good, { delay: 120 });
  await station.getByRole("button", { name: "ಆಯಿತು" }).click();
}

test("a whole shift at a machine in Kannada goes on while the network is away; nothing is lost or counted twice", async ({
  browser,
  ownerRequest,
}) => {
  const { id, card } = await findJob(ownerRequest);
  const { pairingCode } = await newStation(ownerRequest, "Corrugator of Kannada");
  const context = await browser.newContext();
  const station = await context.newPage();
  await pairStation(station, pairingCode);
  const bar = station.getByRole("region", { name: "Corrugator 1" });
  const answer = station.getByRole("alert").filter({ hasText: /\S/ });

  await test.step("the station is set to Kannada and to its machine", async () => {
    await station.getByRole("button", { name: "Settings" }).click();
    await station.getByRole("button", { name: "ಕನ್ನಡ" }).click();
    await station.getByRole("button", { name: "Corrugator 1" }).click();
    await station.getByRole("button", { name: "ಮುಚ್ಚಿ" }).click();
    await expect(station.getByRole("heading", { name: "ಜಾಬ್ ಕಾರ್ಡ್ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ" })).toBeVisible();
    await station.waitForFunction(() => navigator.serviceWorker.controller !== null);
  });

  await test.step("with the network: a stop to set, and good pieces by one press", async () => {
    await bar.getByRole("button", { name: "ನಿಲ್ಲಿಸಿ" }).click();
    await bar.getByRole("button", { name: "ಸೆಟಿಂಗ್" }).click();
    await expect(answer).toContainText("ನಿಂತಿದೆ");
    await answer.click();
    await expect(bar.getByRole("timer")).toHaveText(/^00:\d\d$/);
    await bar.getByRole("button", { name: "ಚಾಲು ಮಾಡಿ" }).click();
    await expect(answer).toContainText("ಚಾಲು ಆಗಿದೆ");
    await answer.click();
    await scanKeys(station, card);
    await station.setViewportSize({ width: 768, height: 1024 });
    const zero = await station.getByRole("button", { name: "0", exact: true }).boundingBox();
    const below = await station.getByRole("button", { name: "ಆಯಿತು" }).locator("..").boundingBox();
    expect(Number(zero?.y) + Number(zero?.height)).toBeLessThanOrEqual(Number(below?.y));
    await enter(station, "120");
    // The demo's machine has a job of an earlier day.
    const leave = station.getByRole("button", { name: "ಮುಗಿಸದೆ ಬಿಡಿ" });
    await expect(answer.or(leave)).toBeVisible();
    if (await leave.isVisible()) await leave.click();
    await expect(answer).toContainText("ನಮೂದಾಗಿದೆ");
    await answer.click();
    expect((await stagesOf(ownerRequest, id)).stages[0]).toMatchObject({ good: 120, waste: 0 });
  });

  await test.step("without the network: waste, a wrong entry taken back, a stop and a restart", async () => {
    await context.setOffline(true);
    await expect(station.getByText("ಆಫ್‌ಲೈನ್")).toBeVisible();
    await scanKeys(station, card);
    await station.getByLabel("ವೇಸ್ಟ್").pressSequentially("7", { delay: 120 });
    await station.getByRole("button", { name: "ಬಾಗಿದ ಬೋರ್ಡ್" }).click();
    await station.getByRole("button", { name: "ಆಯಿತು" }).click();
    await expect(answer).toContainText("ಇಲ್ಲಿ ಉಳಿಸಲಾಗಿದೆ");
    await answer.click();
    await scanKeys(station, card);
    await enter(station, "999");
    await expect(answer).toContainText("ಇಲ್ಲಿ ಉಳಿಸಲಾಗಿದೆ");
    await answer.click();
    await bar.getByRole("button", { name: "ಹಿಂತೆಗೆಯಿರಿ" }).click();
    await bar.getByRole("button", { name: "ಹೌದು, ಹಿಂತೆಗೆಯಿರಿ" }).click();
    await expect(answer).toContainText("ಇಲ್ಲಿ ಉಳಿಸಲಾಗಿದೆ");
    await answer.click();
    await bar.getByRole("button", { name: "ನಿಲ್ಲಿಸಿ" }).click();
    await bar.getByRole("button", { name: "ಪೇಪರ್" }).click();
    await expect(answer).toContainText("ಇಲ್ಲಿ ಉಳಿಸಲಾಗಿದೆ");
    await station.reload();
    await expect(bar).toContainText("ನಿಂತಿದೆ: ಪೇಪರ್");
    await expect(bar.getByRole("timer")).toHaveText(/^\d\d:\d\d$/);
    await bar.getByRole("button", { name: "ಚಾಲು ಮಾಡಿ" }).click();
    await expect(answer).toContainText("ಇಲ್ಲಿ ಉಳಿಸಲಾಗಿದೆ");
    await answer.click();
    await scanKeys(station, card);
    await enter(station, "80");
    await expect(station.getByRole("button", { name: "ಬಾಕಿ ಸ್ಕ್ಯಾನ್: 6" })).toBeVisible();
  });

  await test.step("the network is back, and the office has it all once", async () => {
    await context.setOffline(false);
    await expect(station.getByText("ಆನ್‌ಲೈನ್")).toBeVisible();
    await expect(station.getByRole("button", { name: /ಬಾಕಿ ಸ್ಕ್ಯಾನ್/ })).toHaveCount(0);
    await expect(station.getByRole("button", { name: /ತಿರಸ್ಕೃತ/ })).toHaveCount(0);
    expect((await stagesOf(ownerRequest, id)).stages[0]).toMatchObject({ good: 200, waste: 7 });
  });
  await context.close();
});
