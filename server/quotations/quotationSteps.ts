import { and, eq } from "drizzle-orm";
import type { QuotationAcceptance } from "../../contract/quotations";
import type { QuotationOffer } from "../../contract/quotedLines";
import { currentTime } from "../../domain/clock";
import { dateAfter, indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import { gstRateOn } from "../../domain/invoices/gst";
import { orderGstPercent } from "../../domain/invoices/orderTax";
import { findZoneSupply } from "../../domain/invoices/zones";
import { say } from "../../domain/messages/say";
import { areExpired, quotationNumber } from "../../domain/quotations/quotationState";
import { rupeesOf } from "../../domain/storedUnits";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import { readPaymentDays } from "../clients/paymentDays";
import { addressLines } from "../clients/record";
import { readInvoiceSettings, readPlantLetterhead } from "../company/plantSettings";
import type { Reader, WriteDatabase } from "../db/connect";
import { clients, orders, quotationRevisions, quotations } from "../db/schema";
import { pickColumns } from "../db/tables";
import { writeFields } from "../db/writeRows";
import { badRequest, conflict } from "../errors";
import { checkCredit } from "../receivables/creditLimit";
import { insertRecord } from "../records/insertRecord";
import { lockRecord } from "../records/recordHandlers";
import { readSpecificationColumns } from "../specifications/versions";
import { computeOffer } from "./offer";
import {
  checkAction,
  type QuotationRow,
  quotationRecord,
  readRevision,
  sentOfferOf,
  storedContent,
} from "./record";

interface MadeOrder {
  readonly id: number;
  readonly cancelledAt: Date | null;
  readonly quantity: number;
  readonly pricePaise: number | null;
}

/** Returns the order of a line for a second press. @throws HttpError 409 if it is cancelled or has another quantity */
function sameOrder({ id, cancelledAt, quantity, pricePaise }: MadeOrder, wanted: number): number {
  if (cancelledAt) throw conflict(say("stage.orderCancelled", { order: String(id) }));
  if (quantity === wanted) return id;
  throw conflict(
    say("quotation.acceptedOther", {
      accepted: say("boxes", { smart_count: quantity }),
      price: rupeesOf(pricePaise ?? 0),
      order: String(id),
    }),
  );
}

/**
 * Makes the order of an accepted line. The quotation's row is locked, so a second press finds the order of the first. The
 * other lines can be accepted while the prices are valid.
 * @throws HttpError 400 by the field, or 409 if the quotation cannot be accepted
 * @returns the order's id
 */
export async function acceptQuotation(
  tx: WriteDatabase,
  session: Session,
  id: number,
  {
    line: index,
    revision: accepted,
    quantity,
    promisedDate,
    creditReason,
    ...entry
  }: QuotationAcceptance,
): Promise<number> {
  const row = await lockRecord(tx, quotationRecord, id);
  const [made] = await tx
    .select(pickColumns(orders, "id", "cancelledAt", "quantity", "pricePaise"))
    .from(orders)
    .where(and(eq(orders.quotationId, id), eq(orders.quotationLine, index)));
  if (made) return sameOrder(made, quantity);
  checkAction(row, "accept");
  const number = quotationNumber(id);
  const { validUntil } = row;
  if (validUntil !== null && areExpired(validUntil, indiaDate(currentTime())))
    throw conflict(say("quotation.pricesEnded", { number, date: { date: validUntil } }));
  if (accepted !== row.revision)
    throw conflict(say("quotation.newerRevision", { number, revision: String(row.revision) }));
  const line = sentOfferOf(await readRevision(tx, id, row.revision))?.lines[index];
  if (!line) throw badRequest({ line: say("quotation.noLine", { number }) });
  const price = line.prices.find((one) => one.quantity === quantity);
  if (!price) throw badRequest({ quantity: say("quotation.noQuantity", { number }) });
  const { pricePaise } = price;
  const { clientId } = row;
  const { productType } = entry;
  const zone = (await readClient(tx, clientId))?.zone;
  const settings = await readInvoiceSettings(tx);
  const gstPercent = orderGstPercent(settings, { productType, zone }, indiaDate(currentTime()));
  const addedPaise = Math.round(quantity * pricePaise * (1 + gstPercent / 100));
  const passed = await checkCredit(tx, session, { clientId, addedPaise, creditReason });
  const { size, materialGrade } = line.box;
  const order = {
    ...entry,
    client: row.client,
    clientId: row.clientId,
    quantity,
    size,
    materialGrade,
    expectedCompletionDate: startOfIndiaDate(promisedDate),
    ...(await readSpecificationColumns(tx, line.specificationVersionId, session.email)),
    createdBy: session.email,
  };
  const stored = { kind: "order", table: orders } as const;
  const created = await insertRecord(tx, session, stored, {
    call: "createOrder",
    values: { ...order, quotationId: id, quotationLine: index, pricePaise },
    after: order,
  });
  await writeFields(tx, quotations, id, { state: "ACCEPTED" });
  await recordChange(tx, session, {
    call: "acceptQuotation",
    record: `quotation ${id}`,
    before: { state: row.state },
    after: {
      state: "ACCEPTED",
      box: line.box.name,
      quantity,
      pricePaise,
      order: created.id,
      ...passed,
    },
    version: row.version + 1,
  });
  return created.id;
}

async function readClient(db: Reader, clientId: number | null) {
  if (clientId === null) return undefined;
  const [client] = await db.select().from(clients).where(eq(clients.id, clientId));
  return client;
}

/** Reads the further content of a sent revision's paper: the plant, the client's address and the tax. */
export async function readOfferPaper(
  db: Reader,
  clientId: number | null,
  date: string,
): Promise<NonNullable<QuotationOffer["paper"]>> {
  const settings = await readInvoiceSettings(db);
  const { hsn, toolingHsn, gstRows, undertakings = [] } = settings;
  const client = await readClient(db, clientId);
  const paymentDays = await readPaymentDays(db, clientId, date);
  const zone = findZoneSupply(client?.zone, undertakings, date);
  const isTaxed = zone?.tax !== "UNDERTAKING";
  const gstPercent = isTaxed ? gstRateOn(gstRows, hsn, date) : undefined;
  const toolingGstPercent = isTaxed ? gstRateOn(gstRows, toolingHsn, date) : undefined;
  return {
    ...(await readPlantLetterhead(db, settings)),
    clientLines: client ? addressLines(client) : [],
    ...(paymentDays !== undefined && { paymentDays }),
    hsn,
    ...(zone && { zone: zone.tax }),
    ...(gstPercent !== undefined && { gstPercent }),
    ...(toolingGstPercent !== undefined && { toolingGstPercent }),
  };
}

/** Returns the least total of an offer, with each line at its smallest quantity. */
const leastPaise = ({ lines }: QuotationOffer) =>
  lines.reduce((sum, { prices: [least] }) => sum + (least?.totalPaise ?? 0), 0);

/**
 * Checks that an offer can be sent.
 * @throws HttpError 409 with the missing rate, or if the offer has no lines, or its boxes are ready on a past day
 */
function checkOffer({ date, lines, readyBy }: QuotationOffer) {
  if (lines.length === 0) throw conflict(say("quotation.noLines"));
  if (readyBy !== undefined && readyBy < date) throw conflict(say("quotation.pastReadyBy"));
  for (const { missing, missingCode, box } of lines)
    if (missing !== undefined)
      throw conflict(
        say("quotation.missingRate", { box: box.name, missing: missingCode ?? missing }),
      );
}

/**
 * Makes the offer that a client gets: with its paper, its last day and its value.
 * @throws HttpError 409 with the missing rate, or if there are no lines
 */
export function frozenOffer(
  computed: QuotationOffer,
  paper: NonNullable<QuotationOffer["paper"]>,
  validityDays: number,
) {
  checkOffer(computed);
  const validUntil = dateAfter(computed.date, validityDays);
  const offer: QuotationOffer = { ...computed, validUntil, paper };
  return { offer, validUntil, valuePaise: leastPaise(offer) };
}

/** Prices the draft of a quotation at the rates of a date, with its paper. @throws HttpError 409 if it has no lines */
export async function readDraftOffer(
  db: Reader,
  row: QuotationRow,
  today: string,
): Promise<QuotationOffer> {
  const content = storedContent(await readRevision(db, row.id, row.revision));
  const computed = await computeOffer(db, content, row.client, today);
  if (computed.lines.length === 0) throw conflict(say("quotation.noLines"));
  const paper = await readOfferPaper(db, row.clientId, today);
  return { ...computed, validUntil: dateAfter(today, row.validityDays), paper };
}

/** Freezes the draft of a locked quotation at today's rates. */
export async function freezeDraft(tx: WriteDatabase, row: QuotationRow, { email }: Session) {
  const revision = await readRevision(tx, row.id, row.revision);
  const today = indiaDate(currentTime());
  const { offer, validUntil, valuePaise } = frozenOffer(
    await computeOffer(tx, storedContent(revision), row.client, today),
    await readOfferPaper(tx, row.clientId, today),
    row.validityDays,
  );
  await tx
    .update(quotationRevisions)
    .set({ offer, sentAt: currentTime(), sentBy: email })
    .where(eq(quotationRevisions.id, revision.id));
  const { state, validUntil: before, valuePaise: valueBefore } = row;
  const fields = { state: "SENT" as const, validUntil, valuePaise };
  return {
    fields,
    audited: {
      before: { state, validUntil: before, valuePaise: valueBefore },
      after: { ...fields, revision: row.revision },
    },
  };
}
