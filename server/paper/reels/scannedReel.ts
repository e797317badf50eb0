import { and, eq, isNull } from "drizzle-orm";
import type { authorOf } from "../../audit/auditLog";
import type { WriteDatabase } from "../../db/connect";
import { orders, reels, reelUsages } from "../../db/schema";
import { notFound } from "../../errors";

/** Locked, so that of two scans of one reel the second sees what the first did. */
export async function lockedReel(tx: WriteDatabase, barcodeId: string) {
  const [reel] = await tx.select().from(reels).where(eq(reels.barcodeId, barcodeId)).for("update");
  if (!reel) throw notFound(`The reel ${barcodeId}`);
  return reel;
}

/** The order that runs from a reel at present. */
export async function openUsageOf(tx: WriteDatabase, reelId: number) {
  const [usage] = await tx
    .select({
      id: reelUsages.id,
      client: orders.client,
      startedAt: reelUsages.startedAt,
      weightBeforeGrams: reelUsages.weightBeforeGrams,
    })
    .from(reelUsages)
    .innerJoin(orders, eq(orders.id, reelUsages.orderId))
    .where(and(eq(reelUsages.reelId, reelId), isNull(reelUsages.endedAt)));
  return usage;
}

/** When a reel was scanned, and by whom: an admin, or a station. */
export interface ScanMoment {
  readonly at: Date;
  readonly by: ReturnType<typeof authorOf>;
}
