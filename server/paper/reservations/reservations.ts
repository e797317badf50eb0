import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { LostReel, ReservedReel } from "../../../contract/orderPaperPlan";
import type { paperPlan } from "../../../domain/board/paperPlan";
import { kilogramsOf } from "../../../domain/reelLedger";
import type { Database, WriteDatabase } from "../../db/connect";
import { orders, reelReservations, reels } from "../../db/schema";

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

/** Returns the order that has reserved a reel, and whether the order is still open. */
export async function openReservation(tx: Pick<WriteDatabase, "select">, reelId: number) {
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

export const reservedReels = (db: Reader, orderId: number): Promise<Reserved[]> =>
  db
    .select({ reservation: reelReservations, reel: reels })
    .from(reelReservations)
    .innerJoin(reels, eq(reels.id, reelReservations.reelId))
    .where(and(eq(reelReservations.orderId, orderId), isNull(reelReservations.releasedAt)))
    .orderBy(reelReservations.layer, reelReservations.id);

const number = (value: number) => value.toLocaleString("en-IN", { maximumFractionDigits: 1 });

function fitProblem({ reservation, reel }: Reserved, plan: ReturnType<typeof paperPlan>) {
  if (reel.status === "CONSUMED") return "No paper is left on the reel";
  if (reel.status === "IN_USE") return "The reel is at a machine";
  if ("missing" in plan) return `The order's paper cannot be worked out: ${plan.missing}`;
  const { layers, narrowestDeckle, ups } = plan.value;
  const layer = layers[reservation.layer]?.need.layer;
  if (layer === undefined) return `The board has ${layers.length} papers`;
  if (reel.gsm !== layer.gsm || reel.burstFactor !== layer.burstFactor)
    return `The reel has ${number(reel.gsm)} GSM and BF ${number(reel.burstFactor)}, the layer takes ${number(layer.gsm)} GSM and BF ${number(layer.burstFactor)}`;
  return reel.deckle * 10 < narrowestDeckle
    ? `The reel has ${number(reel.deckle)} cm, ${ups} side by side take ${number(narrowestDeckle / 10)} cm`
    : undefined;
}

function changes({ reservation }: Reserved, order: Order) {
  const { specificationVersionId, quantity, size } = reservation;
  return [
    specificationVersionId !== order.specificationVersionId && "The order's specification changed",
    quantity !== null &&
      quantity !== order.quantity &&
      `The order's quantity changed from ${number(quantity)} to ${number(order.quantity)}`,
    size !== null &&
      size !== order.size &&
      `The order's size changed from ${size} to ${order.size}`,
  ];
}

/** Returns the reason why a reservation needs attention. Undefined if nothing has changed. */
export function reservationProblem(
  reserved: Reserved,
  order: Order,
  plan: ReturnType<typeof paperPlan>,
): string | undefined {
  if (order.cancelledAt !== null) return "The order is cancelled";
  if (order.status === "SHIPPED") return "The order is shipped";
  return (
    [fitProblem(reserved, plan), ...changes(reserved, order)].filter(Boolean).join(". ") ||
    undefined
  );
}

export const namedReel = (reel: Reel) => ({
  reelId: reel.id,
  barcodeId: reel.barcodeId,
  deckle: reel.deckle,
  supplierName: reel.supplierName,
  ...(reel.location !== null && { location: reel.location }),
});

export const toReplyReservation = (
  { reservation, reel }: Reserved,
  problem: string | undefined,
): ReservedReel => ({
  ...namedReel(reel),
  layer: reservation.layer,
  status: reel.status,
  length: reservation.metres,
  needed: kilogramsOf(reservation.grams),
  createdBy: reservation.createdBy,
  createdAt: reservation.createdAt.toISOString(),
  ...(problem !== undefined && { problem }),
});

/** The reels that an order had reserved and that were issued for another one, the latest first. */
export async function lostReels(db: Reader, orderId: number): Promise<LostReel[]> {
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
