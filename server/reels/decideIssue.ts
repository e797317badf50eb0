import { eq } from "drizzle-orm";
import type { ReelIssue, ReelIssued } from "../../contract/reelScans";
import type { WriteDatabase } from "../db/connect";
import { orders, reels, reelUsages } from "../db/schema";
import { notFound } from "../errors";
import type { Decision } from "../scans/recordScan";
import { kilogramsOf } from "../units";
import { writeMovement } from "./movements";
import { releaseReservation } from "./reservations";
import { lockedReel, openUsageOf, type ScanMoment } from "./scannedReel";

/** Whether a reel may go to a machine for an order, and how that is written. */
export async function decideIssue(
  tx: WriteDatabase,
  { barcodeId, orderId, usageType }: ReelIssue,
  { at, by }: ScanMoment,
): Promise<Decision<ReelIssued>> {
  const reel = await lockedReel(tx, barcodeId);
  const [order] = await tx
    .select({ client: orders.client, status: orders.status, cancelledAt: orders.cancelledAt })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for("share");
  if (!order) throw notFound(`The order ${orderId}`);
  const open = await openUsageOf(tx, reel.id);
  const { reelNo, currentWeightGrams } = reel;
  const reply = {
    barcodeId,
    reelNo,
    client: order.client,
    usageType,
    at: at.toISOString(),
    weight: kilogramsOf(currentWeightGrams),
  };
  const problem = open
    ? `Reel ${reelNo} is already running for ${open.client}: return it first`
    : reel.status !== "AVAILABLE"
      ? `Reel ${reelNo} is used up`
      : order.status === "SHIPPED"
        ? `The order of ${order.client} has been shipped: choose another`
        : order.cancelledAt
          ? `The order of ${order.client} has been cancelled: choose another`
          : undefined;
  if (problem !== undefined) {
    const exception = { ...reply, outcome: "EXCEPTION" as const, message: problem };
    return { reelId: reel.id, reply: exception, exception: "noted if queued" };
  }
  return {
    reelId: reel.id,
    reply: { ...reply, outcome: "ISSUED" },
    async write(tx) {
      const [usage] = await tx
        .insert(reelUsages)
        .values({
          reelId: reel.id,
          orderId,
          usageType,
          startedAt: at,
          weightBeforeGrams: currentWeightGrams,
        })
        .returning({ id: reelUsages.id });
      if (!usage) throw new Error("An insert returned no row");
      const grams = -currentWeightGrams;
      await writeMovement(tx, { reelId: reel.id, kind: "ISSUE", grams, usageId: usage.id, at, by });
      await tx
        .update(reels)
        .set({ status: "IN_USE", reelSet: usageType })
        .where(eq(reels.id, reel.id));
      // It was kept for this order and is there now; one that is kept for another stays so.
      await releaseReservation(tx, { reelId: reel.id, orderId });
    },
  };
}
