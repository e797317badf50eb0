import { taxedLine, totalsOf } from "../../domain/invoices/gst";
import type { InvoiceDocument, InvoiceParty } from "../../domain/invoices/invoiceDocument";

export const plantParty = {
  name: "Alepet Cartons",
  gstin: "29AABCB5576G1ZH",
  address1: "12 Tank Road",
  place: "Chikkabanavara",
  pin: "560090",
  stateCode: "29",
} as const;

export const clientParty: InvoiceParty = {
  name: "Kaveri Weaves",
  gstin: "29AAGCB7383J1Z4",
  address1: "7 Mill Street",
  address2: "Peenya",
  place: "Bengaluru",
  pin: "560058",
  stateCode: "29",
};

export const boxLine = {
  description: "Corrugated box 400 × 300 × 200 mm",
  hsn: "48191010",
  quantity: 5000,
  pricePaise: 1780,
  ratePercent: 5,
};

/** Returns the worked invoice: 5,000 boxes at ₹17.80 inside Karnataka, with these values changed. */
export function invoiceOf(values: Partial<InvoiceDocument> = {}): InvoiceDocument {
  const recipient = values.recipient ?? clientParty;
  const placeOfSupply = values.placeOfSupply ?? recipient.stateCode;
  const lines = values.lines ?? [taxedLine(boxLine, placeOfSupply === plantParty.stateCode)];
  return {
    kind: "TAX_INVOICE",
    serial: "A/26-27/00001",
    date: "2026-11-23",
    supplier: plantParty,
    recipient,
    delivery: recipient,
    placeOfSupply,
    isReverseCharge: false,
    lines,
    totals: totalsOf(lines),
    ...values,
  };
}
