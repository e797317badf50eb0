import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { Dispatch } from "../../contract/dispatches";
import { currentTime } from "../../domain/clock";
import { monthAfter, startOfIndiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { lockOrderOfDispatch } from "../db/lockOrder";
import { dispatches, invoices, orders } from "../db/schema";
import { conflict, notFound } from "../errors";
import { readOrderTooling } from "../invoices/tooling";
import { orderRecord } from "../orders/record";
import { defineRecord, type ServerFeature } from "../records/defineRecord";
import { changeRecord, recordId, toReply } from "../records/recordHandlers";
import { addDispatch, dispatchScanHandlers, readDispatchLimit } from "./addDispatch";

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
      const rows = await db
        .select(fields)
        .from(dispatches)
        .innerJoin(orders, eq(orders.id, dispatches.orderId))
        .leftJoin(
          invoices,
          and(eq(invoices.dispatchId, dispatches.id), isNull(invoices.cancelledAt)),
        )
        .where(eq(dispatches.orderId, id))
        .orderBy(desc(dispatches.id));
      const tooling = await readOrderTooling(db, id);
      const { quantity: ordered, dispatchedQuantity: dispatched, madeQuantity: made } = order;
      return {
        ordered,
        dispatched,
        ...(await readDispatchLimit(db, order)),
        ...(made !== null && { made, inStore: Math.max(0, made - dispatched) }),
        ...(tooling && { tooling }),
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
