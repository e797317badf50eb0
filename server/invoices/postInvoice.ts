import { and, eq, isNull, sql } from "drizzle-orm";
import type { InvoiceSettings } from "../../contract/invoiceSettings";
import type {
  CreditNoteCreation,
  InvoiceCreation,
  InvoiceDocument,
  Transport,
} from "../../contract/invoices";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { isPinOfState } from "../../domain/invoices/bothPortals";
import { type ComposedInvoice, composeInvoice } from "../../domain/invoices/composeInvoice";
import { composeCredit, findLateCredit } from "../../domain/invoices/creditNote";
import { isInsideState, largestTotalPaise, taxPaise } from "../../domain/invoices/gst";
import type { InvoiceTotals } from "../../domain/invoices/invoiceDocument";
import { financialYearOf, serialOf } from "../../domain/invoices/serials";
import { namesZone } from "../../domain/invoices/zones";
import { say } from "../../domain/messages/say";
import type { Session } from "../auth/sessions";
import { readInvoiceSettings } from "../company/plantSettings";
import type { WriteDatabase } from "../db/connect";
import { lockOrderOfDispatch } from "../db/lockOrder";
import { dispatches, invoiceSerials, invoices } from "../db/schema";
import { badRequest, conflict, notFound } from "../errors";
import { releaseAllocations } from "../receivables/allocate";
import { insertRecord } from "../records/insertRecord";
import { checkMonthOpen } from "./filedMonths";
import { documentOf, documentSchema, transportOf } from "./invoiceRows";
import { readPaperDetails, readTerms } from "./proposal";

/**
 * Returns the date in India of a posting. Other postings of the series wait until this transaction ends. The date is
 * read after the wait, so no number has an earlier date than a lower number. The date of a number is always in the
 * number's year.
 */
