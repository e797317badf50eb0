import { asc, eq, isNull, max, sql } from "drizzle-orm";
import { ReelIssued, ReelReturned } from "../../../contract/machineScans";
import { coreError, type Reel } from "../../../contract/reels";
import { layerLabel } from "../../../domain/board/boxDesign";
import { type Message, say } from "../../../domain/messages/say";
import { isUsedUp, kilogramsText, movementError } from "../../../domain/reelLedger";
import { gramsOf, kilogramsOf } from "../../../domain/storedUnits";
import { authorOf, recordChange } from "../../audit/auditLog";
import type { Session } from "../../auth/sessions";
import type { WriteDatabase } from "../../db/connect";
import { orders, reelMovements, reels, reelUsages } from "../../db/schema";
import { writeFields } from "../../db/writeRows";
import { badRequest, conflict, englishText, notFound, StaleEdit, sentCode } from "../../errors";
import type { Handlers } from "../../http/handler";
import { lockRecord, recordId, toReply } from "../../records/recordHandlers";
import { recordScan, scanTransactions } from "../../scans/recordScan";
import { decideIssue } from "../ledger/decideIssue";
import { decideReturn } from "../ledger/decideReturn";
import { findOpenUsage, receiptCorrected, reelBalance, writeMovement } from "../ledger/movements";
import { planOrderPaper } from "../plan/orderPaperPlan";
import { findOpenReservation, releaseReservation } from "../plan/reservations";
import { reelRecord } from "./handlers";

interface WeightChange {
  readonly call: "adjustReel" | "scrapReel";
  readonly kind: "ADJUST" | "SCRAP";
  readonly id: string;
  readonly version: number;
  readonly reason: string;
  /** The corrected weight at receipt, in grams, if the movement corrects it. */
  readonly received?: number | undefined;
  /** Returns the grams of the movement, by the reel's present weight in grams. */
  readonly gramsOf: (balance: number) => number;
}

/** Returns the error of a receipt that is lighter than a run of the reel, or no heavier than the core. In grams. */
async function findReceiptError(
  tx: WriteDatabase,
  { id, coreWeightGrams }: typeof reels.$inferSelect,
  received: number,
): Promise<Message | undefined> {
  const [ran] = await tx
    .select({ heaviest: max(reelUsages.weightBeforeGrams) })
    .from(reelUsages)
    .where(eq(reelUsages.reelId, id));
  const heaviest = ran?.heaviest ?? 0;
  return received < heaviest
    ? say("reel.receiptTooLight", { weight: kilogramsText(heaviest) })
    : coreError(kilogramsOf(coreWeightGrams), kilogramsOf(received));
}

/**
 * Writes a movement and the reel's new weight. A reel without paper is used up, and its reservation ends.
 * @throws HttpError 400 by the field of a wrong weight; 409 while the reel is at a machine
 * @throws StaleEdit 409 if the reel was changed after the person read it
 */
async function changeWeight(
  tx: WriteDatabase,
  session: Session,
  change: WeightChange,
): Promise<Reel> {
  const { call, kind, version, reason } = change;
  const id = recordId(reelRecord, change.id);
  const reel = await lockRecord(tx, reelRecord, id);
  const { currentWeightGrams: balance, initialWeightGrams: before } = reel;
  const { received = before } = change;
  const ledger = { ...reelBalance(reel, await findOpenUsage(tx, id)), received };
  const movement = { kind, grams: change.gramsOf(balance) };
  const refused = movementError(ledger, movement);
  if (refused !== undefined && ledger.issued !== undefined) throw conflict(refused);
  if (reel.version !== version) {
    const title = say("named.reel", { barcode: reel.barcodeId });
    throw new StaleEdit(say("stale", { title }), await toReply(tx, reelRecord, id));
  }
  const isCorrected = received !== before;
  const wrong = isCorrected && (await findReceiptError(tx, reel, received));
  if (wrong) throw badRequest({ receivedWeight: wrong });
  const error =
    kind === "ADJUST" && movement.grams === 0 && !isCorrected
      ? say("reel.sameWeight", { weight: kilogramsText(balance) })
      : refused;
  if (error !== undefined) throw badRequest({ weight: error });
  const after = balance + movement.grams;
  const status = isUsedUp(after, reel.coreWeightGrams) ? "CONSUMED" : "AVAILABLE";
  // The database compares the movement with the corrected weight at receipt.
  await writeFields(tx, reels, id, {
    currentWeightGrams: after,
    initialWeightGrams: received,
    previousWeightGrams:
      reel.previousWeightGrams === null ? null : Math.max(reel.previousWeightGrams, after),
    status,
  });
  await writeMovement(tx, { ...movement, reelId: id, reason, by: session.email });
  if (status === "CONSUMED") await releaseReservation(tx, { reelId: id });
  await recordChange(tx, session, {
    call,
    record: `reel ${id}`,
    before: { currentWeightGrams: balance, ...(isCorrected && { initialWeightGrams: before }) },
    after: {
      currentWeightGrams: after,
      ...(isCorrected && { initialWeightGrams: received }),
      reason,
    },
    version: version + 1,
  });
  return toReply(tx, reelRecord, id);
}

