import { eq, sql } from "drizzle-orm";
import { OrderDetails } from "../../contract/orderDetails";
import { mayChangePromise, Order, OrderEdit, orderImport } from "../../contract/orders";
import type { FoundMark } from "../../contract/search";
import { indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { findArtworkPdf } from "../attachments/storedFiles";
import type { Session } from "../auth/sessions";
import { checkClientId, findEditedClientId, linkNewOrders } from "../clients/clientNames";
import type { WriteDatabase } from "../db/connect";
import {
  audit,
  boxSpecifications,
  boxSpecificationVersions,
  orderPlans,
  orders,
  promisedDays,
  reelReservations,
  reels,
  reelUsages,
} from "../db/schema";
import { badRequest, conflict, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { tableList } from "../lists/listSource";
import { readFirstRow } from "../lists/readList";
import { readOpenRuns } from "../paper/plan/openRun";
import { lockReservedReels, restoreReservations } from "../paper/plan/orderPaperPlan";
import { defineRecord, editedColumns } from "../records/defineRecord";
import { recordId } from "../records/recordHandlers";
import { readSpecificationColumns } from "../specifications/versions";
import { kilogramsSql, rupeesSql } from "../units";

type OrderRow = typeof orders.$inferSelect;

/**
 * Returns the refusal of a quantity that is lower than before and lower than the dispatched boxes. Undefined if the
 * quantity is allowed.
 */
function findQuantityFault({ id, quantity, dispatchedQuantity }: OrderRow, wanted: number) {
  if (wanted >= quantity || wanted >= dispatchedQuantity) return undefined;
  return say("order.belowDispatched", { smart_count: dispatchedQuantity, order: String(id) });
}

/** Locks an order to which an undo gives another quantity. @throws HttpError 409 if more boxes are dispatched */
async function checkRestoredQuantity(tx: WriteDatabase, id: number, quantity: unknown) {
  if (typeof quantity !== "number") return;
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for("no key update");
  const fault = row && findQuantityFault(row, quantity);
  if (fault) throw conflict(fault);
}

/**
 * Gives the promise of an order its moment and its author back, after an undo has changed the order's day from one day to
 * another. The trigger of the day takes each change for a new promise, which waits behind all others.
 */
async function restorePromise(tx: WriteDatabase, id: number, from: unknown, to: unknown) {
  const [left, restored] = [from, to].map((value) => value && indiaDate(new Date(String(value))));
  if (!restored || left === restored) return;
  // The newest rows, from the newest: the day that the undo wrote, the day that the change wrote, and the day that was
  // promised before both. `offset 2` takes the third.
  await tx.execute(sql`
    update ${orderPlans} set promised_at = former.since, promised_by = former.given_by
    from (
      select day, since, given_by from ${promisedDays} where order_id = ${id} and kind = 'PROMISED'
      order by number desc offset 2 limit 1
    ) former
    where ${orderPlans.orderId} = ${id} and ${orderPlans.promisedFor} = former.day`);
}

/**
 * Checks that an order that is still to make stays in the unit of its combined run.
 * @throws HttpError 400 by the field if an edit would move it
 */
async function checkMove(tx: WriteDatabase, { id, status }: OrderRow) {
  if (status !== "TODO" && status !== "IN_PROGRESS") return;
  const run = (await readOpenRuns(tx, [id])).get(id);
  if (!run) return;
  const values = { order: String(id), run: String(run.runId) };
  throw badRequest({ unit: say("combine.undoFirst", values) });
}

/** Returns the columns of an order's edit. @throws HttpError 409 if the order cannot be edited, 400 if a field is wrong */
async function orderEdit(
  tx: WriteDatabase,
  session: Session,
  row: OrderRow,
  edit: Omit<OrderEdit, "version">,
) {
  if (row.cancelledAt) throw conflict(say("order.cancelledNoEdit", { order: String(row.id) }));
  const promised = new Date(edit.expectedCompletionDate);
  const isPromiseChanged = promised.getTime() !== row.expectedCompletionDate.getTime();
  const isSuperAdmin = session.role === "ROLE_SUPER_ADMIN";
  if (isPromiseChanged && !mayChangePromise(row.status, isSuperAdmin))
    throw badRequest({ expectedCompletionDate: say("order.promiseIsKept") });
  const fault = findQuantityFault(row, edit.quantity);
  if (fault) throw badRequest({ quantity: fault });
  if (edit.unit !== row.unit) await checkMove(tx, row);
  const versionId =
    edit.specificationVersionId === undefined
      ? row.specificationVersionId
      : edit.specificationVersionId;
  return {
    ...edit,
    materialGrade: edit.materialGrade ?? null,
    poNumber: edit.poNumber ?? null,
    poDate: edit.poDate ?? null,
    clientId: await findEditedClientId(tx, edit, row),
    ...(await readSpecificationColumns(tx, versionId, session.email, row)),
    // The chosen number of blanks is only valid for the same blank.
    ups: versionId === row.specificationVersionId ? row.ups : null,
    expectedCompletionDate: promised,
  };
}

export const orderRecord = defineRecord({
  kind: "order",
  seenBy: "getAllOrders",
  name: orders.client,
  undo: {
    calls: ["moveOrder", "updateOrder", "cancelOrder", "chooseUps"],
    columns: [
      ...editedColumns(OrderEdit),
      "boardSettingsId",
      "ups",
      "status",
      "cancelledAt",
      "cancelReason",
    ],
    async check(tx, _session, id, { cancelledAt, quantity }) {
      if (cancelledAt === null) await lockReservedReels(tx, id);
      await checkRestoredQuantity(tx, id, quantity);
    },
    // An order that is no longer cancelled gets its reservations back.
    async restore(tx, id, from, fields) {
      await restorePromise(tx, id, from.expectedCompletionDate, fields.expectedCompletionDate);
      const { cancelledAt } = from;
      return cancelledAt instanceof Date
        ? restoreReservations(tx, { id, cancelledAt })
        : { audited: {} };
    },
  },
  search: {
    title: sql`'#' || ${orders.id} || ' ' || ${orders.client}`,
    details: [orders.productType, orders.size],
    texts: [orders.client, orders.productType, orders.size, orders.transportNumber],
    codes: [
      orders.id,
      sql`'#' || ${orders.id}`,
      orders.repeatCode,
      // The code of the order as on the job card.
      sql`'ORD-' || lpad(${orders.id}::text, greatest(6, length(${orders.id}::text)), '0')`,
    ],
    mark: sql`case when ${orders.cancelledAt} is not null then ${"CANCELLED" satisfies FoundMark} end`,
  },
  attachments: { addedBy: "updateOrder", hasArtwork: true, findArtworkPdf },
  table: orders,
  list: tableList(orders),
  reply: Order,
  what: say("this.order"),
  missing: (id) => notFound(say("named.order", { order: String(id) })),
  titleOf: ({ id }) => say("named.order", { order: String(id) }),
  edit: ({ tx, session, row, body }) => orderEdit(tx, session, row, body),
  import: {
    forms: orderImport,
    async columns({ specificationVersionId, ...value }, { id, session, tx }) {
      await checkClientId(tx, value.clientId);
      return {
        ...value,
        ...(specificationVersionId !== undefined &&
          (await readSpecificationColumns(tx, specificationVersionId, session.email))),
        id,
        status: "TODO" as const,
        expectedCompletionDate: new Date(value.expectedCompletionDate),
        createdBy: session.email,
      };
    },
    inserted: linkNewOrders,
    restoring: (tx, { id, to }) => checkRestoredQuantity(tx, id, to.quantity),
    undone: (tx, { id, from, to }) =>
      restorePromise(tx, id, from.expectedCompletionDate, to.expectedCompletionDate),
  },
});

/**
 * The steps of an order through the columns. If the last audited move does not lead to the order's status, the move is older
 * than the audit. A step with its time alone is then the last one.
 */
const steps = sql`(
  with moves as (
    select id, at, admin_email as by, after->>'status' as status, undo_of is not null as is_undo
    from ${audit}
    where record = 'order ' || ${orders.id} and call in ('moveOrder', 'undoChange')
      and after->>'status' is not null
  ),
  step as (
    select 0 as id, ${orders.createdAt} as at, ${orders.createdBy} as by, 'TODO' as status, false as is_undo
    union all select * from moves
    union all
    select null, coalesce(${orders.shippedAt}, ${orders.updatedAt}), null, ${orders.status}::text, false
    where ${orders.status}::text <> coalesce((select status from moves order by id desc limit 1), 'TODO')
  )
  select json_agg(json_strip_nulls(json_build_object(
    'status', status, 'at', at, 'by', by, 'isUndo', nullif(is_undo, false)
  )) order by id nulls last) from step)`;

/** The reels that ran for an order, the first one first. */
const reelsOf = sql`coalesce((
  select json_agg(json_strip_nulls(json_build_object(
    'id', ${reels.id},
    'barcodeId', ${reels.barcodeId},
    'reelNo', ${reels.reelNo},
    'paperType', ${reels.paperType},
    'gsm', ${reels.gsm},
    'usageType', ${reelUsages.usageType},
    'isEstimated', ${reelUsages.isEstimated},
    'weightConsumed', ${kilogramsSql(reelUsages.consumedGrams)},
    'courgationIn', ${reelUsages.startedAt},
    'courgationOut', ${reelUsages.endedAt},
    'howManyBox', ${reelUsages.boxCount}
  )) order by ${reelUsages.startedAt}, ${reelUsages.id})
  from ${reelUsages} join ${reels} on ${reels.id} = ${reelUsages.reelId}
  where ${reelUsages.orderId} = ${orders.id}), '[]')`;

/** The specification of an order's version. Null if the order has none. */
const specification = sql`(
  select json_build_object(
    'id', ${boxSpecifications.id},
    'name', ${boxSpecifications.name},
    'number', ${boxSpecificationVersions.number}
  )
  from ${boxSpecificationVersions}
  join ${boxSpecifications} on ${boxSpecifications.id} = ${boxSpecificationVersions.specificationId}
  where ${boxSpecificationVersions.id} = ${orders.specificationVersionId})`;

/** The quotation from which the order was made, with the accepted price of a box. */
const quotation = sql`(case when ${orders.quotationId} is not null then json_build_object(
  'id', ${orders.quotationId},
  'number', 'Q-' || lpad(${orders.quotationId}::text, greatest(6, length(${orders.quotationId}::text)), '0'),
  'price', ${rupeesSql(orders.pricePaise)}
) end)`;

const reservedReels = sql`(
  select count(*)::int from ${reelReservations} where order_id = ${orders.id} and released_at is null)`;

export const orderDetailsHandlers: Handlers<"getOrder"> = {
  async getOrder({ params }, { db }) {
    const id = recordId(orderRecord, params.id);
    const list = tableList(orders);
    const fields = {
      ...list.fields,
      specification,
      quotation,
      steps,
      reels: reelsOf,
      reservedReels,
    };
    const where = sql`${orders.id} = ${id}`;
    const order = await readFirstRow(db, { ...list, fields, where }, OrderDetails);
    if (!order) throw notFound(say("named.order", { order: String(id) }));
    return order;
  },
};
