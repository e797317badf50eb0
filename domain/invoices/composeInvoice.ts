import { type Message, say } from "../messages/say";
import { stateOfPin } from "./bothPortals";
import { gstRateOn, taxedLine, totalsOf } from "./gst";
import type {
  InvoiceAddress,
  InvoiceLine,
  InvoiceParty,
  InvoiceTotals,
  SupplyReason,
} from "./invoiceDocument";

/** The recipient as far as a form that is not complete has it. */
type Named = Readonly<{ name?: string | undefined; gstin?: string | undefined }>;

const nameKey = (name = "") =>
  name
    .toLowerCase()
    .replace(/[\s.,]+/g, " ")
    .trim();

/** True if a delivery is not to the recipient: another name, or a GSTIN other than the recipient's. */
const isAnotherParty = (recipient: Named, delivery: Named): boolean =>
  nameKey(delivery.name) !== nameKey(recipient.name) ||
  (delivery.gstin !== undefined && delivery.gstin !== recipient.gstin);

interface Journey {
  readonly recipient: Pick<InvoiceAddress, "stateCode">;
  readonly delivery: Pick<InvoiceAddress, "stateCode">;
  readonly isToOther: boolean;
}

/** Returns the state of supply by the law, with its reason. */
export const findPlaceOfSupply = ({ recipient, delivery, isToOther }: Journey) =>
  isToOther
    ? ({ stateCode: recipient.stateCode, reason: "BUYER" } as const)
    : ({ stateCode: delivery.stateCode, reason: "DELIVERY" } as const);

/**
 * Returns the receiver's GSTIN for the portals, or `URP`. The portals refuse one GSTIN for the buyer and the receiver.
 * A party without a GSTIN is `URP`.
 */
export const receiverGstin = (recipient: InvoiceParty, delivery: InvoiceParty): string =>
  delivery.gstin === undefined || delivery.gstin === recipient.gstin ? "URP" : delivery.gstin;

/** An address. Unknown parts are absent. */
type Place = { readonly [Part in keyof InvoiceAddress]?: InvoiceAddress[Part] | undefined };

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** True if the words of an address are in the text, in their order. */
const contains = (text: string, { address1 = "", address2 = "" }: Place) => {
  const street = wordsOf(`${address1} ${address2}`).join(" ");
  return street !== "" && ` ${wordsOf(text).join(" ")} `.includes(` ${street} `);
};

/** Returns the last PIN code of a text. Phone numbers have more digits. */
const pinIn = (text: string) =>
  [...text.matchAll(/(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/g)].at(-1)?.[0].replace(" ", "");

/** Reads the parts of an address from its text: the PIN code, and the state if the PIN code is of one state alone. */
function readAddress(text: string, pin: string): Place {
  const state = stateOfPin(pin);
  const [first = "", ...more] = text.split(/\n+/).map((part) => part.trim());
  const address2 = more.join(", ").slice(0, 100);
  return {
    address1: first.slice(0, 100),
    ...(address2 !== "" && { address2 }),
    pin,
    ...(state !== undefined && { stateCode: state }),
  };
}

/**
 * Finds the delivery address of an order. It is the client's known address with its street in the order's text, else
 * the one with the text's PIN code. An unknown address is read from the text. Undefined for the billing address, and
 * for a text without a PIN code.
 */
export function findDelivery(text: string, billing: Place, known: readonly Place[]) {
  const named = known.find((place) => contains(text, place));
  if (named) return named;
  const pin = pinIn(text);
  if (pin === undefined || contains(text, billing) || pin === billing.pin) return undefined;
  return known.find((place) => place.pin === pin) ?? readAddress(text, pin);
}

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
