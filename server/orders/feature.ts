import { eq, isNull, type SQL, sql } from "drizzle-orm";
import { Order, type OrderMove, sourcesOf } from "../../contract/orders";
import { currentTime } from "../../domain/clock";
import { say } from "../../domain/messages/say";
import { recordChange, recordChangeSql } from "../audit/auditLog";
import { findOrderer } from "../clients/record";
import type { WriteDatabase } from "../db/connect";
import { preparedStatement } from "../db/frequentReads";
import { parseId } from "../db/ids";
import { dispatches, orders, reelReservations } from "../db/schema";
import { writeFields } from "../db/writeRows";
import { conflict, type HttpError, notFound, sentMessage } from "../errors";
import { tableList } from "../lists/listSource";
import { selectColumns } from "../lists/readList";
import { lockReservedReels, restoreReservations } from "../paper/plan/orderPaperPlan";
import { releaseReservation } from "../paper/plan/reservations";
import { checkCredit, findCreditFault } from "../receivables/creditLimit";
import type { ServerFeature } from "../records/defineRecord";
import {
  changeRecord,
  createRecord,
  lockRecord,
  recordId,
  updateRecord,
} from "../records/recordHandlers";
import { readSpecificationColumns } from "../specifications/versions";
import { indiaToday } from "../units";
import { orderPaperHandlers } from "./paperHandlers";
import { orderDetailsHandlers, orderRecord } from "./record";

const placeholder = sql.placeholder;

const author = { adminId: placeholder("adminId"), email: placeholder("email") };

/** The audit row of the dispatch that a move to Shipped makes. It equals the row of a dispatch that a person enters. */
const auditedDispatch = recordChangeSql(
  author,
  {
    call: "createDispatch",
    record: sql`'dispatch ' || id`,
    before: sql`null::jsonb`,
    after: sql`jsonb_build_object('orderId', order_id, 'quantity', quantity, 'transportNumber', transport_number)`,
    version: sql`1`,
  },
  sql`dispatched`,
);

const auditedMove = recordChangeSql(
  author,
  {
    call: "moveOrder",
    record: sql`'order ' || id`,
    before: sql`jsonb_build_object('status', came_from)`,
    after: sql`jsonb_build_object('status', status, 'transportNumber', transport_number)`,
    version: sql`version`,
  },
  sql`moved`,
);

/**
 * Returns a statement that moves an order from one of some columns, and audits the move. The second of two moves at the same
 * moment waits for the row, and moves nothing.
 */
const moveAndAudit = (name: string, { alsoSet, more }: { alsoSet: SQL; more: SQL }) =>
  preparedStatement<{ order: Order }>(
    name,
    sql`
    with was as (
      select id, status, dispatched_quantity as dispatched_before from ${orders}
      where id = ${placeholder("id")} and cancelled_at is null for no key update
    ),
    moved as (
      update ${orders} set status = ${placeholder("to")}::order_status, updated_at = now(), version = version + 1,
        shipped_at = case when ${placeholder("shipping")}::boolean then now() end,
        transport_number = ${placeholder("transportNumber")}::text ${alsoSet}
      from was
      where ${orders.id} = was.id and was.status = any(${placeholder("sources")}::order_status[])
      returning ${orders}.*, was.status as came_from, was.dispatched_before
    ),
    audited as (${auditedMove})
    ${more}
    select json_strip_nulls(row_to_json(shown)) as "order"
    from (select ${selectColumns(tableList(orders), Order)} from moved as ${orders}) shown`,
  );

const move = moveAndAudit("move_order", { alsoSet: sql``, more: sql`` });

/** Moves an order to Shipped, releases its reserved reels, and dispatches the boxes that no earlier dispatch has taken. */
const ship = moveAndAudit("ship_order", {
  alsoSet: sql`, dispatched_quantity = greatest(quantity, dispatched_quantity)`,
  more: sql`, released as (
    update ${reelReservations} set released_at = now()
    from moved where order_id = moved.id and released_at is null
  ),
  dispatched as (
    insert into ${dispatches} (order_id, quantity, transport_number, created_by)
    select id, quantity - dispatched_before, transport_number, ${placeholder("email")}::text
    from moved where quantity > dispatched_before
    returning *
  ),
  audited_dispatch as (${auditedDispatch})`,
});

async function moveError(
  db: WriteDatabase,
  id: number,
  { status: to, from: seen }: OrderMove,
): Promise<HttpError> {
  const [found] = await db
    .select({ status: orders.status, cancelledAt: orders.cancelledAt })
    .from(orders)
    .where(eq(orders.id, id));
  if (!found) return notFound(say("named.order", { order: String(id) }));
  const order = String(id);
  const { status, cancelledAt } = found;
  if (cancelledAt) return conflict(say("order.cancelledNoMove", { order }));
  const [from, target] = [say(`column.${status}`), say(`column.${to}`)];
  if (seen !== undefined && seen !== status)
    return conflict(say("order.movedMeanwhile", { order, seen: say(`column.${seen}`), from }));
  return conflict(say("order.noSuchMove", { order, from, to: target }));
}

