import { eq, inArray, sql } from "drizzle-orm";
import { kilogramsOf } from "../../domain/reelLedger";
import { reels } from "../db/schema";
import { cachedByTableVersion } from "../lists/cachedByTableVersion";

/** How many old reels are named. */
const mostNamed = 5;

/** The paper in stock by its weight, and the reels that have lain for longest. */
export const stockFigures = cachedByTableVersion([reels], async (db) => {
  const byGsm = await db
    .select({
      gsm: reels.gsm,
      reels: sql<number>`count(*)::int`,
      grams: sql`sum(${reels.currentWeightGrams})`.mapWith(Number),
    })
    .from(reels)
    .where(inArray(reels.status, ["AVAILABLE", "IN_USE"]))
    .groupBy(reels.gsm)
    .orderBy(reels.gsm);
  const oldest = await db
    .select({
      barcodeId: reels.barcodeId,
      reelNo: reels.reelNo,
      gsm: reels.gsm,
      paperType: reels.paperType,
      unit: reels.unit,
      grams: reels.currentWeightGrams,
      createdAt: reels.createdAt,
    })
    .from(reels)
    .where(eq(reels.status, "AVAILABLE"))
    .orderBy(reels.createdAt, reels.id)
    .limit(mostNamed);
  return {
    stock: byGsm.map(({ grams, ...row }) => ({ ...row, weight: kilogramsOf(grams) })),
    oldestReels: oldest.map(({ grams, createdAt, ...reel }) => ({
      ...reel,
      currentWeight: kilogramsOf(grams),
      createdAt: createdAt.toISOString(),
    })),
  };
});
