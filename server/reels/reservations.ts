import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { WriteDatabase } from "../db/connect";
import { reelReservations } from "../db/schema";

/**
 * Reels are no longer kept: this one, those of this order, or this one where it is kept for this order.
 * @param at when they were released, now without it
 */
export async function releaseReservation(
  tx: Pick<WriteDatabase, "update">,
  of: { readonly reelId?: number; readonly orderId?: number },
  at: Date | SQL = sql`now()`,
): Promise<number> {
  const conditions: (SQL | undefined)[] = [
    isNull(reelReservations.releasedAt),
    of.reelId === undefined ? undefined : eq(reelReservations.reelId, of.reelId),
    of.orderId === undefined ? undefined : eq(reelReservations.orderId, of.orderId),
  ];
  const released = await tx
    .update(reelReservations)
    .set({ releasedAt: at })
    .where(and(...conditions))
    .returning({ id: reelReservations.id });
  return released.length;
}
