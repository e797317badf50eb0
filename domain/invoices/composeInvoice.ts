import { type Message, say } from "../messages/say";
import { unitPricePaise } from "../storedUnits";
import { isAnotherParty, stateOfPin } from "./bothPortals";
import { gstRateOn, isInsideState, taxedLine, totalsOf } from "./gst";
import type {
  InvoiceAddress,
  InvoiceLine,
  InvoiceParty,
  InvoiceTotals,
  SupplyReason,
} from "./invoiceDocument";
import { isNoState, undertakingFault, type ZoneSupply } from "./zones";

interface Journey {
  readonly recipient: Pick<InvoiceAddress, "stateCode">;
  readonly delivery: Pick<InvoiceAddress, "stateCode">;
  readonly isToOther: boolean;
  /** True if the recipient is in a special economic zone. */
  readonly isInZone?: boolean;
}

/** Returns the state of supply by the law, with its reason. Source: docs/trade/dispatch-and-tax.md#place-of-supply. */
export function findPlaceOfSupply({ recipient, delivery, isToOther, isInZone }: Journey) {
  if (isInZone === true) return { stateCode: recipient.stateCode, reason: "ZONE" } as const;
  return isToOther
    ? ({ stateCode: recipient.stateCode, reason: "BUYER" } as const)
    : ({ stateCode: delivery.stateCode, reason: "DELIVERY" } as const);
}

/** An address. Unknown parts are absent. */
type Place = { readonly [Part in keyof InvoiceAddress]?: InvoiceAddress[Part] | undefined };

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** True if the words of an address are in the text, in their order. */
const contains = (text: string, { address1 = "", address2 = "" }: Place) => {
  const street = wordsOf(`${address1} ${address2}`).join(" ");
  return street !== "" && ` ${wordsOf(text).join(" ")} `.includes(` ${street} `);
};

/** True if all words of a text are words of an address, as in a text that names the town and the PIN code alone. */
const isWithin = (text: string, place: Place) => {
  const { address1 = "", address2 = "", place: town = "", pin = "" } = place;
  const words = new Set(wordsOf(`${address1} ${address2} ${town} ${pin}`));
  return wordsOf(text).every((word) => words.has(word));
};

/** True if a text has a number of a house or a plot, as a street does. A PIN code or a phone number is none. */
const namesStreet = (text: string) =>
  /(?<!\d)\d{1,4}(?!\s?\d)/u.test(text.replace(/\d{3} \d{3}/g, ""));

