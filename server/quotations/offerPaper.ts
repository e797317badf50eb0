import { eq } from "drizzle-orm";
import type { QuotationOffer } from "../../contract/quotedLines";
import { gstRateOn } from "../../domain/invoices/gst";
import { addressLines } from "../clients/addressLines";
import { readInvoiceSettings } from "../company/invoiceSettings";
import { readPlantLetterhead } from "../company/plantLetterhead";
import type { Reader } from "../db/connect";
import { clients } from "../db/schema";

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
