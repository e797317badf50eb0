import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { type reelStatuses, usualCoreDiameter } from "../../../contract/reels";
import { say } from "../../../domain/messages/say";
import {
  isUsedUp,
  kilogramsText,
  movementError,
  movementRefusal,
  type ReelBalance,
} from "../../../domain/reelLedger";
import type { authorOf } from "../../audit/auditLog";
import type { WriteDatabase } from "../../db/connect";
import { orders, reelMovements, reels, reelUsages } from "../../db/schema";
import { badRequest, englishText, notFound } from "../../errors";
import { releaseReservation } from "../plan/reservations";

/** Returns the state of a reel in the ledger. `usage` is the reel's open usage. */
export const reelBalance = (
  reel: Pick<typeof reels.$inferSelect, "currentWeightGrams" | "initialWeightGrams">,
  usage: Pick<typeof reelUsages.$inferSelect, "weightBeforeGrams"> | undefined,
): ReelBalance => ({
  balance: usage ? 0 : reel.currentWeightGrams,
  received: reel.initialWeightGrams,
  issued: usage?.weightBeforeGrams,
});

/** Adds to a reel's ledger. The caller writes the reel's weight and status in the same transaction. */
export async function writeMovement(
  tx: Pick<WriteDatabase, "insert">,
  movement: Omit<typeof reelMovements.$inferInsert, "id" | "balanceAfterGrams">,
): Promise<void> {
  await tx.insert(reelMovements).values(movement);
}

/** Locks the reel, so that a second scan sees the first scan's change. */
export async function lockReel(tx: WriteDatabase, barcodeId: string) {
  const [reel] = await tx
    .select()
    .from(reels)
    .where(eq(reels.barcodeId, barcodeId))
    .for("no key update");
  if (!reel) throw notFound(say("named.reelOfScan", { barcode: barcodeId }));
  return reel;
}

export async function findOpenUsage(tx: WriteDatabase, reelId: number) {
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

/** The time of a reel's scan, and its author: an admin or a station. */
export interface ScanMoment {
  readonly at: Date;
  readonly by: ReturnType<typeof authorOf>;
}

/** The weights of a reel after a usage, in grams and with the core. */
export interface ReelWeights {
  consumedGrams: number;
  previousWeightGrams: number;
  currentWeightGrams: number;
  status: (typeof reelStatuses)[number];
}

/** Estimates a core: 3 kg for each metre of the deckle, at most a tenth of the reel. Source: docs/trade/paper.md#weights. */
export const coreWeightGrams = (deckleCentimetres: number, initialGrams: number) =>
  Math.min(Math.round(deckleCentimetres * 30), Math.floor(initialGrams / 10));

/**
 * Returns the weights after a usage, in grams. The reel is finished if it has only its core left, or if the operator
 * says so.
 * @throws RangeError if the ledger refuses the return
 */
export function finishUsage(
  beforeGrams: number,
  afterGrams: number,
  { coreGrams, isFinished = false }: { coreGrams: number; isFinished?: boolean | undefined },
): ReelWeights {
  const atMachine = { balance: 0, received: beforeGrams, issued: beforeGrams };
  if (movementRefusal(atMachine, { kind: "RETURN", grams: afterGrams }) !== undefined)
    throw new RangeError(`A reel of ${beforeGrams} g cannot weigh ${afterGrams} g after a usage`);
  return {
    consumedGrams: beforeGrams - afterGrams,
    previousWeightGrams: beforeGrams,
    currentWeightGrams: afterGrams,
    status: isFinished || isUsedUp(afterGrams, coreGrams) ? "CONSUMED" : "AVAILABLE",
  };
}

/**
 * Computes the remaining paper by the diameter, because paper fills the ring around the core evenly. `net` is the full
 * reel's paper. The diameters are in millimetres. Source: docs/trade/paper.md#weight-by-diameter.
 */
export function remainingByDiameter(
  net: number,
  { now, full, core = usualCoreDiameter }: { now: number; full: number; core?: number },
): number {
  const ring = (diameter: number) => Math.max(0, diameter ** 2 - core ** 2);
  return full <= core ? 0 : (net * ring(now)) / ring(full);
}

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
 * Writes a reel's corrected receipt, and an ADJUST movement of the difference. For a reel that is on its first run, a RETURN
 * with the old weight comes before the ADJUST, and an ISSUE with the corrected weight after it.
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
