import { eq } from "drizzle-orm";
import type { QuotationOffer } from "../../contract/quotedLines";
import { stateText } from "../../domain/clients/states";
import { gstRateOn } from "../../domain/invoices/gst";
import { readLetterhead } from "../company/readFacts";
import type { Reader } from "../db/connect";
import { clients } from "../db/schema";
import { readInvoiceSettings } from "../invoices/settings";

async function clientLines(db: Reader, clientId: number | null): Promise<string[]> {
  if (clientId === null) return [];
  const [client] = await db.select().from(clients).where(eq(clients.id, clientId));
  if (!client) return [];
  const { billingStreet, billingTown, billingPin, billingStateCode, gstin } = client;
  const town = [billingTown, billingPin].filter(Boolean).join(" ");
  return [
    ...(billingStreet?.split("\n") ?? []),
    ...(town ? [town] : []),
    ...(billingStateCode ? [stateText(billingStateCode)] : []),
    ...(gstin ? [`GSTIN: ${gstin}`] : []),
  ];
}

/** Reads the further content of a sent revision's paper: the plant, the client's address and the tax. */
export async function readOfferPaper(
  db: Reader,
  clientId: number | null,
  date: string,
): Promise<NonNullable<QuotationOffer["paper"]>> {
  const { name, address } = await readLetterhead(db);
  const { hsn, toolingHsn, gstRows, supplier } = await readInvoiceSettings(db);
  const gstPercent = gstRateOn(gstRows, hsn, date);
  const toolingGstPercent = gstRateOn(gstRows, toolingHsn, date);
  return {
    companyName: name,
    companyAddress: address,
    ...(supplier?.gstin !== undefined && { gstin: supplier.gstin }),
    clientLines: await clientLines(db, clientId),
    hsn,
    ...(gstPercent !== undefined && { gstPercent }),
    ...(toolingGstPercent !== undefined && { toolingGstPercent }),
  };
}
