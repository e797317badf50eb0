import { and, desc, eq, isNull, lte, sql } from "drizzle-orm";
import { Dispatch, type DispatchCreation, type dispatchCalls } from "../../contract/dispatches";
import { dispatchLimit } from "../../domain/dispatches/dispatchLimit";
import { monthAfter, startOfIndiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { Reader, WriteDatabase } from "../db/connect";
import { dispatches, invoices, orders } from "../db/schema";
import { badRequest, conflict, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { readInvoiceSettings } from "../invoices/settings";
import { orderRecord } from "../orders/record";
import { defineRecord } from "../records/defineRecord";
import { changeRecord, recordId, toReply } from "../records/recordHandlers";

const fields = {
  id: dispatches.id,
  orderId: dispatches.orderId,
  client: orders.client,
  productType: orders.productType,
  quantity: dispatches.quantity,
  transportNumber: dispatches.transportNumber,
  dispatchedAt: dispatches.dispatchedAt,
  createdBy: dispatches.createdBy,
  cancelledAt: dispatches.cancelledAt,
  cancelReason: dispatches.cancelReason,
  invoiceId: invoices.id,
  invoiceSerial: invoices.serial,
  version: dispatches.version,
};

const dispatchRows = {
  tables: [dispatches, orders, invoices],
  from: sql`${dispatches} join ${orders} on ${orders.id} = ${dispatches.orderId}
    left join ${invoices} on ${invoices.dispatchId} = ${dispatches.id} and ${invoices.cancelledAt} is null`,
  fields,
  orderBy: sql`id`,
};

export const dispatchRecord = defineRecord({
  kind: "dispatch",
  seenBy: "getDispatches",
  name: orders.client,
  // Orders change far more often than their names: a change of an order alone is not told.
  listTables: [dispatches, invoices],
  table: dispatches,
  list: dispatchRows,
  reply: Dispatch,
  what: say("this.dispatch"),
});

const boxes = (count: number) => say("boxes", { smart_count: count });

/** @throws HttpError why nothing can be dispatched for an order, with both figures if the quantity is too high */
async function refusal(tx: Reader, { orderId, quantity }: DispatchCreation, tolerance: number) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return notFound(say("named.order", { order: String(orderId) }));
  if (order.cancelledAt)
    return conflict(say("dispatch.orderCancelled", { order: String(orderId) }));
  const limit = dispatchLimit(order.quantity, tolerance);
  const rest = Math.max(0, limit - order.dispatchedQuantity);
  return badRequest({
    quantity: say("dispatch.tooMany", {
      order: String(orderId),
      limit: boxes(limit),
      tolerance: String(tolerance),
      dispatched: boxes(order.dispatchedQuantity),
      rest: boxes(rest),
      wanted: boxes(quantity),
    }),
  });
}

/**
 * Adds boxes to an order's dispatched quantity. One statement has the change and its condition, so the second of two
 * dispatches waits for the order's row. The limit is that of `dispatchLimit`.
 * @throws HttpError 400, 404 or 409 if the order does not allow the boxes
 */
async function addDispatch(
  tx: WriteDatabase,
  entry: DispatchCreation,
  author: Pick<Session, "email"> & { adminId: number | null },
): Promise<number> {
  const { orderId, quantity, transportNumber, madeQuantity } = entry;
  const { tolerancePercent: tolerance } = await readInvoiceSettings(tx);
  const share = Math.round((100 + tolerance) * 100);
  const [order] = await tx
    .update(orders)
    .set({
      dispatchedQuantity: sql`${orders.dispatchedQuantity} + ${quantity}`,
      ...(madeQuantity !== undefined && { madeQuantity }),
    })
    .where(
      and(
        eq(orders.id, orderId),
        isNull(orders.cancelledAt),
        lte(
          sql`${orders.dispatchedQuantity}::bigint + ${quantity}`,
          sql`${orders.quantity}::bigint * ${share} / 10000`,
        ),
      ),
    )
    .returning({ dispatched: orders.dispatchedQuantity, made: orders.madeQuantity });
  if (!order) throw await refusal(tx, entry, tolerance);
  if (madeQuantity !== undefined && madeQuantity < order.dispatched)
    throw badRequest({
      madeQuantity: say("dispatch.fewerMade", { dispatched: boxes(order.dispatched) }),
    });
  const [row] = await tx
    .insert(dispatches)
    .values({ orderId, quantity, transportNumber, createdBy: author.email })
    .returning({ id: dispatches.id });
  if (!row) throw new Error("An insert returned no row");
  await recordChange(tx, author, {
    call: "createDispatch",
    record: `dispatch ${row.id}`,
    after: entry,
    version: 1,
  });
  return row.id;
}

export const dispatchHandlers: Handlers<keyof typeof dispatchCalls> = {
  getDispatches: ({ query: { month } }) => ({
    ...dispatchRows,
    ...(month !== undefined && {
      where: sql`${dispatches.dispatchedAt} >= ${startOfIndiaDate(`${month}-01`).toISOString()}
        and ${dispatches.dispatchedAt} < ${startOfIndiaDate(`${monthAfter(month)}-01`).toISOString()}`,
    }),
  }),

  async getOrderDispatches({ params }, { db }) {
    const id = recordId(orderRecord, params.id);
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw notFound(say("named.order", { order: String(id) }));
    const { tolerancePercent } = await readInvoiceSettings(db);
    const rows = await db
      .select(fields)
      .from(dispatches)
      .innerJoin(orders, eq(orders.id, dispatches.orderId))
      .leftJoin(invoices, and(eq(invoices.dispatchId, dispatches.id), isNull(invoices.cancelledAt)))
      .where(eq(dispatches.orderId, id))
      .orderBy(desc(dispatches.id));
    const { quantity: ordered, dispatchedQuantity: dispatched, madeQuantity: made } = order;
    return {
      ordered,
      dispatched,
      limit: dispatchLimit(ordered, tolerancePercent),
      tolerancePercent,
      ...(made !== null && { made, inStore: Math.max(0, made - dispatched) }),
      dispatches: rows.map(
        ({ cancelledAt, cancelReason, dispatchedAt, invoiceId, invoiceSerial, ...row }) => ({
          ...row,
          dispatchedAt: dispatchedAt.toISOString(),
          ...(cancelledAt && { cancelledAt: cancelledAt.toISOString() }),
          ...(cancelReason !== null && { cancelReason }),
          ...(invoiceId !== null && { invoiceId }),
          ...(invoiceSerial !== null && { invoiceSerial }),
        }),
      ),
    };
  },

  createDispatch: ({ body, session }, { db }) =>
    db.transaction(async (tx) => toReply(tx, dispatchRecord, await addDispatch(tx, body, session))),

  cancelDispatch: changeRecord(dispatchRecord, {
    call: "cancelDispatch",
    // Every change of an order's dispatches locks the order first.
    prepare: async (tx, { params }) => {
      const id = recordId(dispatchRecord, params.id);
      await tx.execute(sql`
        select from ${orders} where id = (select order_id from ${dispatches} where id = ${id}) for update`);
    },
    async change({ tx, row, body: { reason } }) {
      if (row.cancelledAt) throw conflict(say("dispatch.isCancelled"));
      const [invoice] = await tx
        .select({ serial: invoices.serial })
        .from(invoices)
        .where(and(eq(invoices.dispatchId, row.id), isNull(invoices.cancelledAt)));
      if (invoice) throw conflict(say("dispatch.hasInvoice", { serial: invoice.serial }));
      await tx
        .update(orders)
        .set({ dispatchedQuantity: sql`${orders.dispatchedQuantity} - ${row.quantity}` })
        .where(eq(orders.id, row.orderId));
      return { fields: { cancelledAt: new Date(), cancelReason: reason } };
    },
  }),
};
