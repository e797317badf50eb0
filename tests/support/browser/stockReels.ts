import type { APIRequestContext, Page } from "@playwright/test";
import { test as base, expect } from "./office";

export { expect };

interface Stock {
  /** Registers a reel for this test alone and gives its barcode and number. */
  placeReel: () => Promise<{ barcodeId: string; reelNo: number }>;
  /** The barcode of one of the plant's own reels from which orders have run. */
  usedReel: string;
}

let placed = 0;

/** A number that no other test has, in this run or in an earlier one on the same database. */
export const freshReelNo = (worker: number) => {
  placed += 1;
  return Date.now() * 100 + (worker % 10) * 10 + (placed % 10);
};

const register = async (request: APIRequestContext, token: string, reelNo: number) => {
  const reply = await request.post("/api/admin/register-reel", {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      reelNo,
      gsm: 150,
      burstFactor: 22,
      deckle: 120,
      initialWeight: 640.5,
      unit: "A",
      paperType: "Kraft",
      supplierName: "Kabini Recyclers",
      createdBy: "owner@example.com",
    },
  });
  expect(reply.status()).toBe(200);
  const { barcodeId }: { barcodeId: string } = await reply.json();
  return { barcodeId, reelNo };
};

/** Browser tests of the stock, with reels of their own. */
export const test = base.extend<Stock>({
  placeReel: async ({ request, sessions }, use, { parallelIndex }) => {
    await use(() => register(request, sessions.owner.token, freshReelNo(parallelIndex)));
  },
  usedReel: async ({ request, sessions }, use) => {
    const reply = await request.get("/api/admin/inventory/getInUseReelsWithDetails", {
      headers: { Authorization: `Bearer ${sessions.owner.token}` },
    });
    const [reel]: { barcodeId: string }[] = await reply.json();
    if (reel === undefined) throw new Error("No reel is in use");
    await use(reel.barcodeId);
  },
});

/** A host that knows nothing of the list dialect: it answers the whole list, without Content-Range. */
export async function withoutContentRange(page: Page, call: string) {
  await page.route(`**/api${call}*`, async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const reply = await route.fetch({ url: origin + pathname });
    const { "content-range": _, ...headers } = reply.headers();
    await route.fulfill({ response: reply, headers });
  });
}
