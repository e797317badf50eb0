import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { recordChange } from "../audit/auditLog";
import type { WriteDatabase } from "../db/connect";
import { orders } from "../db/schema";
import { writeFields } from "../db/writeFields";
import { conflict } from "../errors";
import type { Handlers } from "../http/handler";
import { releaseReservation } from "../paper/reservations/reservations";
import { lockReservedReels, restoreReservations } from "../paper/reservations/restoreReservations";
import { lockRecord, recordId, toReply, updateRecord } from "../records/recordHandlers";
import { orderRecord } from "./record";

const nextVersion = sql`${orders.version} + 1`;

/** Why an order was not cancelled: it is gone, cancelled already, or on its way. */
async function cancelError(tx: WriteDatabase, id: number) {
  const { cancelledAt } = await toReply(tx, orderRecord, id);
  return conflict(
    cancelledAt === undefined
      ? `Order #${id} is shipped and cannot be cancelled`
      : `Order #${id} is already cancelled`,
  );
}

export const editOrderHandlers: Handlers<"updateOrder" | "cancelOrder" | "restoreOrder"> = {
  updateOrder: updateRecord(orderRecord, { call: "updateOrder" }),

  cancelOrder: ({ params, body: { reason }, session }, { db }) =>
    db.transaction(async (tx) => {
      const id = recordId(orderRecord, params.id);
      const now = new Date();
      const after = { cancelledAt: now, cancelReason: reason };
      const [cancelled] = await tx
        .update(orders)
        .set({ ...after, updatedAt: now, version: nextVersion })
        .where(and(eq(orders.id, id), isNull(orders.cancelledAt), ne(orders.status, "SHIPPED")))
        .returning({ version: orders.version });
      if (!cancelled) throw await cancelError(tx, id);
      // The reservations get the instant of the cancellation. A restored order finds its reservations by it.
      await releaseReservation(tx, { orderId: id }, now);
      await recordChange(tx, session, {
        call: "cancelOrder",
        record: `order ${id}`,
        before: { cancelledAt: null, cancelReason: null },
        after,
        version: cancelled.version,
      });
      return toReply(tx, orderRecord, id);
    }),

  restoreOrder: ({ params, session }, { db }) =>
    db.transaction(async (tx) => {
      const id = recordId(orderRecord, params.id);
      await lockReservedReels(tx, id);
      const row = await lockRecord(tx, orderRecord, id);
      const { cancelledAt, cancelReason } = row;
      if (!cancelledAt) throw conflict(`Order #${id} is not cancelled`);
      const fields = { cancelledAt: null, cancelReason: null };
      await writeFields(tx, orders, id, fields);
      const { noted, message } = await restoreReservations(tx, { id, cancelledAt });
      await recordChange(tx, session, {
        call: "restoreOrder",
        record: `order ${id}`,
        before: { cancelledAt, cancelReason },
        after: { ...fields, ...noted },
        version: row.version + 1,
      });
      return { message };
    }),
};
