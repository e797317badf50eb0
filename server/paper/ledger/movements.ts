import type { CallName } from "../../../contract/routes";
import type { WriteDatabase } from "../../db/connect";
import { reelMovements } from "../../db/schema";

/** The calls that move a reel and change its weight, and nothing that an edit of the reel has. */
export const movementCalls: readonly CallName[] = [
  "issueReel",
  "returnReel",
  "adjustReel",
  "scrapReel",
];

/** A movement as it is written; what is in the store after it is counted by the database. */
type NewMovement = Omit<typeof reelMovements.$inferInsert, "id" | "balanceAfterGrams">;

/** Adds to a reel's ledger. Whoever calls it writes the reel's weight and status in the same transaction. */
export async function writeMovement(
  tx: Pick<WriteDatabase, "insert">,
  movement: NewMovement,
): Promise<void> {
  await tx.insert(reelMovements).values(movement);
}

/** The first movement of a reel: it comes with all that it weighs without its wrapper. */
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
