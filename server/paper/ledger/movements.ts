import type { CallName } from "../../../contract/routes";
import type { ReelBalance } from "../../../domain/reelLedger";
import type { WriteDatabase } from "../../db/connect";
import { reelMovements, type reels, type reelUsages } from "../../db/schema";

/** The calls that add to the ledger of a reel. An edit of the reel changes none of their fields. */
export const movementCalls: readonly CallName[] = [
  "issueReel",
  "returnReel",
  "adjustReel",
  "scrapReel",
];

/**
 * Returns a reel's state in the ledger.
 * @param usage the reel's open usage
 */
export const reelBalance = (
  reel: Pick<typeof reels.$inferSelect, "currentWeightGrams" | "initialWeightGrams">,
  usage: Pick<typeof reelUsages.$inferSelect, "weightBeforeGrams"> | undefined,
): ReelBalance => ({
  balance: usage ? 0 : reel.currentWeightGrams,
  received: reel.initialWeightGrams,
  issued: usage?.weightBeforeGrams,
});

type NewMovement = Omit<typeof reelMovements.$inferInsert, "id" | "balanceAfterGrams">;

/** Adds to a reel's ledger. The caller writes the reel's weight and status in the same transaction. */
export async function writeMovement(
  tx: Pick<WriteDatabase, "insert">,
  movement: NewMovement,
): Promise<void> {
  await tx.insert(reelMovements).values(movement);
}

/** Returns the first movement of a reel: its receipt. */
export const receiveMovement = (
  reelId: number,
  reel: { initialWeightGrams: number; createdBy: string; receivedAt?: Date | undefined },
): NewMovement => ({
  reelId,
  kind: "RECEIVE",
  grams: reel.initialWeightGrams,
  by: reel.createdBy,
  ...(reel.receivedAt && { at: reel.receivedAt }),
});
