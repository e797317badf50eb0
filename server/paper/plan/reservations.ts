import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { LostReel, ReservedReel } from "../../../contract/orderPaperPlan";
import type { paperPlan } from "../../../domain/board/paperPlan";
import { type Message, say } from "../../../domain/messages/say";
import { kilogramsText } from "../../../domain/reelLedger";
import { kilogramsOf } from "../../../domain/storedUnits";
import type { Database, WriteDatabase } from "../../db/connect";
import { orders, reelReservations, reels } from "../../db/schema";
import { englishText, sentCode } from "../../errors";

/** Releases a reel's reservation, all of an order, or a reel's for one order. `at` is by default now. */
export async function releaseReservation(
  tx: Pick<WriteDatabase, "update">,
  of: { readonly reelId?: number; readonly orderId?: number; readonly lostToOrderId?: number },
  at: Date | SQL = sql`now()`,
): Promise<number> {
  const { reelId, orderId, lostToOrderId = null } = of;
  const released = await tx
    .update(reelReservations)
    .set({ releasedAt: at, lostToOrderId })
    .where(
      and(
        isNull(reelReservations.releasedAt),
        reelId === undefined ? undefined : eq(reelReservations.reelId, reelId),
        orderId === undefined ? undefined : eq(reelReservations.orderId, orderId),
      ),
    )
    .returning({ id: reelReservations.id });
  return released.length;
}

/** Finds the open reservation of a reel. `isOpen` is true if its order is neither shipped nor cancelled. */
export async function findOpenReservation(tx: Pick<WriteDatabase, "select">, reelId: number) {
  const [open] = await tx
    .select({
      orderId: reelReservations.orderId,
      layer: reelReservations.layer,
      client: orders.client,
      createdBy: reelReservations.createdBy,
      createdAt: reelReservations.createdAt,
      isOpen: sql<boolean>`${orders.status} <> 'SHIPPED' and ${orders.cancelledAt} is null`,
    })
    .from(reelReservations)
    .innerJoin(orders, eq(orders.id, reelReservations.orderId))
    .where(and(eq(reelReservations.reelId, reelId), isNull(reelReservations.releasedAt)));
  return open;
}

type Reader = Pick<Database, "select">;
type Order = typeof orders.$inferSelect;
type Reel = typeof reels.$inferSelect;
type Reservation = typeof reelReservations.$inferSelect;

interface Reserved {
  readonly reservation: Reservation;
  readonly reel: Reel;
}

/** Reads the reserved reels of orders, in the order of their reservation. */
export const readReservedReels = (db: Reader, orderIds: readonly number[]): Promise<Reserved[]> =>
  db
    .select({ reservation: reelReservations, reel: reels })
    .from(reelReservations)
    .innerJoin(reels, eq(reels.id, reelReservations.reelId))
    .where(
      and(inArray(reelReservations.orderId, [...orderIds]), isNull(reelReservations.releasedAt)),
    )
    .orderBy(reelReservations.layer, reelReservations.id);

const number = (value: number) => value.toLocaleString("en-IN", { maximumFractionDigits: 1 });

type Plan = ReturnType<typeof paperPlan>;

function fitProblem({ reservation, reel }: Reserved, plan: Plan | undefined) {
  if (reel.status === "CONSUMED") return say("reservation.noPaperLeft");
  if (reel.status === "IN_USE") return say("reservation.reelAtMachine");
  const misfit = plan && misfitOf({ reservation, reel }, plan);
  if (misfit) return misfit;
  const paper = Math.max(0, reel.currentWeightGrams - reel.coreWeightGrams);
  return paper < reservation.grams
    ? say("reservation.tooLight", {
        paper: kilogramsText(paper),
        needed: kilogramsText(reservation.grams),
      })
    : undefined;
}

function misfitOf({ reservation, reel }: Reserved, plan: Plan) {
  if ("missing" in plan) return say("reservation.noPlan", { missing: plan.missing });
  const { layers, narrowestDeckle, ups } = plan.value;
  const layer = layers[reservation.layer]?.need.layer;
  if (layer === undefined) return say("reservation.boardHas", { papers: layers.length });
  if (reel.gsm !== layer.gsm || reel.burstFactor !== layer.burstFactor)
    return say("reservation.otherPaper", {
      gsm: number(reel.gsm),
      burstFactor: number(reel.burstFactor),
      layerGsm: number(layer.gsm),
      layerBurstFactor: number(layer.burstFactor),
    });
  return reel.deckle * 10 < narrowestDeckle
    ? say("reservation.tooNarrow", {
        deckle: number(reel.deckle),
        ups,
        needed: number(narrowestDeckle / 10),
      })
    : undefined;
}

function changes({ reservation }: Reserved, order: Order) {
  const { specificationVersionId, quantity, size } = reservation;
  return [
    ...(specificationVersionId !== order.specificationVersionId
      ? [say("reservation.specificationChanged")]
      : []),
    ...(quantity !== null && quantity !== order.quantity
      ? [say("reservation.quantityChanged", { from: quantity, to: order.quantity })]
      : []),
    ...(size !== null && size !== order.size
      ? [say("reservation.sizeChanged", { from: size, to: order.size })]
      : []),
  ];
}

/**
 * Returns the reason why a reservation needs attention. Undefined if nothing has changed. Without a plan, the reel is
 * reserved for a combined run.
 */
export function reservationProblem(
  reserved: Reserved,
  order: Order,
  plan: Plan | undefined,
): Message | undefined {
  if (order.cancelledAt !== null) return say("reservation.orderCancelled");
  if (order.status === "SHIPPED") return say("reservation.orderShipped");
  const unfit = fitProblem(reserved, plan);
  const all = [...(unfit ? [unfit] : []), ...changes(reserved, order)];
  if (all.length === 0) return undefined;
  return say("reservation.problems", { problems: { all, by: ". " } });
}

export const namedReel = (reel: Reel) => ({
  reelId: reel.id,
  barcodeId: reel.barcodeId,
  deckle: reel.deckle,
  supplierName: reel.supplierName,
  ...(reel.location !== null && { location: reel.location }),
});

/** Returns a problem in English, and its code for other languages. */
const sentProblem = (problem: Message) => ({
  problem: englishText(problem),
  problemCode: sentCode(problem),
});

export const toReplyReservation = (
  { reservation, reel }: Reserved,
  problem: Message | undefined,
): ReservedReel => ({
  ...namedReel(reel),
  layer: reservation.layer,
  status: reel.status,
  length: reservation.metres,
  needed: kilogramsOf(reservation.grams),
  createdBy: reservation.createdBy,
  createdAt: reservation.createdAt.toISOString(),
  ...(problem && sentProblem(problem)),
});

/** Reads the reels that an order had reserved and that were issued for another one, the latest first. */
export async function readLostReels(db: Reader, orderId: number): Promise<LostReel[]> {
  const rows = await db
    .select({ reservation: reelReservations, barcodeId: reels.barcodeId, client: orders.client })
    .from(reelReservations)
    .innerJoin(reels, eq(reels.id, reelReservations.reelId))
    .innerJoin(orders, eq(orders.id, reelReservations.lostToOrderId))
    .where(and(eq(reelReservations.orderId, orderId), isNotNull(reelReservations.lostToOrderId)))
    .orderBy(desc(reelReservations.releasedAt));
  return rows.flatMap(({ reservation: { reelId, layer, lostToOrderId, releasedAt }, ...row }) =>
    lostToOrderId === null || releasedAt === null
      ? []
      : [{ ...row, reelId, layer, orderId: lostToOrderId, at: releasedAt.toISOString() }],
  );
}
