import type { orders, reelReservations, reels, reorderLevels } from "../db/schema";

type Reel = typeof reels.$inferInsert;
type Order = typeof orders.$inferInsert;
type Reservation = typeof reelReservations.$inferInsert;
type Level = typeof reorderLevels.$inferInsert;

/** The papers that the plant never wants to be without: GSM, burst factor, kilograms a day. */
const regularPapers = [
  [100, 18, 60],
  [120, 18, 90],
  [120, 20, 75],
  [150, 18, 110],
  [150, 22, 280],
  [180, 22, 95],
  [200, 28, 450],
  [140, 16, 40],
] as const;

/** When which paper is to be ordered: it takes the mill a week, and two days' use is kept besides. */
export const demoReorderLevels = (): Level[] =>
  regularPapers.map(([gsm, burstFactor, dailyUse]) => ({
    gsm,
    burstFactor,
    dailyUseGrams: dailyUse * 1000,
    leadDays: 7,
    safetyGrams: dailyUse * 2000,
  }));

/** How many orders have a reel kept for their top liner. */
const orderedReels = 8;

/** Untouched reels that are kept for orders in work, each whole; reels and orders stand in the order of their numbers. */
export function demoReservations(
  madeReels: readonly Reel[],
  madeOrders: readonly Order[],
  now: number,
): Reservation[] {
  const untouched = madeReels.flatMap((reel, index) =>
    reel.status === "AVAILABLE" && reel.currentWeightGrams === reel.initialWeightGrams
      ? [{ reel, id: index + 1 }]
      : [],
  );
  const inWork = madeOrders.flatMap(({ status }, index) =>
    status === "IN_PROGRESS" ? [index + 1] : [],
  );
  return untouched.slice(-orderedReels).flatMap(({ reel, id }, index): Reservation[] => {
    const orderId = inWork[index];
    if (orderId === undefined) return [];
    const grams = reel.currentWeightGrams - (reel.coreWeightGrams ?? 0);
    return [
      {
        reelId: id,
        orderId,
        layer: 0,
        grams,
        metres: Math.round((grams * 10_000) / (reel.deckle * reel.gsm)) / 100,
        createdBy: "staff@example.com",
        createdAt: new Date(now - (index + 1) * 3_600_000),
      },
    ];
  });
}
