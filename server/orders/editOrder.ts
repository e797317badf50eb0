import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { Order } from "../../contract/orders";
import { recordChange } from "../audit/auditLog";
import { recordEdit } from "../audit/recordEdit";
import type { WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { orders } from "../db/schema";
import { writeFields } from "../db/writeFields";
import { conflict, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { tableList } from "../lists/listSource";
import { firstRow } from "../lists/readList";
import { releaseReservation } from "../paper/reservations/reservations";
import { lockReservedReels, restoreReservations } from "../paper/reservations/restoreReservations";
import { orderEdit } from "./orderEdit";

const nextVersion = sql`${orders.version} + 1`;

async function toReplyOrder(tx: WriteDatabase, id: number): Promise<Order> {
  const order = await firstRow(tx, { ...tableList(orders), where: eq(orders.id, id) }, Order);
  if (!order) throw notFound(`Order #${id}`);
  return order;
}

/** Why an order was not cancelled: it is gone, cancelled already, or on its way. */
async function cancelError(tx: WriteDatabase, id: number) {
  const { cancelledAt } = await toReplyOrder(tx, id);
  return conflict(
    cancelledAt === undefined
      ? `Order #${id} is shipped and cannot be cancelled`
      : `Order #${id} is already cancelled`,
  );
}

export const editOrderHandlers: Handlers<"updateOrder" | "cancelOrder" | "restoreOrder"> = {
  updateOrder: ({ params, body: { version, ...body }, session }, { db }) =>
    db.transaction(async (tx) => {
      const id = parseId(params.id);
      if (id === undefined) throw notFound("This order");
      const ofId = eq(orders.id, id);
      const [row] = await tx.select().from(orders).where(ofId).for("update");
      if (!row) throw notFound(`Order #${id}`);
      return recordEdit(tx, session, {
        call: "updateOrder",
        table: orders,
        record: `order ${id}`,
        title: `Order #${id}`,
        row,
        version,
        fields: await orderEdit(tx, session, row, { version, ...body }),
        current: () => toReplyOrder(tx, id),
      });
    }),

  cancelOrder: ({ params, body: { reason }, session }, { db }) =>
    db.transaction(async (tx) => {
      const id = parseId(params.id);
      if (id === undefined) throw notFound("This order");
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
      return toReplyOrder(tx, id);
    }),

  restoreOrder: ({ params, session }, { db }) =>
    db.transaction(async (tx) => {
      const id = parseId(params.id);
      if (id === undefined) throw notFound("This order");
      await lockReservedReels(tx, id);
      const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
      if (!row) throw notFound(`Order #${id}`);
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