/** Returns the last PIN code of a text. A phone number has more digits and is not a PIN code. */
const pinIn = (text: string) =>
  [...text.matchAll(/(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/g)].at(-1)?.[0].replace(" ", "");

/** Reads the parts of an address from its text: the PIN code, and the state if the PIN code is of one state alone. */
function readAddress(text: string, pin: string | undefined): Place {
  const state = pin === undefined ? undefined : stateOfPin(pin);
  const [first = "", ...more] = text.split(/\n+/).map((part) => part.trim());
  const address2 = more.join(", ").slice(0, 100);
  return {
    address1: first.slice(0, 100),
    ...(address2 !== "" && { address2 }),
    ...(pin !== undefined && { pin }),
    ...(state !== undefined && { stateCode: state }),
  };
}

/**
 * Finds the delivery address of an order. It is the client's known address with its street in the order's text, else
 * the one with the text's PIN code. An unknown address is read from the text, and lacks what the text does not tell.
 * Undefined for the billing address, and for a text that names neither a street nor a PIN code.
 */
export function findDelivery(text: string, billing: Place, known: readonly Place[]) {
  const named = known.find((place) => contains(text, place));
  if (named) return named;
  const pin = pinIn(text);
  if (contains(text, billing) || isWithin(text, billing)) return undefined;
  if (pin === undefined)
    return billing.address1 === undefined || !namesStreet(text)
      ? undefined
      : readAddress(text, pin);
  if (pin === billing.pin) return namesStreet(text) ? readAddress(text, pin) : undefined;
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
  /** The tooling charge, if no valid invoice of the order has it yet. */
  readonly tooling?: { readonly description: string; readonly pricePaise: number } | undefined;
  /** Present if the order's client is in a special economic zone. */
  readonly zone?: ZoneSupply | undefined;
}

type PlaceOfParty = Pick<InvoiceParty, "name" | "stateCode" | "gstin">;

/** The entries of a person that decide the figures. */
export interface InvoiceEntry {
  readonly kind: "TAX_INVOICE" | "CHALLAN";
  readonly description: string;
  readonly hsn: string;
  /** The price of a box in rupees, without tax. */
  readonly price: number;
  readonly recipient: PlaceOfParty;
  /** The recipient's address by default. */
  readonly delivery?: PlaceOfParty | undefined;
  /** True if the goods go to another party. By default a delivery with another name or GSTIN does. */
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
  readonly zone?: ZoneSupply | undefined;
  readonly lines: readonly InvoiceLine[];
  readonly totals: InvoiceTotals;
}

type Composition =
  | { readonly ok: true; readonly invoice: ComposedInvoice }
  | { readonly ok: false; readonly errors: Readonly<Record<string, Message>> };

function findSupply(entry: InvoiceEntry, zone: ZoneSupply | undefined) {
  const { recipient, delivery = recipient, placeOfSupply } = entry;
  const isToOther = entry.isToOther ?? isAnotherParty(recipient, delivery);
  const isInZone = zone !== undefined;
  const found = findPlaceOfSupply({ recipient, delivery, isToOther, isInZone });
  return placeOfSupply === undefined || isInZone || placeOfSupply === found.stateCode
    ? { isToOther, placeOfSupply: found.stateCode, supplyReason: found.reason }
    : { isToOther, placeOfSupply, supplyReason: "CHOSEN" as const };
}

/** Returns the refusals of a supply by the fields: a place that is no state, or a zone without a valid letter. */
function findSupplyErrors(place: string, zone: ZoneSupply | undefined, date: string) {
  const fault = undertakingFault(zone, date);
  return {
    ...(isNoState(place) && { placeOfSupply: say("fault.placeNoState", { state: place }) }),
    ...(fault && { "recipient.name": fault }),
  };
}

/**
 * Works out the lines, the taxes and the total of an invoice or a challan. The browser shows the result before the host
 * posts it. Fails by the field if a code has no GST rate on the date, and if the supply is not allowed.
 */
export function composeInvoice(entry: InvoiceEntry, terms: PostingTerms): Composition {
  const { kind, description, hsn, withTooling } = entry;
  const { date, gstRows, toolingHsn, quantity } = terms;
  const isSale = kind === "TAX_INVOICE";
  const zone = isSale ? terms.zone : undefined;
  const supply = findSupply(entry, zone);
  const supplyErrors = findSupplyErrors(supply.placeOfSupply, zone, date);
  if (Object.keys(supplyErrors).length > 0) return { ok: false, errors: supplyErrors };
  const supplier = { stateCode: terms.supplierStateCode };
  const isInside = isInsideState({ ...supply, zone, supplier });
  const tooling = isSale && withTooling ? terms.tooling : undefined;
  // Goods that are not sold have no tax, and neither has a supply under a letter of undertaking. Source: GST rules 55
  // and 96A.
  const isTaxed = isSale && zone?.tax !== "UNDERTAKING";
  const rateOf = (code: string) => (isTaxed ? gstRateOn(gstRows, code, date) : 0);
  const ratePercent = rateOf(hsn);
  const toolingRate = tooling && rateOf(toolingHsn);
  const noRate = (code: string) => say("invoice.noGstRate", { hsn: code });
  if (ratePercent === undefined) return { ok: false, errors: { hsn: noRate(hsn) } };
  if (tooling && toolingRate === undefined)
    return { ok: false, errors: { withTooling: noRate(toolingHsn) } };
  const pricePaise = unitPricePaise(entry.price);
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
  return {
    ok: true,
    invoice: { date, ...supply, ...(zone && { zone }), lines, totals: totalsOf(lines) },
  };
}
