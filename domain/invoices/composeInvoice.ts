import { type Message, say } from "../messages/say";
import { findPlaceOfSupply, isAnotherParty } from "./delivery";
import { gstRateOn, taxedLine, totalsOf } from "./gst";
import type { InvoiceLine, InvoiceParty, InvoiceTotals, SupplyReason } from "./invoiceDocument";

interface GstRow {
  readonly hsn: string;
  readonly validFrom: string;
  readonly ratePercent: number;
}

/** The facts of the plant at the moment of a posting. */
export interface PostingTerms {
  /** The date in India, `yyyy-MM-dd`. */
  readonly date: string;
  readonly supplierStateCode: string;
  readonly gstRows: readonly GstRow[];
  readonly toolingHsn: string;
  /** The boxes of the dispatch. */
  readonly quantity: number;
  /** The charge that no valid invoice of the order has yet. */
  readonly tooling?: { readonly description: string; readonly pricePaise: number } | undefined;
}

type PlaceOfParty = Pick<InvoiceParty, "name" | "stateCode" | "gstin">;

/** The entries of a person that decide the figures. */
export interface InvoiceEntry {
  readonly kind: "TAX_INVOICE" | "CHALLAN";
  readonly description: string;
  readonly hsn: string;
  /** In rupees a box, without tax. */
  readonly price: number;
  readonly recipient: PlaceOfParty;
  /** The recipient's address by default. */
  readonly delivery?: PlaceOfParty | undefined;
  /** By default a delivery with another name or GSTIN is to another party. */
  readonly isToOther?: boolean | undefined;
  /** The state that a person has chosen in place of the law's. */
  readonly placeOfSupply?: string | undefined;
  readonly withTooling: boolean;
}

/** The part of a document that its entry and the plant's terms decide. */
export interface ComposedInvoice {
  readonly date: string;
  readonly placeOfSupply: string;
  readonly supplyReason: SupplyReason;
  readonly isToOther: boolean;
  readonly lines: readonly InvoiceLine[];
  readonly totals: InvoiceTotals;
}

type Composition =
  | { readonly ok: true; readonly invoice: ComposedInvoice }
  | { readonly ok: false; readonly errors: Readonly<Record<string, Message>> };

function findSupply(entry: InvoiceEntry) {
  const { recipient, delivery = recipient, placeOfSupply } = entry;
  const isToOther = entry.isToOther ?? isAnotherParty(recipient, delivery);
  const found = findPlaceOfSupply({ recipient, delivery, isToOther });
  return placeOfSupply === undefined || placeOfSupply === found.stateCode
    ? { isToOther, placeOfSupply: found.stateCode, supplyReason: found.reason }
    : { isToOther, placeOfSupply, supplyReason: "CHOSEN" as const };
}

/**
 * Works out the lines, the taxes and the total of an invoice or a challan. The browser shows the result before the host
 * posts it. Fails by the field if a code has no GST rate on the date.
 */
export function composeInvoice(entry: InvoiceEntry, terms: PostingTerms): Composition {
  const { kind, description, hsn, withTooling } = entry;
  const { date, gstRows, toolingHsn, quantity } = terms;
  const supply = findSupply(entry);
  const isInside = supply.placeOfSupply === terms.supplierStateCode;
  const isSale = kind === "TAX_INVOICE";
  const tooling = isSale && withTooling ? terms.tooling : undefined;
  // Goods that are not sold have no tax. Source: GST rule 55.
  const ratePercent = isSale ? gstRateOn(gstRows, hsn, date) : 0;
  const toolingRate = tooling && gstRateOn(gstRows, toolingHsn, date);
  const noRate = (code: string) => say("invoice.noGstRate", { hsn: code });
  if (ratePercent === undefined) return { ok: false, errors: { hsn: noRate(hsn) } };
  if (tooling && toolingRate === undefined)
    return { ok: false, errors: { withTooling: noRate(toolingHsn) } };
  const pricePaise = Math.round(entry.price * 100);
  const goods = { description, hsn, quantity, pricePaise, ratePercent };
  const lines = [
    taxedLine(goods, isInside),
    ...(tooling && toolingRate !== undefined
      ? [
          taxedLine(
            { ...tooling, hsn: toolingHsn, quantity: 1, ratePercent: toolingRate, isTooling: true },
            isInside,
          ),
        ]
      : []),
  ];
  return { ok: true, invoice: { date, ...supply, lines, totals: totalsOf(lines) } };
}