/** Checks the credit limit of the order's client before the order ships. @throws HttpError 409 above the limit */
async function checkShipping(tx: WriteDatabase, id: number): Promise<void> {
  // All writes lock orders before clients.
  const [order] = await tx
    .select({ clientId: orders.clientId })
    .from(orders)
    .where(eq(orders.id, id))
    .for("no key update");
  const fault = order && (await findCreditFault(tx, order));
  if (fault) throw conflict(say("credit.atOrder", { fault }));
}

export const feature = {
  records: { order: orderRecord },
  handlers: {
    ...orderDetailsHandlers,
    ...orderPaperHandlers,
    getAllOrders: () => ({
      ...tableList(orders),
      where: isNull(orders.cancelledAt),
      // The trigger `renew_list_rows` renews the version.
      isCountedByVersion: true,
      preparedAs: "all_orders",
    }),

    getOrders: () => {
      const list = tableList(orders);
      return {
        ...list,
        changesDaily: true as const,
        fields: {
          ...list.fields,
          isLate: sql`(${orders.cancelledAt} is null and ${orders.status} <> 'SHIPPED'
            and (${orders.expectedCompletionDate} at time zone 'Asia/Kolkata')::date < ${indiaToday})`,
          status: sql`case when ${orders.cancelledAt} is null then ${orders.status}::text else 'CANCELLED' end`,
          expectedCompletionDate: sql`to_char(${orders.expectedCompletionDate} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`,
        },
      };
    },

    // The server sets the author and the time, and ignores the payload's.
    createOrder: createRecord(orderRecord, {
      call: "createOrder",
      async columns({ tx, session, body }) {
        const { createdAt: _at, updatedAt: _until, creditReason, ...typed } = body;
        const { addsClient: _adds, clientPhone: _phone, isOther: _other, ...order } = typed;
        const clientId = await findOrderer(tx, session, typed);
        return {
          ...order,
          ...(clientId !== null && { clientId }),
          ...(await checkCredit(tx, session, { clientId, creditReason })),
          expectedCompletionDate: new Date(order.expectedCompletionDate),
          ...(await readSpecificationColumns(tx, order.specificationVersionId, session.email)),
          createdBy: session.email,
        };
      },
      audited: (columns) => columns,
      reply: ({ row }) => ({ id: row.id, ...sentMessage(say("order.created")) }),
    }),

    moveOrder: {
      // A move to Shipped checks the credit limit in statements of its own.
      isOneStatement: ({ body }) => body.status !== "SHIPPED",
      async write({ params, body, session }, { tx }) {
        const id = parseId(params.id);
        if (id === undefined) throw notFound(say("named.theOrder"));
        const shipping = body.status === "SHIPPED";
        if (shipping) await checkShipping(tx, id);
        const [moved] = await (shipping ? ship : move)(tx, {
          id,
          to: body.status,
          shipping,
          transportNumber: shipping ? body.transportNumber : null,
          sources: sourcesOf(body.status).filter((from) => (body.from ?? from) === from),
          adminId: session.adminId,
          email: session.email,
        });
        if (!moved) throw await moveError(tx, id, body);
        return moved.order;
      },
    },

    updateOrder: updateRecord(orderRecord, { call: "updateOrder" }),

    cancelOrder: changeRecord(orderRecord, {
      call: "cancelOrder",
      async change({
        tx,
        row: { id, status, dispatchedQuantity, cancelledAt: before },
        body: { reason },
      }) {
        const order = String(id);
        if (before) throw conflict(say("order.alreadyCancelled", { order }));
        if (status === "SHIPPED") throw conflict(say("order.shippedNoCancel", { order }));
        if (dispatchedQuantity > 0)
          throw conflict(
            say("order.cancelDispatchesFirst", { smart_count: dispatchedQuantity, order }),
          );
        const cancelledAt = currentTime();
        // The reservations get the instant of the cancellation. A restored order finds its reservations by it.
        await releaseReservation(tx, { orderId: id }, cancelledAt);
        return { fields: { cancelledAt, cancelReason: reason } };
      },
    }),

    async restoreOrder({ params, session }, { tx }) {
      const id = recordId(orderRecord, params.id);
      await lockReservedReels(tx, id);
      const row = await lockRecord(tx, orderRecord, id);
      const { cancelledAt, cancelReason } = row;
      if (!cancelledAt) throw conflict(say("order.notCancelled", { order: String(id) }));
      const fields = { cancelledAt: null, cancelReason: null };
      await writeFields(tx, orders, id, fields);
      const { audited, message } = await restoreReservations(tx, { id, cancelledAt });
      await recordChange(tx, session, {
        call: "restoreOrder",
        record: `order ${id}`,
        before: { cancelledAt, cancelReason },
        after: { ...fields, ...audited },
        version: row.version + 1,
      });
      return message ? sentMessage(message) : { message: "" };
    },
  },
} satisfies ServerFeature;
