import { and, eq, isNotNull, sql } from "drizzle-orm";
import { say } from "../../../domain/messages/say";
import { isUsedUp, kilogramsText, movementError } from "../../../domain/reelLedger";
import type { WriteDatabase } from "../../db/connect";
import { reelMovements, reels, reelUsages } from "../../db/schema";
import { badRequest, englishText } from "../../errors";
import { releaseReservation } from "../plan/reservations";
import { findOpenUsage, reelBalance, writeMovement } from "./movements";

type ReelRow = typeof reels.$inferSelect;

export const receiptCorrected = say("reel.receiptCorrected");

/** Returns true if no scale has weighed the reel since its receipt: scrap alone explains its weight. */
async function isAsReceived(tx: WriteDatabase, reel: ReelRow): Promise<boolean> {
  const [finished] = await tx
    .select({ id: reelUsages.id })
    .from(reelUsages)
    .where(and(eq(reelUsages.reelId, reel.id), isNotNull(reelUsages.endedAt)))
    .limit(1);
  const [scrap] = await tx
    .select({ grams: sql<number>`coalesce(-sum(${reelMovements.grams}), 0)::int` })
    .from(reelMovements)
    .where(and(eq(reelMovements.reelId, reel.id), eq(reelMovements.kind, "SCRAP")));
  const left = reel.initialWeightGrams - (scrap?.grams ?? 0);
  return finished === undefined && left === reel.currentWeightGrams;
}

/**
 * Computes a reel's weight after a correction of the receipt.
 * @throws HttpError 400 by the field if the reel was weighed again, or if scrap has taken more than the new weight
 */
export async function computeCorrectedWeight(
  tx: WriteDatabase,
  reel: ReelRow,
  received: number,
): Promise<number> {
  if (!(await isAsReceived(tx, reel)))
    throw badRequest({ initialWeight: say("reel.weighedAgain") });
  const grams = received - reel.initialWeightGrams;
  const inStore = reelBalance({ ...reel, initialWeightGrams: received }, undefined);
  const refused = movementError(inStore, { kind: "ADJUST", grams });
  if (refused !== undefined) throw badRequest({ initialWeight: refused });
  return reel.currentWeightGrams + grams;
}

type Corrected = Pick<ReelRow, "initialWeightGrams" | "currentWeightGrams" | "coreWeightGrams">;

/**
 * Writes a reel's corrected receipt and the ADJUST for it. A reel on its first run returns before and is issued again
 * after it, with the corrected weight.
 * @returns the reel's status
 * @throws HttpError 400 by the field if a reel at a machine would have no paper
 */
export async function writeCorrection(
  tx: WriteDatabase,
  reel: ReelRow,
  corrected: Corrected,
  by: string,
): Promise<ReelRow["status"]> {
  const usage = await findOpenUsage(tx, reel.id);
  const { currentWeightGrams: after, coreWeightGrams } = corrected;
  const hasNoPaper = isUsedUp(after, coreWeightGrams);
  if (usage && hasNoPaper) {
    const figures = { weight: kilogramsText(after), core: kilogramsText(coreWeightGrams) };
    throw badRequest({ initialWeight: say("reel.onlyCore", figures) });
  }
  const status = usage ? "IN_USE" : hasNoPaper ? "CONSUMED" : "AVAILABLE";
  // The database compares the movements with the corrected weight at receipt.
  await tx
    .update(reels)
    .set({ ...corrected, status })
    .where(eq(reels.id, reel.id));
  const reason = englishText(receiptCorrected);
  const write = (kind: "RETURN" | "ADJUST" | "ISSUE", grams: number, usageId?: number) =>
    writeMovement(tx, { reelId: reel.id, kind, grams, reason, by, usageId });
  if (usage) await write("RETURN", usage.weightBeforeGrams, usage.id);
  await write("ADJUST", after - reel.currentWeightGrams);
  if (usage) {
    await write("ISSUE", -after, usage.id);
    await tx
      .update(reelUsages)
      .set({ weightBeforeGrams: after })
      .where(eq(reelUsages.id, usage.id));
  }
  if (status === "CONSUMED") await releaseReservation(tx, { reelId: reel.id });
  return status;
}
