import { asc, eq } from "drizzle-orm";
import type { ReelReservation } from "../../../contract/reelMovements";
import type { Reel } from "../../../contract/reels";
import { layerLabel } from "../../../domain/board/boxDesign";
import { movementError } from "../../../domain/reelLedger";
import { recordChange } from "../../audit/auditLog";
import type { Session } from "../../auth/sessions";
import type { WriteDatabase } from "../../db/connect";
import { reelMovements, reels, reelUsages } from "../../db/schema";
import { writeFields } from "../../db/writeFields";
import { badRequest, conflict, notFound, StaleEdit } from "../../errors";
import type { Handlers } from "../../http/handler";
import { lockRecord, recordId, toReply } from "../../records/recordHandlers";
import { specificationOfOrder } from "../../specifications/orderSpecification";
import { gramsOf, kilogramsOf } from "../../units";
import { planOrderPaper } from "../plan/orderPaper";
import { reelRecord } from "../reels/editReel";
import { openReservation, releaseReservation } from "../reservations/reservations";
import { writeMovement } from "./movements";

/** A change of a reel's weight that no machine made. */
interface WeightChange {
  readonly call: "adjustReel" | "scrapReel";
  readonly kind: "ADJUST" | "SCRAP";
  readonly id: string;
  readonly version: number;
  readonly reason: string;
  /** The corrected weight at receipt, in grams, if the movement corrects it. */
  readonly received?: number | undefined;
  /** What comes to it, or less than 0 what leaves it, by what it weighs now; all in grams. */
  readonly gramsOf: (balance: number) => number;
}

const text = (grams: number) => `${kilogramsOf(grams).toLocaleString("en-IN")} kg`;

/**
 * Writes the change into the reel's ledger and its weight with it. A reel of which no paper is left is used up, and
 * kept for no order any more.
 * @throws HttpError 400 by its field where the reel cannot weigh so; 409 while it is at a machine
 * @throws StaleEdit 409 where it was changed since it was read, so that nothing is written twice
 */
function changeWeight(db: WriteDatabase, session: Session, change: WeightChange): Promise<Reel> {
  const { call, kind, version, reason } = change;
  return db.transaction(async (tx) => {
    const id = recordId(reelRecord, change.id);
    const reel = await lockRecord(tx, reelRecord, id);
    if (reel.status === "IN_USE") throw conflict("The reel is at a machine: return it first");
    if (reel.version !== version) {
      const message = `Reel ${reel.barcodeId} was changed meanwhile. Nothing was saved.`;
      throw new StaleEdit(message, await toReply(tx, reelRecord, id));
    }
    const { currentWeightGrams: balance, initialWeightGrams: before } = reel;
    const { received = before } = change;
    if (received < before) {
      const message = `The reel came with ${text(before)}: only a receipt that was too light is corrected`;
      throw badRequest({ receivedWeight: message });
    }
    const isCorrected = received > before;
    const grams = change.gramsOf(balance);
    const error =
      kind === "ADJUST" && grams === 0 && !isCorrected
        ? `The reel is written down with ${text(balance)} already`
        : movementError({ balance, received, issued: undefined }, { kind, grams });
    if (error !== undefined) throw badRequest({ weight: error });
    await writeMovement(tx, { reelId: id, kind, grams, reason, by: session.email });
    const after = balance + grams;
    const status = after <= reel.coreWeightGrams ? ("CONSUMED" as const) : ("AVAILABLE" as const);
    await writeFields(tx, reels, id, {
      currentWeightGrams: after,
      initialWeightGrams: received,
      previousWeightGrams:
        reel.previousWeightGrams === null ? null : Math.max(reel.previousWeightGrams, after),
      status,
    });
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
  });
}

/** The ledger of a reel, the first movement first. */
async function movementsOf(db: WriteDatabase, reelId: number) {
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
    ...(orderId !== null && { orderId }),
    by: movement.by,
    at: movement.at.toISOString(),
  }));
}

/** Returns the order that has reserved a reel, and the reason why the reservation needs attention. */
async function reservationOf(
  db: WriteDatabase,
  reelId: number,
): Promise<ReelReservation | undefined> {
  const open = await openReservation(db, reelId);
  if (!open) return undefined;
  const { orderId, client, createdBy, createdAt } = open;
  const { reserved } = await planOrderPaper(db, orderId);
  const ply = (await specificationOfOrder(db, orderId))?.content.ply ?? 3;
  const problem = reserved.find((one) => one.reelId === reelId)?.problem;
  return {
    orderId,
    client,
    layer: layerLabel(ply, open.layer),
    createdBy,
    createdAt: createdAt.toISOString(),
    ...(problem !== undefined && { problem }),
  };
}

export const reelMovementHandlers: Handlers<"getReelMovements" | "adjustReel" | "scrapReel"> = {
  async getReelMovements({ params }, { db }) {
    const id = recordId(reelRecord, params.id);
    const movements = await movementsOf(db, id);
    // A reel without a movement cannot be: the database rejects it.
    if (movements.length === 0) throw notFound("This reel");
    const reservation = await reservationOf(db, id);
    return { movements, ...(reservation && { reservation }) };
  },

  adjustReel: ({ params, body: { weight, receivedWeight, ...rest }, session }, { db }) =>
    changeWeight(db, session, {
      ...rest,
      received: receivedWeight === undefined ? undefined : gramsOf(receivedWeight),
      call: "adjustReel",
      kind: "ADJUST",
      id: params.id,
      gramsOf: (balance) => gramsOf(weight) - balance,
    }),

  scrapReel: ({ params, body: { weight, ...rest }, session }, { db }) =>
    changeWeight(db, session, {
      ...rest,
      call: "scrapReel",
      kind: "SCRAP",
      id: params.id,
      gramsOf: () => -gramsOf(weight),
    }),
};
