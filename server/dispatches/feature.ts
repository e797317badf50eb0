import { and, eq, isNull, sql } from "drizzle-orm";
import { Dispatch } from "../../contract/dispatches";
import { currentTime } from "../../domain/clock";
import { monthAfter, startOfIndiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { lockOrderOfDispatch } from "../db/lockOrder";
import { dispatches, invoices, orders } from "../db/schema";
import { conflict, notFound } from "../errors";
import { readOrderTooling } from "../invoices/tooling";
import { readParsed } from "../lists/readList";
import { orderRecord } from "../orders/record";
import { defineRecord, type ServerFeature } from "../records/defineRecord";
import { changeRecord, recordId, toReply } from "../records/recordHandlers";
import { addDispatch, dispatchScanHandlers, readDispatchLimit } from "./addDispatch";

const dispatchRows = {
  tables: [dispatches, orders, invoices],
  from: sql`${dispatches} join ${orders} on ${orders.id} = ${dispatches.orderId}
    left join ${invoices} on ${invoices.dispatchId} = ${dispatches.id} and ${invoices.cancelledAt} is null`,
  fields: {
    id: dispatches.id,
    orderId: dispatches.orderId,
    client: orders.client,
    productType: orders.productType,
    quantity: dispatches.quantity,
    transportNumber: dispatches.transportNumber,
    state: sql`case when ${dispatches.cancelledAt} is not null then 'CANCELLED'
      when ${invoices.id} is not null then 'INVOICED' else 'TO_INVOICE' end`,
    dispatchedAt: dispatches.dispatchedAt,
    createdBy: dispatches.createdBy,
    cancelledAt: dispatches.cancelledAt,
    cancelReason: dispatches.cancelReason,
    invoiceId: invoices.id,
    invoiceSerial: invoices.serial,
    version: dispatches.version,
  },
  orderBy: sql`id desc`,
};

const dispatchRecord = defineRecord({
  kind: "dispatch",
  seenBy: "getDispatches",
  name: orders.client,
  table: dispatches,
  list: dispatchRows,
  reply: Dispatch,
  what: say("this.dispatch"),
});

export const feature = {
  records: { dispatch: dispatchRecord },
  handlers: {
    ...dispatchScanHandlers,
    getDispatches: ({ query: { month, toInvoice } }) => ({
      ...dispatchRows,
      where: sql.join(
        [
          sql`true`,
          ...(month === undefined
            ? []
            : [
                sql`${dispatches.dispatchedAt} >= ${startOfIndiaDate(`${month}-01`).toISOString()}
                  and ${dispatches.dispatchedAt} < ${startOfIndiaDate(`${monthAfter(month)}-01`).toISOString()}`,
              ]),
          ...(toInvoice === undefined
            ? []
            : [sql`${invoices.id} is null and ${dispatches.cancelledAt} is null`]),
        ],
        sql` and `,
      ),
    }),

    async getOrderDispatches({ params }, { db }) {
      const id = recordId(orderRecord, params.id);
      const [order] = await db.select().from(orders).where(eq(orders.id, id));
      if (!order) throw notFound(say("named.order", { order: String(id) }));
      const where = eq(dispatches.orderId, id);
      const tooling = await readOrderTooling(db, id);
      const { quantity: ordered, dispatchedQuantity: dispatched, madeQuantity: made } = order;
      return {
        ordered,
        dispatched,
        ...(await readDispatchLimit(db, order)),
        ...(made !== null && { made, inStore: Math.max(0, made - dispatched) }),
        ...(tooling && { tooling }),
        dispatches: await readParsed(
          db,
          { ...dispatchRows, where },
          Dispatch,
          sql`order by id desc`,
        ),
      };
    },

    createDispatch: async ({ body, session }, { tx }) =>
      toReply(tx, dispatchRecord, await addDispatch(tx, body, session)),

    cancelDispatch: changeRecord(dispatchRecord, {
      call: "cancelDispatch",
      prepare: (tx, { params }) => lockOrderOfDispatch(tx, recordId(dispatchRecord, params.id)),
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
        return { fields: { cancelledAt: currentTime(), cancelReason: reason } };
      },
    }),
  },
} satisfies ServerFeature;
