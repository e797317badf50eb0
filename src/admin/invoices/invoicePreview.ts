import type { InvoiceProposal } from "../../../contract/invoices";
import { type ComposedInvoice, composeInvoice } from "../../../domain/invoices/composeInvoice";
import type { Draft } from "../schema/readDraft";
import { partyIn, readEntry, textOf } from "./fieldGroups";
import type { PaperHead } from "./InvoicePaper";

/** The reason why a draft has no figures yet, with the HSN that it is about. */
interface FigureObstacle {
  readonly reason: "incomplete" | "noPlace" | "noLetter" | "noRate";
  readonly hsn: string;
}

interface InvoicePreview {
  /** Undefined until the plant's particulars are entered. */
  readonly head?: PaperHead;
  readonly figures?: ComposedInvoice;
  readonly obstacle?: FigureObstacle;
}

const partyOf = (draft: Draft, prefix: "recipient" | "delivery") => ({
  ...partyIn(draft, prefix),
  address1: textOf(draft, `${prefix}_address1`),
  address2: textOf(draft, `${prefix}_address2`),
  place: textOf(draft, `${prefix}_place`),
  pin: textOf(draft, `${prefix}_pin`),
});

/** Returns the delivery of a draft. A site of the recipient has the recipient's name. */
function deliveryOf(draft: Draft) {
  const recipient = partyOf(draft, "recipient");
  if (draft.deliveryTo === "RECIPIENT") return recipient;
  const delivery = partyOf(draft, "delivery");
  return draft.deliveryTo === "OTHER" ? delivery : { ...delivery, name: recipient.name };
}

function figuresOf(
  draft: Draft,
  terms: NonNullable<InvoiceProposal["terms"]>,
): Pick<InvoicePreview, "figures" | "obstacle"> {
  const entry = readEntry(draft);
  const hsn = textOf(draft, "hsn");
  if (!entry) return { obstacle: { reason: "incomplete", hsn } };
  const composed = composeInvoice(entry, terms);
  if (composed.ok) return { figures: composed.invoice };
  const { errors } = composed;
  if ("placeOfSupply" in errors) return { obstacle: { reason: "noPlace", hsn } };
  if ("recipient.name" in errors) return { obstacle: { reason: "noLetter", hsn } };
  return { obstacle: { reason: "noRate", hsn: "hsn" in errors ? hsn : terms.toolingHsn } };
}

/** Returns the document of a draft as the host would post it now, by the same rules as the host. */
export function previewOf(draft: Draft, { terms, paper }: InvoiceProposal): InvoicePreview {
  if (!terms || !paper) return {};
  const { dueDate, ...details } = paper;
  const kind = draft.kind === "CHALLAN" ? "CHALLAN" : "TAX_INVOICE";
  return {
    head: {
      ...details,
      // A challan asks for no payment.
      ...(kind === "TAX_INVOICE" && { dueDate }),
      kind,
      date: terms.date,
      recipient: partyOf(draft, "recipient"),
      delivery: deliveryOf(draft),
      isToOther: draft.deliveryTo === "OTHER",
      isReverseCharge: false,
    },
    ...figuresOf(draft, terms),
  };
}
