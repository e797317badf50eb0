import type { APIRequestContext } from "@playwright/test";
import { people } from "../people";

let placed = 0;

/** Returns a number that no other test has, in this run or in an earlier one on the same database. */
export const freshReelNo = (worker: number) => {
  placed += 1;
  return Date.now() * 100 + (worker % 10) * 10 + (placed % 10);
};

/** Registers a reel and returns its barcode and number. */
export async function placeReel(request: APIRequestContext, reelNo: number) {
  const reply = await request.post("/api/admin/register-reel", {
    data: {
      reelNo,
      gsm: 150,
      burstFactor: 22,
      deckle: 120,
      initialWeight: 640.5,
      unit: "A",
      paperType: "Kraft",
      supplierName: "Kabini Recyclers",
      createdBy: people.owner.email,
    },
  });
  if (!reply.ok()) throw new Error(`Reel ${reelNo} could not be registered`);
  const { barcodeId }: { barcodeId: string } = await reply.json();
  return { barcodeId, reelNo };
}
