import { eq } from "drizzle-orm";
import { narrowestDeckle } from "../../contract/board/boardRun";
import { pickReels } from "../../contract/board/reelPicker";
import type { Reservation } from "../../contract/orderPaper";
import { recordChange } from "../audit/auditLog";
import type { WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { orders, reelReservations, reels } from "../db/schema";
import { badRequest, conflict, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { freeReelOf, planOrderPaper, shownOrderPaper } from "./orderPaper";
import { openReservation, releaseReservation } from "./reservations";

type Tx = WriteDatabase;

function orderIdOf(text: string): number {
  const id = parseId(text);
  if (id === undefined) throw notFound("This order");
  return id;
}

/** The reel, locked: of two who reserve it the second one sees what the first one did. */
async function lockedReel(tx: Tx, reelId: number) {
  const [reel] = await tx.select().from(reels).where(eq(reels.id, reelId)).for("update");
  if (!reel) throw notFound("This reel");
  return reel;
}

type LockedReel = Awaited<ReturnType<typeof lockedReel>>;

/**
 * How much board the reel is to give the layer, and its paper for that.
 * @throws HttpError 400 by the field where the reel does not fit; 409 where the order takes no paper
 */
async function shareOf(tx: Tx, orderId: number, reel: LockedReel, { layer, ups }: Reservation) {
  const { plan, isOpen } = await planOrderPaper(tx, orderId, ups);
  if (!isOpen) throw conflict(`Order #${orderId} is shipped or cancelled: no reel is kept for it`);
  if ("missing" in plan) throw conflict(`There is ${plan.missing}`);
  const { layers, factors, blank } = plan.value;
  const need = layers[layer]?.need;
  if (need === undefined) throw badRequest({ layer: `The board has ${layers.length} papers` });
  const [picked] = pickReels([freeReelOf(reel)], need, factors);
  if (picked === undefined) {
    const { gsm, burstFactor } = need.layer;
    const narrowest = narrowestDeckle(ups, blank, factors) / 10;
    throw badRequest({
      reelId: `${reel.barcodeId} has ${reel.gsm} GSM, BF ${reel.burstFactor} and ${reel.deckle} cm: the layer takes ${gsm} GSM, BF ${burstFactor} and ${narrowest.toFixed(1)} cm or more`,
    });
  }
  return { metres: picked.length, grams: Math.round(picked.paper) };
}

/** @throws HttpError 409 where the reel is not in the store, or kept for another order or layer */
async function reserve(tx: Tx, orderId: number, wanted: Reservation, by: string) {
  const reel = await lockedReel(tx, wanted.reelId);
  const [order] = await tx
    .select({
      specificationVersionId: orders.specificationVersionId,
      quantity: orders.quantity,
      size: orders.size,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for("share");
  if (!order) throw notFound(`Order #${orderId}`);
  const open = await openReservation(tx, reel.id);
  if (open?.orderId === orderId && open.layer === wanted.layer) return undefined;
  if (open) {
    throw conflict(
      `${reel.barcodeId} is already kept for order #${open.orderId} of ${open.client}: choose another`,
    );
  }
  if (reel.status !== "AVAILABLE") {
    throw conflict(
      `${reel.barcodeId} is ${reel.status === "IN_USE" ? "at a machine" : "used up"}: choose another`,
    );
  }
  const share = await shareOf(tx, orderId, reel, wanted);
  const { layer } = wanted;
  await tx
    .insert(reelReservations)
    .values({ reelId: reel.id, orderId, layer, createdBy: by, ...share, ...order });
  return { reel: reel.barcodeId, layer, ...share };
}

export const orderPaperHandlers: Handlers<"getOrderPaper" | "reserveReel" | "releaseReel"> = {
  async getOrderPaper({ params, query }, { db }) {
    const ups = query.ups === undefined ? undefined : Number(query.ups);
    return shownOrderPaper(await planOrderPaper(db, orderIdOf(params.id), ups));
  },

  reserveReel: ({ params, body, session }, { db }) =>
    db.transaction(async (tx) => {
      const orderId = orderIdOf(params.id);
      const after = await reserve(tx, orderId, body, session.email);
      if (after) {
        const record = `order ${orderId}`;
        await recordChange(tx, session, { call: "reserveReel", record, after });
      }
      return shownOrderPaper(await planOrderPaper(tx, orderId, body.ups));
    }),

  releaseReel: ({ params, body: { reelId }, session }, { db }) =>
    db.transaction(async (tx) => {
      const orderId = orderIdOf(params.id);
      const { barcodeId } = await lockedReel(tx, reelId);
      if ((await releaseReservation(tx, { reelId, orderId })) > 0) {
        const record = `order ${orderId}`;
        const before = { reel: barcodeId, released: false };
        const after = { released: true };
        await recordChange(tx, session, { call: "releaseReel", record, before, after });
      }
      return shownOrderPaper(await planOrderPaper(tx, orderId));
    }),
};
