import type { reelMovements, reels, reelUsages } from "../db/schema";

type Movement = typeof reelMovements.$inferInsert;
type Usage = typeof reelUsages.$inferInsert;

/** Returns the ledger of the reels. Reels are in the order of their ids, usages in the order of their times. */
export function demoMovements(
  madeReels: readonly (typeof reels.$inferInsert)[],
  madeUsages: readonly Usage[],
): Movement[] {
  const ran = new Map<number, (readonly [id: number, usage: Usage])[]>();
  for (const [index, usage] of madeUsages.entries())
    ran.set(usage.reelId, [...(ran.get(usage.reelId) ?? []), [index + 1, usage]]);
  return madeReels.flatMap((reel, index): Movement[] => {
    const reelId = index + 1;
    const by = "station Corrugator (1)";
    const runs = (ran.get(reelId) ?? []).flatMap(([usageId, usage]): Movement[] => {
      const { startedAt, endedAt, weightBeforeGrams, weightAfterGrams } = usage;
      const about = { reelId, usageId, by, reason: null };
      return [
        { ...about, kind: "ISSUE", grams: -weightBeforeGrams, at: startedAt },
        ...(weightAfterGrams === undefined || weightAfterGrams === null || !endedAt
          ? []
          : [{ ...about, kind: "RETURN" as const, grams: weightAfterGrams, at: endedAt }]),
      ];
    });
    const { initialWeightGrams: grams, createdAt: at, createdBy } = reel;
    return [
      { reelId, usageId: null, kind: "RECEIVE", grams, by: createdBy, at, reason: null },
      ...runs,
    ];
  });
}
