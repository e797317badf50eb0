import type { FieldErrors, Validation } from "../../../contract/errors";
import { hsn } from "../../../contract/invoiceSettings";
import { InvoiceCreation, type InvoiceProposal, Transport } from "../../../contract/invoices";
import {
  composeInvoice,
  findPlaceOfSupply,
  type InvoiceEntry,
} from "../../../domain/invoices/composeInvoice";
import { type Draft, isFilledIn, readFigure, validateForm } from "../schema/readDraft";

export const addressFields = ["name", "address1", "address2", "place", "pin", "stateCode"] as const;

export const transportFields = [
  "mode",
  "vehicleNumber",
  "distanceKm",
  "transporterId",
  "transporterName",
  "lrNumber",
  "lrDate",
] as const;

/** Returns the name of an input. The names are flat, because a dot in a name would be a path. */
const flat = (path: string) => path.replace(".", "_");

const part = (draft: Draft, prefix: string, names: readonly string[]) =>
  Object.fromEntries(
    names
      .map((name) => [name, draft[`${prefix}_${name}`]] as const)
      .filter(([, value]) => isFilledIn(value)),
  );

/** Returns the messages by the names of the inputs. */
export const flatErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [flat(path), message]));

const flatResult = <Value>(read: Validation<Value>): Validation<Value> =>
  read.ok ? read : { ok: false, errors: flatErrors(read.errors) };

const readTransportPart = (draft: Draft) => ({
  ...part(draft, "transport", transportFields),
  distanceKm: readFigure(String(draft.transport_distanceKm ?? "")) ?? 0,
});

/** Returns the draft of a transport, by the inputs' names. */
export const transportDraft = (transport: Partial<Transport>): Draft => ({
  transport_mode: "ROAD",
  ...Object.fromEntries(
    transportFields.map((name) => [
      `transport_${name}`,
      String(transport[name] ?? { mode: "ROAD", distanceKm: "0" }[String(name)] ?? ""),
    ]),
  ),
});

export const readTransport = (draft: Draft): Validation<Transport> => {
  const read = validateForm(Transport, readTransportPart(draft));
  if (read.ok) return read;
  const errors = Object.entries(read.errors).map(([name, message]) => [
    `transport_${name}`,
    message,
  ]);
  return { ok: false, errors: Object.fromEntries(errors) };
};

/** The goods go to the recipient's address, to another site of the recipient, or to another party. */
export const deliveryKinds = ["RECIPIENT", "SITE", "OTHER"] as const;

const addressDraft = (prefix: string, address: InvoiceProposal["recipient"]) =>
  Object.fromEntries(addressFields.map((name) => [`${prefix}_${name}`, address[name] ?? ""]));

/** Returns the inputs of a known delivery address. */
export const siteDraft = (site: InvoiceProposal["recipient"]): Draft =>
  addressDraft("delivery", site);

/** Returns the draft of an invoice, by the inputs' names. */
export function invoiceDraft(proposal: InvoiceProposal): Draft {
  const { recipient, delivery, deliveries, recipientGstin = "" } = proposal;
  const known = deliveries.findIndex(
    ({ address1, pin }) => address1 === delivery?.address1 && pin === delivery?.pin,
  );
  return {
    kind: "TAX_INVOICE",
    description: proposal.description,
    hsn: proposal.hsn,
    price: proposal.price === undefined ? "" : String(proposal.price),
    withTooling: "now",
    recipient_gstin: recipientGstin,
    ...addressDraft("recipient", recipient),
    deliveryTo: delivery === undefined ? "RECIPIENT" : "SITE",
    knownDelivery: delivery === undefined || known < 0 ? "" : String(known),
    delivery_gstin: "",
    ...siteDraft(delivery ?? {}),
    placeOfSupply: "",
    ...transportDraft({ vehicleNumber: proposal.vehicleNumber }),
  };
}

/** Returns the delivery of a draft. A site of the recipient has the recipient's name. */
function readDelivery(draft: Draft) {
  if (draft.deliveryTo === "RECIPIENT") return {};
  const isToOther = draft.deliveryTo === "OTHER";
  const names = isToOther ? [...addressFields, "gstin"] : addressFields;
  const delivery = part(draft, "delivery", names);
  return {
    isToOther,
    delivery: isToOther ? delivery : { ...delivery, name: draft.recipient_name },
  };
}

export const textOf = (draft: Draft, name: string) => String(draft[name] ?? "").trim();

export const partyIn = (draft: Draft, prefix: "recipient" | "delivery") => {
  const gstin = textOf(draft, `${prefix}_gstin`);
  return {
    name: textOf(draft, `${prefix}_name`),
    stateCode: textOf(draft, `${prefix}_stateCode`),
    ...(gstin !== "" && { gstin }),
  };
};

/** Returns the journey of a draft's goods. Undefined until its states are entered. */
function journeyOf(draft: Draft) {
  const recipient = partyIn(draft, "recipient");
  const delivery = draft.deliveryTo === "RECIPIENT" ? recipient : partyIn(draft, "delivery");
  if (recipient.stateCode === "" || delivery.stateCode === "") return undefined;
  return { recipient, delivery, isToOther: draft.deliveryTo === "OTHER" };
}

/** Returns the place of supply by the law. Undefined until the draft's states are entered. */
export function supplyOf(draft: Draft, isInZone: boolean) {
  const journey = journeyOf(draft);
  return journey && findPlaceOfSupply({ ...journey, isInZone });
}

/** Returns the entry of a draft if its figures can be shown. All other fields may be empty. */
export function readEntry(draft: Draft): InvoiceEntry | undefined {
  const journey = journeyOf(draft);
  const price = readFigure(textOf(draft, "price"));
  const code = hsn().safeParse(draft.hsn);
  if (!journey || typeof price !== "number" || !(price > 0) || !code.success) return undefined;
  const placeOfSupply = textOf(draft, "placeOfSupply");
  return {
    ...journey,
    kind: draft.kind === "CHALLAN" ? "CHALLAN" : "TAX_INVOICE",
    description: textOf(draft, "description"),
    hsn: code.data,
    price,
    withTooling: draft.withTooling === "now",
    ...(placeOfSupply !== "" && { placeOfSupply }),
  };
}

export function readInvoice(
  draft: Draft,
  { dispatchId, terms }: InvoiceProposal,
): Validation<InvoiceCreation> {
  const read = validateForm(InvoiceCreation, {
    kind: draft.kind,
    dispatchId,
    description: draft.description,
    hsn: draft.hsn,
    price: readFigure(textOf(draft, "price")),
    recipient: part(draft, "recipient", [...addressFields, "gstin"]),
    ...readDelivery(draft),
    ...(isFilledIn(draft.placeOfSupply) && { placeOfSupply: draft.placeOfSupply }),
    transport: readTransportPart(draft),
    withTooling: draft.withTooling === "now",
  });
  if (!read.ok) return flatResult(read);
  const composed = terms && composeInvoice(read.value, terms);
  if (!composed?.ok) return read;
  const { date, placeOfSupply, totals } = composed.invoice;
  return { ok: true, value: { ...read.value, seen: { date, placeOfSupply, totals } } };
}
