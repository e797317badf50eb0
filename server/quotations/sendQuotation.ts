import { eq } from "drizzle-orm";
import type { QuotationOffer } from "../../contract/quotedLines";
import { dateAfter, indiaDate } from "../../domain/indiaTime";
import { gstRateOn } from "../../domain/invoices/gst";
import { say } from "../../domain/messages/say";
import type { Session } from "../auth/sessions";
import { addressLines } from "../clients/record";
import { readInvoiceSettings, readPlantLetterhead } from "../company/invoiceSettings";
import type { Reader, WriteDatabase } from "../db/connect";
import { clients, quotationRevisions } from "../db/schema";
import { conflict } from "../errors";
import { computeOffer } from "./offer";
import { contentOf, type QuotationRow, readRevision } from "./record";

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
  const { hsn, toolingHsn, gstRows } = settings;
  const client = await readClient(db, clientId);
  const gstPercent = gstRateOn(gstRows, hsn, date);
  const toolingGstPercent = gstRateOn(gstRows, toolingHsn, date);
  return {
    ...(await readPlantLetterhead(db, settings)),
    clientLines: client ? addressLines(client) : [],
    ...(client && client.paymentDays !== null && { paymentDays: client.paymentDays }),
    hsn,
    ...(gstPercent !== undefined && { gstPercent }),
    ...(toolingGstPercent !== undefined && { toolingGstPercent }),
  };
}

/** Returns the least total of an offer, with each line at its smallest quantity. */
const leastPaise = ({ lines }: QuotationOffer) =>
  lines.reduce((sum, { prices: [least] }) => sum + (least?.totalPaise ?? 0), 0);

/** @throws HttpError 409 with the missing rate, or if the offer has no lines, or its boxes are ready on a past day */
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

/** Freezes the draft of a locked quotation at today's rates. */
export async function freezeDraft(tx: WriteDatabase, row: QuotationRow, { email }: Session) {
  const revision = await readRevision(tx, row.id, row.revision);
  const today = indiaDate(new Date());
  const { offer, validUntil, valuePaise } = frozenOffer(
    await computeOffer(tx, contentOf(revision), row.client, today),
    await readOfferPaper(tx, row.clientId, today),
    row.validityDays,
  );
  await tx
    .update(quotationRevisions)
    .set({ offer, sentAt: new Date(), sentBy: email })
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
