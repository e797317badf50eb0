import { asc, eq, inArray } from "drizzle-orm";
import type { Reservation, Reservations } from "../../../contract/orderPaperPlan";
import { narrowestDeckle, upsOn } from "../../../domain/board/boardRun";
import { layerLabel } from "../../../domain/board/boxDesign";
import { type LayerNeed, pickReels } from "../../../domain/board/orderReels";
import { fromCentimetres, metres } from "../../../domain/board/quantities";
import { type Message, say } from "../../../domain/messages/say";
import type { WriteDatabase } from "../../db/connect";
import { orders, reelReservations, reels } from "../../db/schema";
import { writeFields } from "../../db/writeRows";
import { badRequest, conflict, notFound, sentMessage } from "../../errors";
import { planOrderPaper } from "./orderPaperPlan";
import { freeReelOf } from "./paperPlans";
import { findOpenReservation, releaseReservation } from "./reservations";

type Tx = WriteDatabase;
type Reel = typeof reels.$inferSelect;
type Order = typeof orders.$inferSelect;

/** Locks reels by their ids. All callers lock the order after the reels, which prevents deadlocks. */
async function lockReels(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Reel>> {
  const rows = await tx
    .select()
    .from(reels)
    .where(inArray(reels.id, [...ids]))
    .orderBy(asc(reels.id))
    .for("no key update");
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks a reel. @throws HttpError 404 if there is no such reel */
async function lockReel(tx: Tx, id: number): Promise<Reel> {
  const reel = (await lockReels(tx, [id])).get(id);
  if (!reel) throw notFound(say("this.reel"));
  return reel;
}

async function lockOrder(tx: Tx, orderId: number): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("no key update");
  if (!order) throw notFound(say("named.order", { order: String(orderId) }));
  return order;
}

/** Returns `isReserved` if the reel is already reserved for this layer, or the reason why it cannot be reserved. */
async function readReservationState(tx: Tx, reel: Reel, orderId: number, layer: number) {
  const open = await findOpenReservation(tx, reel.id);
  if (open?.orderId === orderId && open.layer === layer) return { isReserved: true };
  if (open) {
    return {
      refusal: say("reservation.keptFor", {
        reel: reel.barcodeId,
        order: String(open.orderId),
        client: open.client,
      }),
    };
  }
  if (reel.status === "AVAILABLE") return {};
  const why = reel.status === "IN_USE" ? "reservation.atMachine" : "reservation.usedUp";
  return { refusal: say(why, { reel: reel.barcodeId }) };
}

/** Computes the need of each layer and the share of a reel. @throws HttpError 409 if the order takes no paper */
async function computeLayerNeeds(tx: Tx, orderId: number, ups: number) {
  const { plan, isOpen } = await planOrderPaper(tx, orderId, ups);
  if (!isOpen) throw conflict(say("order.keepsNoReel", { order: String(orderId) }));
  if ("missing" in plan) throw conflict(say("thereIs", { missing: plan.missing }));
  const { layers, factors, blank } = plan.value;
  return {
    labelOf: (layer: number) => layerLabel(layers.length, layer),
    /** Returns the open need of a layer. @throws HttpError 400 if the board has no such layer */
    needOf(layer: number): LayerNeed {
      const need = layers[layer]?.need;
      if (need === undefined)
        throw badRequest({ layer: say("reservation.boardHas", { papers: layers.length }) });
      return need;
    },
    pick: (reel: Reel, need: LayerNeed) => pickReels([freeReelOf(reel)], need, factors)[0],
    misfit({ barcodeId, gsm, burstFactor, deckle }: Reel, { layer }: LayerNeed): Message {
      const narrowest = (narrowestDeckle(ups, blank, factors) / 10).toFixed(1);
      return say("reservation.misfit", {
        reel: barcodeId,
        gsm: String(gsm),
        burstFactor: String(burstFactor),
        deckle: String(deckle),
        layerGsm: String(layer.gsm),
        layerBurstFactor: String(layer.burstFactor),
        narrowest,
      });
    },
  };
}

type Picked = NonNullable<ReturnType<Awaited<ReturnType<typeof computeLayerNeeds>>["pick"]>>;

/** Writes the order's first number of blanks side by side. @returns the order's new version, if it wrote */
async function settleUps(tx: Tx, order: Order, ups: number): Promise<number | undefined> {
  if (order.ups === ups) return undefined;
  if (order.ups !== null)
    throw conflict(say("order.runsUps", { order: String(order.id), ups: order.ups }));
  await writeFields(tx, orders, order.id, { ups });
  return order.version + 1;
}

/**
 * Writes the number of blanks side by side at an order's first reel: the plan's number, or fewer if no more fit on the
 * reel.
 * @returns the written number and version. Undefined if the order has a number, no plan, or no room on the reel
 */
export async function settleUpsByRun(tx: Tx, order: Order, reel: Reel) {
  if (order.ups !== null) return undefined;
  const { plan } = await planOrderPaper(tx, order.id);
  if ("missing" in plan) return undefined;
  const { ups: planned, blank, factors } = plan.value;
  const ups = Math.min(planned, upsOn(fromCentimetres(reel.deckle), blank, factors));
  if (ups === 0) return undefined;
  const version = await settleUps(tx, order, ups);
  return version === undefined ? undefined : { ups, version };
}

async function writeReservation(
  tx: Tx,
  order: Order,
  picked: Picked,
  layer: number,
  createdBy: string,
) {
  const share = { metres: picked.length, grams: Math.round(picked.paper) };
  const reelId = picked.reel.id;
  const { id: orderId, specificationVersionId, quantity, size } = order;
  await tx.insert(reelReservations).values({
    reelId,
    orderId,
    layer,
    createdBy,
    ...share,
    specificationVersionId,
    quantity,
    size,
  });
  return share;
}

/**
 * Reserves a reel for a layer of an order.
 * @returns undefined if the reel was reserved for it already
 * @throws HttpError 400 by the field, 409 if the reel is not free or not needed
 */
export async function reserveReel(tx: Tx, orderId: number, wanted: Reservation, by: string) {
  const { reelId, layer, ups } = wanted;
  const reel = await lockReel(tx, reelId);
  const order = await lockOrder(tx, orderId);
  const { isReserved, refusal } = await readReservationState(tx, reel, orderId, layer);
  if (isReserved) return undefined;
  if (refusal !== undefined) throw conflict(refusal);
  const { labelOf, needOf, pick, misfit } = await computeLayerNeeds(tx, orderId, ups);
  const need = needOf(layer);
  const picked = pick(reel, need);
  if (picked === undefined) throw badRequest({ reelId: misfit(reel, need) });
  const version = await settleUps(tx, order, ups);
  const share = await writeReservation(tx, order, picked, layer, by);
  const after = {
    reel: reel.barcodeId,
    layer: labelOf(layer),
    metres: share.metres,
    paperGrams: share.grams,
  };
  return version === undefined ? { after } : { after: { ...after, ups }, version };
}

/**
 * Reserves the reels that are free, fit and are needed, in the given order.
 * @throws HttpError 404 without a reel, 400 if the board has no such layer, or 409 if the order takes no paper or runs
 * another number of blanks side by side
 */
export async function reserveReels(
  tx: Tx,
  orderId: number,
  { ups, reels: wanted }: Reservations,
  by: string,
) {
  const locked = await lockReels(
    tx,
    wanted.map(({ reelId }) => reelId),
  );
  const order = await lockOrder(tx, orderId);
  const { needOf, pick, misfit } = await computeLayerNeeds(tx, orderId, ups);
  const needs = new Map<number, LayerNeed>();
  const written: string[] = [];
  const reserved: string[] = [];
  const refused: ({ barcodeId: string } & ReturnType<typeof sentMessage>)[] = [];
  let version: number | undefined;
  for (const { reelId, layer } of wanted) {
    const reel = locked.get(reelId);
    if (!reel) throw notFound(say("this.reel"));
    const { barcodeId } = reel;
    const { isReserved, refusal } = await readReservationState(tx, reel, orderId, layer);
    const need = needs.get(layer) ?? needOf(layer);
    const picked = pick(reel, need);
    if (isReserved) {
      reserved.push(barcodeId);
    } else if (refusal !== undefined) {
      refused.push({ barcodeId, ...sentMessage(refusal) });
    } else if (picked === undefined) {
      refused.push({ barcodeId, ...sentMessage(misfit(reel, need)) });
    } else if (picked.length === 0) {
      refused.push({
        barcodeId,
        ...sentMessage(say("reservation.notNeeded", { reel: barcodeId })),
      });
    } else {
      if (written.length === 0) version = await settleUps(tx, order, ups);
      await writeReservation(tx, order, picked, layer, by);
      needs.set(layer, { ...need, length: metres(need.length - picked.length) });
      written.push(barcodeId);
      reserved.push(barcodeId);
    }
  }
  const after = { reels: written };
  const change = version === undefined ? { after } : { after: { ...after, ups }, version };
  return { reserved, refused, change };
}

/**
 * Releases a reel that an order has reserved.
 * @returns the audited change. Undefined if the order has not reserved the reel
 * @throws HttpError 404 without such a reel
 */
export async function releaseReel(tx: Tx, orderId: number, reelId: number) {
  const { barcodeId } = await lockReel(tx, reelId);
  const released = await releaseReservation(tx, { reelId, orderId });
  if (released === 0) return undefined;
  return { before: { reel: barcodeId, released: false }, after: { released: true } };
}
