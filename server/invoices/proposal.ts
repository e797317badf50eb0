import { and, desc, eq, isNull } from "drizzle-orm";
import type { InvoiceProposal } from "../../contract/invoices";
import { say } from "../../domain/messages/say";
import type { Reader } from "../db/connect";
import { clients, dispatches, invoices, orders } from "../db/schema";
import { notFound, sentMissing } from "../errors";
import { rupeesOf } from "../units";
import { documentOf } from "./invoiceRows";
import { readInvoiceSettings } from "./settings";
import { readOpenTooling } from "./tooling";

type Proposed = InvoiceProposal["recipient"] & { readonly gstin?: string | undefined };

/** A client's particulars as far as they are known. */
export function partyOf({ name, gstin, ...client }: typeof clients.$inferSelect): Proposed {
  const [address1, ...more] = (client.billingStreet ?? "").split("\n").map((text) => text.trim());
  const { billingTown: place, billingPin: pin, billingStateCode: state } = client;
  return {
    name,
    ...(gstin !== null && { gstin }),
    ...(address1 && { address1 }),
    ...(more.length > 0 && { address2: more.join(", ") }),
    ...(place !== null && { place }),
    ...(pin !== null && { pin }),
    ...(state !== null && { stateCode: state }),
  };
}

/** Proposes an invoice for a dispatch: the client's last particulars, and the price of the order's last invoice or quotation. */
export async function proposeInvoice(db: Reader, dispatchId: number): Promise<InvoiceProposal> {
  const [found] = await db
    .select()
    .from(dispatches)
    .innerJoin(orders, eq(orders.id, dispatches.orderId))
    .where(eq(dispatches.id, dispatchId));
  if (!found) throw notFound(say("this.dispatch"));
  const { dispatches: dispatch, orders: order } = found;
  const settings = await readInvoiceSettings(db);
  const lastWhere = (...conditions: Parameters<typeof and>) =>
    db
      .select()
      .from(invoices)
      .where(and(isNull(invoices.originalId), isNull(invoices.cancelledAt), ...conditions))
      .orderBy(desc(invoices.id))
      .limit(1);
  const [ofOrder] = await lastWhere(eq(invoices.orderId, order.id));
  const [ofClient] = ofOrder ? [ofOrder] : await lastWhere(eq(invoices.client, order.client));
  const last = ofClient && documentOf(ofClient);
  const [client] =
    order.clientId === null
      ? []
      : await db.select().from(clients).where(eq(clients.id, order.clientId));
  const [line] = ofOrder ? documentOf(ofOrder).lines : [];
  const pricePaise = line?.pricePaise ?? order.pricePaise;
  const tooling = await readOpenTooling(db, order.id);
  const { gstin, ...recipient } =
    last?.recipient ?? (client ? partyOf(client) : { name: order.client, gstin: undefined });
  return {
    dispatchId,
    orderId: order.id,
    quantity: dispatch.quantity,
    client: order.client,
    description: line?.description ?? `${order.productType}, ${order.size}`,
    hsn: line?.hsn ?? settings.hsn,
    ...(pricePaise !== null && { price: rupeesOf(pricePaise) }),
    recipient,
    ...(gstin !== undefined && { recipientGstin: gstin }),
    ...(last && { delivery: last.delivery }),
    vehicleNumber: dispatch.transportNumber.toUpperCase().replace(/[^A-Z0-9]/g, ""),
    ...(tooling && { tooling: rupeesOf(tooling.totalPaise) }),
    ...(settings.supplier?.gstin === undefined && sentMissing(say("invoice.settingsFirst"))),
  };
}
