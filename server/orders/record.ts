import { sql } from "drizzle-orm";
import { importForms } from "../../contract/imports";
import { Order, OrderEdit } from "../../contract/orders";
import type { FoundMark } from "../../contract/search";
import { boxSpecifications, boxSpecificationVersions, orders } from "../db/schema";
import { notFound } from "../errors";
import { tableList } from "../lists/listSource";
import { lockReservedReels, restoreReservations } from "../paper/reservations/restoreReservations";
import { defineRecord, editedColumns, type SearchSource } from "../records/defineRecord";
import { specificationColumns } from "../specifications/orderSpecification";
import { orderEdit } from "./orderEdit";

export const orderRecord = defineRecord({
  kind: "order",
  seenBy: "getAllOrders",
  name: orders.client,
  listTables: [orders, boxSpecifications, boxSpecificationVersions],
  undo: {
    calls: ["moveOrder", "updateOrder", "cancelOrder", "chooseUps"],
    columns: [
      ...editedColumns(OrderEdit),
      ...["boardSettingsId", "ups", "status", "cancelledAt", "cancelReason"],
    ],
    async check(tx, _session, id, { cancelledAt }) {
      if (cancelledAt === null) await lockReservedReels(tx, id);
    },
    // An order that is no longer cancelled gets its reservations back.
    restore: async (tx, id, { cancelledAt }) =>
      cancelledAt instanceof Date
        ? restoreReservations(tx, { id, cancelledAt })
        : { noted: {}, message: "" },
  },
  search: {
    title: sql`'#' || ${orders.id} || ' ' || ${orders.client}`,
    details: [orders.productType, orders.size],
    texts: [orders.client, orders.productType, orders.size, orders.transportNumber],
    codes: [
      orders.id,
      sql`'#' || ${orders.id}`,
      // As on its job card.
      sql`'ORD-' || lpad(${orders.id}::text, greatest(6, length(${orders.id}::text)), '0')`,
    ],
    mark: sql`case when ${orders.cancelledAt} is not null then ${"CANCELLED" satisfies FoundMark} end`,
  },
  table: orders,
  list: tableList(orders),
  reply: Order,
  what: "This order",
  missing: (id) => notFound(`Order #${id}`),
  titleOf: ({ id }) => `Order #${id}`,
  edit: ({ tx, session, row, body, version }) => orderEdit(tx, session, row, { ...body, version }),
  import: {
    forms: importForms.orders,
    columns: async ({ specificationVersionId, ...value }, { id, session, tx }) => ({
      ...value,
      ...(specificationVersionId !== undefined &&
        (await specificationColumns(tx, specificationVersionId, session.email))),
      id,
      status: "TODO" as const,
      expectedCompletionDate: new Date(value.expectedCompletionDate),
      createdBy: session.email,
    }),
  },
});

/** A client is known by its orders. */
export const clientSearch: SearchSource = {
  from: sql`(select client, max(id) as latest from ${orders} group by client) as clients`,
  key: sql`client`,
  title: sql`client`,
  details: [],
  texts: [sql`client`],
  newest: sql`latest`,
};
