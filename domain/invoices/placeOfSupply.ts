import type { InvoiceAddress, InvoiceParty } from "./invoiceDocument";

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