const correctedText = englishText(receiptCorrected);

async function readMovements(db: WriteDatabase, reelId: number) {
  const rows = await db
    .select({ movement: reelMovements, orderId: reelUsages.orderId })
    .from(reelMovements)
    .leftJoin(reelUsages, eq(reelUsages.id, reelMovements.usageId))
    .where(eq(reelMovements.reelId, reelId))
    .orderBy(asc(reelMovements.id));
  return rows.map(({ movement, orderId }) => ({
    id: movement.id,
    kind: movement.kind,
    weight: kilogramsOf(movement.grams),
    balance: kilogramsOf(movement.balanceAfterGrams),
    ...(movement.reason !== null && { reason: movement.reason }),
    ...(movement.reason === correctedText && { reasonCode: sentCode(receiptCorrected) }),
    ...(orderId !== null && { orderId }),
    by: movement.by,
    at: movement.at.toISOString(),
  }));
}

/** Returns the order that has reserved a reel, and the reason why the reservation needs attention. */
async function findReservation(db: WriteDatabase, reelId: number) {
  const open = await findOpenReservation(db, reelId);
  if (!open) return undefined;
  const { orderId, client, createdBy, createdAt } = open;
  const { reserved, specification } = await planOrderPaper(db, orderId);
  const ply = specification?.content.ply ?? 3;
  const reservation = reserved.find((one) => one.reelId === reelId);
  return {
    orderId,
    client,
    layer: layerLabel(ply, open.layer),
    createdBy,
    createdAt: createdAt.toISOString(),
    ...(reservation?.problem !== undefined && {
      problem: reservation.problem,
      problemCode: reservation.problemCode,
    }),
  };
}

export const reelMovementHandlers: Handlers<"getReelMovements" | "adjustReel" | "scrapReel"> = {
  async getReelMovements({ params }, { db }) {
    const id = recordId(reelRecord, params.id);
    const movements = await readMovements(db, id);
    // The database rejects a reel without a movement.
    if (movements.length === 0) throw notFound(say("this.reel"));
    const reservation = await findReservation(db, id);
    return { movements, ...(reservation && { reservation }) };
  },

  adjustReel: ({ params, body: { weight, receivedWeight, ...rest }, session }, { tx }) =>
    changeWeight(tx, session, {
      ...rest,
      received: receivedWeight === undefined ? undefined : gramsOf(receivedWeight),
      call: "adjustReel",
      kind: "ADJUST",
      id: params.id,
      gramsOf: (balance) => gramsOf(weight) - balance,
    }),

  scrapReel: ({ params, body: { weight, ...rest }, session }, { tx }) =>
    changeWeight(tx, session, {
      ...rest,
      call: "scrapReel",
      kind: "SCRAP",
      id: params.id,
      gramsOf: () => -gramsOf(weight),
    }),
};

export const reelScanHandlers: Handlers<"issueReel" | "returnReel" | "getOpenUsages"> = {
  issueReel: {
    ...scanTransactions,
    run: ({ body, session }, { transact }) =>
      recordScan(transact, {
        call: "issueReel",
        reply: ReelIssued,
        body,
        session,
        decide: (tx, at) => decideIssue(tx, body, { at, by: authorOf(session) }),
      }),
  },

  returnReel: {
    ...scanTransactions,
    run: ({ body, session }, { transact }) =>
      recordScan(transact, {
        call: "returnReel",
        reply: ReelReturned,
        body,
        session,
        decide: (tx, at) => decideReturn(tx, body, { at, by: authorOf(session) }),
      }),
  },

  async getOpenUsages(_input, { db }) {
    const rows = await db
      .select({
        id: reelUsages.id,
        barcodeId: reels.barcodeId,
        reelNo: reels.reelNo,
        orderId: reelUsages.orderId,
        client: orders.client,
        usageType: reelUsages.usageType,
        startedAt: reelUsages.startedAt,
        weightBeforeGrams: reelUsages.weightBeforeGrams,
      })
      .from(reelUsages)
      .innerJoin(reels, eq(reels.id, reelUsages.reelId))
      .innerJoin(orders, eq(orders.id, reelUsages.orderId))
      .where(isNull(reelUsages.endedAt))
      .orderBy(sql`${reelUsages.startedAt} desc`);
    return rows.map(({ weightBeforeGrams, startedAt, ...usage }) => ({
      ...usage,
      startedAt: startedAt.toISOString(),
      weightBefore: kilogramsOf(weightBeforeGrams),
    }));
  },
};
