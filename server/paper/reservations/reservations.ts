import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { WriteDatabase } from "../../db/connect";
import { orders, reelReservations } from "../../db/schema";

/**
 * Releases the reservation of a reel, all reservations of an order, or the reservation of a reel for one order.
 * @param at the time of the release, by default now
 */
export async function releaseReservation(
  tx: Pick<WriteDatabase, "update">,
  of: { readonly reelId?: number; readonly orderId?: number; readonly lostToOrderId?: number },
  at: Date | SQL = sql`now()`,
): Promise<number> {
  const conditions: (SQL | undefined)[] = [
    isNull(reelReservations.releasedAt),
    of.reelId === undefined ? undefined : eq(reelReservations.reelId, of.reelId),
    of.orderId === undefined ? undefined : eq(reelReservations.orderId, of.orderId),
  ];
  const released = await tx
    .update(reelReservations)
    .set({ releasedAt: at, lostToOrderId: of.lostToOrderId ?? null })
    .where(and(...conditions))
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
