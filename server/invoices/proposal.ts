import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { ClientAddress } from "../../contract/clients";
import type { InvoiceSettings } from "../../contract/invoiceSettings";
import type { InvoiceDocument, InvoiceProposal } from "../../contract/invoices";
import { currentTime } from "../../domain/clock";
import { dateAfter, indiaDate } from "../../domain/indiaTime";
import { findDelivery, type PostingTerms } from "../../domain/invoices/composeInvoice";
import { hsnOfProduct, isSheetProduct } from "../../domain/invoices/gst";
import { findZoneSupply } from "../../domain/invoices/zones";
import { say } from "../../domain/messages/say";
import { rupeesOf, unitPriceRupees } from "../../domain/storedUnits";
import { clientIdByName } from "../clients/clientNames";
import { readPaymentDays } from "../clients/paymentDays";
import {
  type PostingSettings,
  readInvoiceSettings,
  readPlantDetails,
} from "../company/plantSettings";
import type { Reader } from "../db/connect";
import { clients, dispatches, invoices, orders } from "../db/schema";
import { notFound, sentMissing } from "../errors";
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

/** Reads the mark of an order's client in a special economic zone. */
async function readZoneMark(db: Reader, orderId: number) {
  const [order] = await db
    .select({ clientId: orders.clientId, client: orders.client })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) return undefined;
  const [client] = await db
    .select({ zone: clients.zone })
    .from(clients)
    .where(eq(clients.id, sql`coalesce(${order.clientId}::int, ${clientIdByName(order.client)})`));
  return client?.zone;
}

/** Returns the facts of the plant at the moment of a posting. Undefined until the plant's particulars are entered. */
export async function readTerms(
  db: Reader,
  { supplier, gstRows, toolingHsn, undertakings = [] }: PostingSettings,
  posting: { readonly orderId: number; readonly quantity: number; readonly date: string },
): Promise<PostingTerms | undefined> {
  if (supplier?.gstin === undefined) return undefined;
  const { orderId, quantity, date } = posting;
  const tooling = await readOpenTooling(db, orderId);
  const zone = findZoneSupply(await readZoneMark(db, orderId), undertakings, date);
  return {
    date,
    gstRows,
    toolingHsn,
    quantity,
    supplierStateCode: supplier.stateCode,
    ...(zone && { zone }),
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

/**
 * Reads the recipient of an order: its client's record. An order of an unrecorded client has the recipient of an
 * earlier invoice.
 */
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

/** Proposes the HSN code of an order with its reason. `invoiced` is the code of the order's last invoice. */
function proposeHsn(invoiced: string | undefined, productType: string, boxHsn: string) {
  if (invoiced !== undefined) return { hsn: invoiced, hsnReason: "INVOICE" as const };
  const hsnReason = isSheetProduct(productType) ? ("SHEETS" as const) : ("BOXES" as const);
  return { hsn: hsnOfProduct(productType, boxHsn), hsnReason };
}

/** Returns the terms of a proposal, and the reason why no invoice can be posted. */
const proposedPosting = (isCancelled: boolean, terms: PostingTerms | undefined) => ({
  ...(terms ? { terms: proposedTerms(terms) } : sentMissing(say("invoice.settingsFirst"))),
  ...(isCancelled && sentMissing(say("invoice.dispatchIsCancelled"))),
});

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
  const [posted] = await db
    .select({ id: invoices.id, serial: invoices.serial })
    .from(invoices)
    .where(and(eq(invoices.dispatchId, dispatchId), isNull(invoices.cancelledAt)));
  const { quantity } = dispatch;
  const posting = { orderId: order.id, quantity, date: indiaDate(currentTime()) };
  const terms = await readTerms(db, settings, posting);
  const { gstin, ...party } = await readRecipient(db, order);
  const delivery = findDelivery(order.deliveryAddress, party.recipient, party.deliveries);
  return {
    dispatchId,
    orderId: order.id,
    quantity,
    client: order.client,
    description: line?.description ?? `${order.productType}, ${order.size}`,
    ...proposeHsn(line?.hsn, order.productType, settings.hsn),
    ...(pricePaise !== null && { price: unitPriceRupees(pricePaise) }),
    ...party,
    ...(gstin !== undefined && { recipientGstin: gstin }),
    orderAddress: order.deliveryAddress,
    ...(delivery && { delivery: { name: party.recipient.name, ...delivery } }),
    vehicleNumber: dispatch.transportNumber.toUpperCase().replace(/[^A-Z0-9]/g, ""),
    ...(terms?.tooling && { tooling: rupeesOf(terms.tooling.pricePaise) }),
    ...(settings.supplier && {
      paper: {
        supplier: settings.supplier,
        ...(await readPaperDetails(db, settings, order.id, {
          kind: "TAX_INVOICE",
          date: posting.date,
        })),
      },
    }),
    ...(posted && { posted }),
    ...proposedPosting(dispatch.cancelledAt !== null, terms),
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
    .select({ number: orders.poNumber, date: orders.poDate, clientId: orders.clientId })
    .from(orders)
    .where(eq(orders.id, orderId));
  const { number = null, date: orderedOn = null, clientId = null } = order ?? {};
  const days = kind === "TAX_INVOICE" ? await readPaymentDays(db, clientId, date) : undefined;
  return {
    ...(await readPlantDetails(db, settings)),
    ...(number !== null && {
      clientOrder: { number, ...(orderedOn !== null && { date: orderedOn }) },
    }),
    ...(days !== undefined && { dueDate: dateAfter(date, days) }),
  };
}
