import { sql } from "drizzle-orm";
import { mayChangePromise, Order, OrderEdit, orderImport } from "../../contract/orders";
import type { FoundMark } from "../../contract/search";
import { say } from "../../domain/messages/say";
import { findArtworkPdf } from "../attachments/artwork";
import type { Session } from "../auth/sessions";
import { checkClientId, findEditedClientId, linkNewOrders } from "../clients/findClient";
import type { WriteDatabase } from "../db/connect";
import { boxSpecifications, boxSpecificationVersions, orders } from "../db/schema";
import { badRequest, conflict, notFound } from "../errors";
import { tableList } from "../lists/listSource";
import { lockReservedReels, restoreReservations } from "../paper/plan/restoreReservations";
import { defineRecord, editedColumns } from "../records/defineRecord";
import { readSpecificationColumns } from "../specifications/orderSpecification";

/** @throws HttpError 409 if the order cannot be edited, 400 if a field is wrong */
export async function orderEdit(
  tx: WriteDatabase,
  session: Session,
  row: typeof orders.$inferSelect,
  { version, ...edit }: OrderEdit,
) {
  if (row.cancelledAt) throw conflict(say("order.cancelledNoEdit", { order: String(row.id) }));
  const promised = new Date(edit.expectedCompletionDate);
  const isPromiseChanged = promised.getTime() !== row.expectedCompletionDate.getTime();
  const isSuperAdmin = session.role === "ROLE_SUPER_ADMIN";
  // An edit of an older version gets the conflict, because it has not seen the newer changes, such as the shipping.
  if (version === row.version && isPromiseChanged && !mayChangePromise(row.status, isSuperAdmin))
    throw badRequest({ expectedCompletionDate: say("order.promiseIsKept") });
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
  listTables: [orders, boxSpecifications, boxSpecificationVersions],
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
    async check(tx, _session, id, { cancelledAt }) {
      if (cancelledAt === null) await lockReservedReels(tx, id);
    },
    // An order that is no longer cancelled gets its reservations back.
    restore: async (tx, id, { cancelledAt }) =>
      cancelledAt instanceof Date ? restoreReservations(tx, { id, cancelledAt }) : { audited: {} },
  },
  search: {
    title: sql`'#' || ${orders.id} || ' ' || ${orders.client}`,
    details: [orders.productType, orders.size],
    texts: [orders.client, orders.productType, orders.size, orders.transportNumber],
    codes: [
      orders.id,
      sql`'#' || ${orders.id}`,
      orders.repeatCode,
      // As on its job card.
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
  edit: ({ tx, session, row, body, version }) => orderEdit(tx, session, row, { ...body, version }),
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
  },
});
