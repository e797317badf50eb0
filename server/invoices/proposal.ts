import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { ClientAddress } from "../../contract/clients";
import type { InvoiceSettings } from "../../contract/invoiceSettings";
import type { InvoiceDocument, InvoiceProposal } from "../../contract/invoices";
import { dateAfter, indiaDate } from "../../domain/indiaTime";
import { findDelivery, type PostingTerms } from "../../domain/invoices/composeInvoice";
import { say } from "../../domain/messages/say";
import { clientIdByName } from "../clients/clientNames";
import {
  type PostingSettings,
  readInvoiceSettings,
  readPlantDetails,
} from "../company/plantSettings";
import type { Reader } from "../db/connect";
import { clients, dispatches, invoices, orders } from "../db/schema";
import { notFound, sentMissing } from "../errors";
import { rupeesOf } from "../units";
import { documentOf } from "./invoiceRows";
import { readOpenTooling } from "./tooling";

type Proposed = InvoiceProposal["recipient"] & { readonly gstin?: string | undefined };

/** Splits a street into an invoice's address lines. The first line is the first one, and all others are the second. */
function linesOf(street: string) {
  const [address1, ...more] = street.split("\n").flatMap((text) => text.trim() || []);
  return {
    ...(address1 && { address1 }),
    ...(more.length > 0 && { address2: more.join(", ") }),
  };
}

const siteOf = (name: string, { street, town, pin, stateCode }: ClientAddress) => ({
  name,
  ...linesOf(street),
  place: town,
  pin,
  stateCode,
});

/** Returns a client's particulars. Unknown ones are absent. */
export function partyOf({ name, gstin, ...client }: typeof clients.$inferSelect): Proposed {
  const { billingTown: place, billingPin: pin, billingStateCode: state } = client;
  return {
    name,
    ...(gstin !== null && { gstin }),
    ...linesOf(client.billingStreet ?? ""),
    ...(place !== null && { place }),
    ...(pin !== null && { pin }),
    ...(state !== null && { stateCode: state }),
  };
}

/** Returns the facts of the plant at the moment of a posting. Undefined until the plant's particulars are entered. */
export async function readTerms(
  db: Reader,
  { supplier, gstRows, toolingHsn }: PostingSettings,
  posting: { readonly orderId: number; readonly quantity: number; readonly date: string },
): Promise<PostingTerms | undefined> {
  if (supplier?.gstin === undefined) return undefined;
  const { orderId, quantity, date } = posting;
  const tooling = await readOpenTooling(db, orderId);
  return {
    date,
    gstRows,
    toolingHsn,
    quantity,
    supplierStateCode: supplier.stateCode,
    ...(tooling && {
      tooling: { description: tooling.description, pricePaise: tooling.totalPaise },
    }),
  };
}

type Order = typeof orders.$inferSelect;

const readLast = async (db: Reader, ...conditions: Parameters<typeof and>) => {
  const [last] = await db
    .select()
    .from(invoices)
    .where(and(isNull(invoices.originalId), isNull(invoices.cancelledAt), ...conditions))
    .orderBy(desc(invoices.id))
    .limit(1);
  return last && documentOf(last);
};

/** Reads the recipient of an order: its client's record. An order of an unrecorded client has the one of an earlier invoice. */
async function readRecipient(db: Reader, order: Order) {
  const [client] = await db
    .select()
    .from(clients)
    .where(eq(clients.id, sql`coalesce(${order.clientId}::int, ${clientIdByName(order.client)})`));
  if (client) {
    const { gstin, ...recipient } = partyOf(client);
    const deliveries = client.deliveryAddresses.map((site) => siteOf(client.name, site));
    return { source: "CLIENT" as const, clientId: client.id, gstin, recipient, deliveries };
  }
  const last =
    (await readLast(db, eq(invoices.orderId, order.id))) ??
    (await readLast(db, eq(invoices.client, order.client)));
  if (!last) return { source: "ORDER" as const, recipient: { name: order.client }, deliveries: [] };
  const { gstin, ...recipient } = last.recipient;
  return { source: "INVOICE" as const, gstin, recipient, deliveries: [] };
}

/** Proposes an invoice for a dispatch: the client's particulars, and the price of the order's last invoice or quotation. */
export async function proposeInvoice(db: Reader, dispatchId: number): Promise<InvoiceProposal> {
  const [found] = await db
    .select()
    .from(dispatches)
    .innerJoin(orders, eq(orders.id, dispatches.orderId))
    .where(eq(dispatches.id, dispatchId));
  if (!found) throw notFound(say("this.dispatch"));
  const { dispatches: dispatch, orders: order } = found;
  const settings = await readInvoiceSettings(db);
  const [line] = (await readLast(db, eq(invoices.orderId, order.id)))?.lines ?? [];
  const pricePaise = line?.pricePaise ?? order.pricePaise;
  const { quantity } = dispatch;
  const posting = { orderId: order.id, quantity, date: indiaDate(new Date()) };
  const terms = await readTerms(db, settings, posting);
  const { gstin, ...party } = await readRecipient(db, order);
  const delivery = findDelivery(order.deliveryAddress, party.recipient, party.deliveries);
  return {
    dispatchId,
    orderId: order.id,
    quantity,
    client: order.client,
    description: line?.description ?? `${order.productType}, ${order.size}`,
    hsn: line?.hsn ?? settings.hsn,
    ...(pricePaise !== null && { price: rupeesOf(pricePaise) }),
    ...party,
    ...(gstin !== undefined && { recipientGstin: gstin }),
    orderAddress: order.deliveryAddress,
    ...(delivery && { delivery: { name: party.recipient.name, ...delivery } }),
    vehicleNumber: dispatch.transportNumber.toUpperCase().replace(/[^A-Z0-9]/g, ""),
    ...(terms?.tooling && { tooling: rupeesOf(terms.tooling.pricePaise) }),
    ...(terms ? { terms: proposedTerms(terms) } : sentMissing(say("invoice.settingsFirst"))),
  };
}

const proposedTerms = ({ gstRows, tooling, ...terms }: PostingTerms) => ({
  ...terms,
  gstRows: [...gstRows],
  ...(tooling && { tooling }),
});

type Details = Pick<
  InvoiceDocument,
  "phone" | "email" | "bank" | "upiId" | "signatory" | "logo" | "clientOrder" | "dueDate"
>;

interface Posted {
  readonly kind: InvoiceDocument["kind"];
  readonly date: string;
}

/** Reads the parts of an invoice besides its lines: the plant's particulars, the client's order and the due date. */
export async function readPaperDetails(
  db: Reader,
  settings: InvoiceSettings,
  orderId: number,
  { kind, date }: Posted,
): Promise<Details> {
  const [order] = await db
    .select({ number: orders.poNumber, date: orders.poDate, days: clients.paymentDays })
    .from(orders)
    .leftJoin(clients, eq(clients.id, orders.clientId))
    .where(eq(orders.id, orderId));
  const { number = null, date: orderedOn = null, days = null } = order ?? {};
  const hasDueDate = kind === "TAX_INVOICE" && days !== null;
  return {
    ...(await readPlantDetails(db, settings)),
    ...(number !== null && {
      clientOrder: { number, ...(orderedOn !== null && { date: orderedOn }) },
    }),
    ...(hasDueDate && { dueDate: dateAfter(date, days) }),
  };
}
