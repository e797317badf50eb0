import { and, eq, isNull, sql } from "drizzle-orm";
import type { InvoiceSettings } from "../../contract/invoiceSettings";
import type {
  CreditNoteCreation,
  InvoiceCreation,
  InvoiceDocument,
  Transport,
} from "../../contract/invoices";
import { indiaDate } from "../../domain/indiaTime";
import { gstRateOn, taxedLine, taxPaise, totalsOf } from "../../domain/invoices/gst";
import { financialYearOf, serialOf } from "../../domain/invoices/serials";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { dispatches, invoiceSerials, invoices } from "../db/schema";
import { badRequest, conflict, notFound } from "../errors";
import { paiseOf } from "../units";
import { documentOf, documentSchema, transportOf } from "./invoiceRows";
import { readInvoiceSettings } from "./settings";
import { readOpenTooling } from "./tooling";

/**
 * Returns the date in India of a posting. Other postings of the series wait until this transaction ends. The date is
 * read after the wait, so no number has an earlier date than a lower number, and a year's number has a date of that year.
 */
async function takeTurn(tx: WriteDatabase, series: string): Promise<string> {
  const key = `invoice series ${series}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  return indiaDate(new Date());
}

/**
 * Takes the next number of a series. Other postings of the series wait until this transaction ends, and one that fails
 * gives its number back: a series has no gaps.
 */
async function takeNumber(tx: WriteDatabase, series: string, financialYear: string) {
  const [taken] = await tx
    .insert(invoiceSerials)
    .values({ series, financialYear, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [invoiceSerials.series, invoiceSerials.financialYear],
      set: { lastNumber: sql`${invoiceSerials.lastNumber} + 1` },
    })
    .returning({ number: invoiceSerials.lastNumber });
  if (!taken) throw new Error("An upsert returned no row");
  return taken.number;
}

interface Posting {
  readonly call: "createInvoice" | "createCreditNote";
  readonly series: string;
  readonly orderId: number;
  readonly dispatchId?: number;
  readonly originalId?: number;
  readonly transport: Transport;
  readonly document: Omit<InvoiceDocument, "serial">;
}

/** Writes an invoice with the next number of the series. @returns its id */
async function post(tx: WriteDatabase, session: Session, posting: Posting): Promise<number> {
  const { call, series, document: content, ...references } = posting;
  const { kind, date, recipient, totals } = content;
  const tooling = content.lines.find(({ isTooling }) => isTooling);
  const financialYear = financialYearOf(date);
  const number = await takeNumber(tx, series, financialYear);
  const serial = serialOf(series, financialYear, number);
  const document: InvoiceDocument = { ...content, serial };
  const [row] = await tx
    .insert(invoices)
    .values({
      ...{ kind, series, financialYear, number, serial, date, ...references },
      client: recipient.name,
      gstin: recipient.gstin ?? null,
      taxablePaise: totals.taxablePaise,
      taxPaise: taxPaise(totals),
      totalPaise: totals.totalPaise,
      toolingPaise: tooling?.taxablePaise ?? null,
      document,
      schemaVersion: documentSchema.version,
      createdBy: session.email,
    })
    .returning({ id: invoices.id });
  if (!row) throw new Error("An insert returned no row");
  const after = { serial, client: recipient.name, totalPaise: totals.totalPaise };
  await recordChange(tx, session, { call, record: `invoice ${row.id}`, after, version: 1 });
  return row.id;
}

const bankOf = ({ bankName, bankAccount, bankIfsc }: InvoiceSettings) =>
  [bankName, bankAccount && `A/c ${bankAccount}`, bankIfsc && `IFSC ${bankIfsc}`]
    .filter(Boolean)
    .join(", ");

/** @throws HttpError 409 if the plant's particulars are missing */
function supplierOf({ supplier }: InvoiceSettings) {
  if (supplier?.gstin === undefined) throw conflict(say("invoice.settingsFirst"));
  return supplier;
}

/** @throws HttpError 404 or 409 if the dispatch cannot have an invoice */
async function lockDispatch(tx: WriteDatabase, id: number) {
  const [dispatch] = await tx.select().from(dispatches).where(eq(dispatches.id, id)).for("update");
  if (!dispatch) throw notFound(say("this.dispatch"));
  if (dispatch.cancelledAt) throw conflict(say("invoice.dispatchIsCancelled"));
  const [other] = await tx
    .select({ serial: invoices.serial })
    .from(invoices)
    .where(and(eq(invoices.dispatchId, id), isNull(invoices.cancelledAt)));
  if (other) throw conflict(say("invoice.dispatchHas", { serial: other.serial }));
  return dispatch;
}

/**
 * The line of the order's tooling charge, if no valid invoice has it. Postings of the series take turns, so two at the same
 * time do not both find it. An index rejects the second one of another series.
 */
export async function toolingLine(
  tx: WriteDatabase,
  { orderId, date, settings, isInside }: ToolingOf,
) {
  const tooling = await readOpenTooling(tx, orderId);
  if (!tooling) return [];
  const { toolingHsn: hsn, gstRows } = settings;
  const ratePercent = gstRateOn(gstRows, hsn, date);
  if (ratePercent === undefined)
    throw badRequest({ withTooling: say("invoice.noGstRate", { hsn }) });
  const { description, totalPaise: pricePaise } = tooling;
  const charge = { description, hsn, quantity: 1, pricePaise, ratePercent, isTooling: true };
  return [taxedLine(charge, isInside)];
}

interface ToolingOf {
  readonly orderId: number;
  readonly date: string;
  readonly settings: InvoiceSettings;
  readonly isInside: boolean;
}

/** Posts a tax invoice or a challan for a dispatch. @throws HttpError 400, 404 or 409 with the reason */
export async function postInvoice(tx: WriteDatabase, session: Session, body: InvoiceCreation) {
  const { kind, dispatchId, description, hsn, price, recipient, transport } = body;
  const settings = await readInvoiceSettings(tx);
  const supplier = supplierOf(settings);
  const dispatch = await lockDispatch(tx, dispatchId);
  const isSale = kind === "TAX_INVOICE";
  const series = isSale ? settings.invoiceSeries : settings.challanSeries;
  const date = await takeTurn(tx, series);
  // Goods that are not sold have no tax. Source: GST rule 55.
  const ratePercent = isSale ? gstRateOn(settings.gstRows, hsn, date) : 0;
  if (ratePercent === undefined) throw badRequest({ hsn: say("invoice.noGstRate", { hsn }) });
  const placeOfSupply = body.delivery?.stateCode ?? recipient.stateCode;
  const isInside = placeOfSupply === supplier.stateCode;
  const goods = { description, hsn, quantity: dispatch.quantity, pricePaise: paiseOf(price) };
  const charge = { orderId: dispatch.orderId, date, settings, isInside };
  const lines = [
    taxedLine({ ...goods, ratePercent }, isInside),
    ...(isSale && body.withTooling ? await toolingLine(tx, charge) : []),
  ];
  const bank = bankOf(settings);
  return post(tx, session, {
    call: "createInvoice",
    series,
    orderId: dispatch.orderId,
    dispatchId,
    transport,
    document: {
      ...{ kind, date, supplier, recipient, placeOfSupply },
      delivery: body.delivery ?? recipient,
      isReverseCharge: false,
      lines,
      totals: totalsOf(lines),
      ...(bank !== "" && { bank }),
      ...(settings.signatory !== undefined && { signatory: settings.signatory }),
    },
  });
}

/** Posts a credit note of an invoice. @throws HttpError 400, 404 or 409 with the reason */
export async function postCreditNote(
  tx: WriteDatabase,
  session: Session,
  { invoiceId, quantity, price, reason }: CreditNoteCreation,
) {
  const [original] = await tx
    .select()
    .from(invoices)
    .where(eq(invoices.id, invoiceId))
    .for("update");
  if (!original) throw notFound(say("this.invoice"));
  if (original.kind !== "TAX_INVOICE") throw conflict(say("invoice.onlyTaxInvoice"));
  if (original.cancelledAt) throw conflict(say("invoice.isCancelled", { serial: original.serial }));
  const settings = await readInvoiceSettings(tx);
  const { serial, date, lines, supplier, ...document } = documentOf(original);
  const [line] = lines;
  if (!line) throw new Error("An invoice has no line");
  const notes = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.originalId, invoiceId), isNull(invoices.cancelledAt)));
  const credited = notes
    .flatMap((note) => documentOf(note).lines)
    .reduce((sum, one) => sum + one.quantity, 0);
  const rest = line.quantity - credited;
  if (quantity > rest)
    throw badRequest({
      quantity: say("invoice.aboveCreditable", {
        serial,
        quantity: say("boxes", { smart_count: line.quantity }),
        credited: say("boxes", { smart_count: credited }),
        rest: say("boxes", { smart_count: rest }),
      }),
    });
  const pricePaise = paiseOf(price);
  if (pricePaise > line.pricePaise)
    throw badRequest({
      price: say("invoice.abovePrice", { serial, price: line.pricePaise / 100 }),
    });
  const isInside = document.placeOfSupply === supplier.stateCode;
  const { description, hsn, ratePercent } = line;
  const series = settings.creditNoteSeries;
  const noteDate = await takeTurn(tx, series);
  const noteLines = [taxedLine({ description, hsn, ratePercent, quantity, pricePaise }, isInside)];
  return post(tx, session, {
    call: "createCreditNote",
    series,
    orderId: original.orderId,
    originalId: invoiceId,
    transport: transportOf(original),
    document: {
      ...document,
      kind: "CREDIT_NOTE",
      date: noteDate,
      supplier,
      lines: noteLines,
      totals: totalsOf(noteLines),
      original: { serial, date },
      reason,
    },
  });
}
