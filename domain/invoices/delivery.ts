import type { InvoiceAddress, InvoiceParty } from "./invoiceDocument";
import { stateOfPin } from "./portalText";

/** The recipient as far as a form that is not complete has it. */
type Named = Readonly<{ name?: string | undefined; gstin?: string | undefined }>;

const nameKey = (name = "") =>
  name
    .toLowerCase()
    .replace(/[\s.,]+/g, " ")
    .trim();

/** True if a delivery is not to the recipient: another name, or a GSTIN other than the recipient's. */
export const isAnotherParty = (recipient: Named, delivery: Named): boolean =>
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