async function lockSeries(tx: WriteDatabase, series: string): Promise<string> {
  const key = `invoice series ${series}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  return indiaDate(currentTime());
}

/**
 * Takes the next number of a series. Other postings of the series wait until this transaction ends, and one that fails
 * gives its number back: a series has no gaps.
 */
async function takeNumber(tx: WriteDatabase, series: string, financialYear: string) {
  const [serial] = await tx
    .insert(invoiceSerials)
    .values({ series, financialYear, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [invoiceSerials.series, invoiceSerials.financialYear],
      set: { lastNumber: sql`${invoiceSerials.lastNumber} + 1` },
    })
    .returning({ number: invoiceSerials.lastNumber });
  if (!serial) throw new Error("An upsert returned no row");
  return serial.number;
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
  if (totals.totalPaise > largestTotalPaise)
    throw badRequest({ price: say("invoice.tooLarge", { most: largestTotalPaise / 100 }) });
  // A credit note takes a charge back, so that it charges nothing.
  const tooling =
    kind === "CREDIT_NOTE" ? undefined : content.lines.find(({ isTooling }) => isTooling);
  const financialYear = financialYearOf(date);
  const number = await takeNumber(tx, series, financialYear);
  const serial = serialOf(series, financialYear, number);
  const document: InvoiceDocument = { ...content, serial };
  const values = {
    kind,
    series,
    financialYear,
    number,
    serial,
    date,
    ...references,
    client: recipient.name,
    gstin: recipient.gstin ?? null,
    taxablePaise: totals.taxablePaise,
    taxPaise: taxPaise(totals),
    totalPaise: totals.totalPaise,
    toolingPaise: tooling?.taxablePaise ?? null,
    document,
    schemaVersion: documentSchema.version,
    createdBy: session.email,
  };
  const after = { serial, client: recipient.name, totalPaise: totals.totalPaise };
  const stored = { kind: "invoice", table: invoices } as const;
  return (await insertRecord(tx, session, stored, { call, values, after })).id;
}

/** Returns the plant's particulars. @throws HttpError 409 if they are missing */
function supplierOf({ supplier }: InvoiceSettings) {
  if (supplier?.gstin === undefined) throw conflict(say("invoice.settingsFirst"));
  if (!isPinOfState(supplier.pin, supplier.stateCode)) throw conflict(say("invoice.supplierPin"));
  return supplier;
}

/** Locks a dispatch after its order. @throws HttpError 404 or 409 if the dispatch cannot have an invoice */
async function lockDispatch(tx: WriteDatabase, id: number) {
  await lockOrderOfDispatch(tx, id);
  const [dispatch] = await tx
    .select()
    .from(dispatches)
    .where(eq(dispatches.id, id))
    .for("no key update");
  if (!dispatch) throw notFound(say("this.dispatch"));
  if (dispatch.cancelledAt) throw conflict(say("invoice.dispatchIsCancelled"));
  const [other] = await tx
    .select({ serial: invoices.serial })
    .from(invoices)
    .where(and(eq(invoices.dispatchId, id), isNull(invoices.cancelledAt)));
  if (other) throw conflict(say("invoice.dispatchHas", { serial: other.serial }));
  return dispatch;
}

const sameTotals = (one: InvoiceTotals, other: InvoiceTotals) =>
  one.taxablePaise === other.taxablePaise &&
  one.cgstPaise === other.cgstPaise &&
  one.sgstPaise === other.sgstPaise &&
  one.igstPaise === other.igstPaise &&
  one.roundOffPaise === other.roundOffPaise &&
  one.totalPaise === other.totalPaise;

/** Checks that the person has seen the figures of the posting. @throws HttpError 409 if the figures differ */
function checkSeen(
  seen: InvoiceCreation["seen"],
  { date, placeOfSupply, totals }: ComposedInvoice,
) {
  if (
    seen &&
    !(seen.date === date && seen.placeOfSupply === placeOfSupply && sameTotals(seen.totals, totals))
  )
    throw conflict(say("invoice.figuresChanged"));
}

/**
 * Posts a tax invoice or a challan for a dispatch. Postings of a series run one after the other, so two at the same
 * time do not both charge the order's tooling. An index rejects the second charge of another series.
 * @throws HttpError 400, 404 or 409 with the reason
 */
export async function postInvoice(tx: WriteDatabase, session: Session, body: InvoiceCreation) {
  const { kind, dispatchId, recipient, transport } = body;
  const settings = await readInvoiceSettings(tx);
  const supplier = supplierOf(settings);
  const { orderId, quantity } = await lockDispatch(tx, dispatchId);
  const series = kind === "TAX_INVOICE" ? settings.invoiceSeries : settings.challanSeries;
  const date = await lockSeries(tx, series);
  await checkMonthOpen(tx, date, "date");
  const terms = await readTerms(tx, settings, { orderId, quantity, date });
  if (!terms) throw conflict(say("invoice.settingsFirst"));
  const composed = composeInvoice(body, terms);
  if (!composed.ok) throw badRequest(composed.errors);
  if (kind === "TAX_INVOICE" && terms.zone === undefined && namesZone(recipient))
    throw badRequest({ "recipient.name": say("fault.zoneMark") });
  checkSeen(body.seen, composed.invoice);
  const { lines, ...figures } = composed.invoice;
  return post(tx, session, {
    call: "createInvoice",
    series,
    orderId,
    dispatchId,
    transport,
    document: {
      kind,
      supplier,
      recipient,
      delivery: body.delivery ?? recipient,
      ...figures,
      lines: [...lines],
      isReverseCharge: false,
      ...(await readPaperDetails(tx, settings, orderId, { kind, date })),
    },
  });
}

/**
 * Posts a credit note of an invoice. If more is paid than the invoice's rest, the difference goes on account. @throws
 * HttpError 400, 404 or 409 with the reason
 */
export async function postCreditNote(
  tx: WriteDatabase,
  session: Session,
  { invoiceId, reason, ...entry }: CreditNoteCreation,
) {
  const [original] = await tx
    .select()
    .from(invoices)
    .where(eq(invoices.id, invoiceId))
    .for("no key update");
  if (!original) throw notFound(say("this.invoice"));
  if (original.kind !== "TAX_INVOICE") throw conflict(say("invoice.onlyTaxInvoice"));
  if (original.cancelledAt) throw conflict(say("invoice.isCancelled", { serial: original.serial }));
  const settings = await readInvoiceSettings(tx);
  // A credit note asks for no payment.
  const { serial, date, lines, totals, supplier, dueDate: _, ...document } = documentOf(original);
  const notes = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.originalId, invoiceId), isNull(invoices.cancelledAt)));
  const series = settings.creditNoteSeries;
  const noteDate = await lockSeries(tx, series);
  await checkMonthOpen(tx, noteDate, "date");
  const late = findLateCredit({ serial, date }, noteDate);
  if (late) throw conflict(late);
  const isInside = isInsideState({ ...document, supplier });
  const credit = composeCredit({ serial, isInside, lines, totals }, notes.map(documentOf), entry);
  if (!credit.ok) throw badRequest(credit.errors);
  const credited = notes.reduce((sum, note) => sum + note.totalPaise, credit.totals.totalPaise);
  await releaseAllocations(tx, session, {
    kind: "INVOICE",
    paperId: invoiceId,
    amountPaise: original.totalPaise - credited,
    date: noteDate,
    call: "createCreditNote",
  });
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
      lines: [...credit.lines],
      totals: credit.totals,
      original: { serial, date },
      reason,
    },
  });
}
