import { eq } from "drizzle-orm";
import type { Party } from "../../contract/invoiceFields";
import type { QuotationOffer } from "../../contract/quotedLines";
import { stateText } from "../../domain/clients/states";
import { gstRateOn } from "../../domain/invoices/gst";
import { readInvoiceSettings, readPlantDetails } from "../company/invoiceSettings";
import { readLetterhead } from "../company/readFacts";
import type { Reader } from "../db/connect";
import { clients } from "../db/schema";

async function readClient(db: Reader, clientId: number | null) {
  if (clientId === null) return undefined;
  const [client] = await db.select().from(clients).where(eq(clients.id, clientId));
  return client;
}

function addressLines(client: typeof clients.$inferSelect): string[] {
  const { billingStreet, billingTown, billingPin, billingStateCode, gstin } = client;
  const town = [billingTown, billingPin].filter(Boolean).join(" ");
  return [
    ...(billingStreet?.split("\n") ?? []),
    ...(town ? [town] : []),
    ...(billingStateCode ? [stateText(billingStateCode)] : []),
    ...(gstin ? [`GSTIN: ${gstin}`] : []),
  ];
}

/** Writes the address in the form of invoices. */
const supplierAddress = ({ address1, address2, place, pin }: Party) =>
  [address1, address2, `${place} ${pin}`].filter(Boolean).join(", ");

/** Reads the further content of a sent revision's paper: the plant, the client's address and the tax. */
export async function readOfferPaper(
  db: Reader,
  clientId: number | null,
  date: string,
): Promise<NonNullable<QuotationOffer["paper"]>> {
  const { name, address } = await readLetterhead(db);
  const settings = await readInvoiceSettings(db);
  const { hsn, toolingHsn, gstRows, supplier } = settings;
  const client = await readClient(db, clientId);
  const gstPercent = gstRateOn(gstRows, hsn, date);
  const toolingGstPercent = gstRateOn(gstRows, toolingHsn, date);
  return {
    companyName: supplier?.name ?? name,
    companyAddress: supplier ? supplierAddress(supplier) : address,
    ...(supplier?.gstin !== undefined && { gstin: supplier.gstin }),
    ...(await readPlantDetails(db, settings)),
    clientLines: client ? addressLines(client) : [],
    ...(client && client.paymentDays !== null && { paymentDays: client.paymentDays }),
    hsn,
    ...(gstPercent !== undefined && { gstPercent }),
    ...(toolingGstPercent !== undefined && { toolingGstPercent }),
  };
}
