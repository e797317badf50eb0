import type { FieldErrors, Validation } from "../../../contract/errors";
import { InvoiceCreation, type InvoiceProposal, Transport } from "../../../contract/invoices";
import { validateForm } from "../../validateForm";
import { type Draft, isFilledIn, readFigure } from "../schema/readDraft";

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

/** A form's inputs have flat names: a dot in a name would be a path. */
const flat = (path: string) => path.replace(".", "_");

const part = (draft: Draft, prefix: string, names: readonly string[]) =>
  Object.fromEntries(
    names
      .map((name) => [name, draft[`${prefix}_${name}`]] as const)
      .filter(([, value]) => isFilledIn(value)),
  );

/** The messages by the names of the inputs. */
export const flatErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [flat(path), message]));

const flatResult = <Value>(read: Validation<Value>): Validation<Value> =>
  read.ok ? read : { ok: false, errors: flatErrors(read.errors) };

const readTransportPart = (draft: Draft) => ({
  ...part(draft, "transport", transportFields),
  distanceKm: readFigure(String(draft.transport_distanceKm ?? "")) ?? 0,
});

/** The draft of a transport, by the names of its inputs. */
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

/** The draft of an invoice, by the names of its inputs. */
export function invoiceDraft(proposal: InvoiceProposal): Draft {
  const { recipient, delivery, recipientGstin = "" } = proposal;
  const isElsewhere =
    delivery !== undefined &&
    addressFields.some((name) => (delivery[name] ?? "") !== (recipient[name] ?? ""));
  const addressOf = (prefix: string, address: InvoiceProposal["recipient"]) =>
    addressFields.map((name) => [`${prefix}_${name}`, address[name] ?? ""]);
  return {
    kind: "TAX_INVOICE",
    description: proposal.description,
    hsn: proposal.hsn,
    price: proposal.price === undefined ? "" : String(proposal.price),
    withTooling: "now",
    recipient_gstin: recipientGstin,
    ...Object.fromEntries(addressOf("recipient", recipient)),
    ...Object.fromEntries(addressOf("delivery", isElsewhere ? delivery : {})),
    ...transportDraft({ vehicleNumber: proposal.vehicleNumber }),
  };
}

export function readInvoice(draft: Draft, dispatchId: number): Validation<InvoiceCreation> {
  const delivery = part(draft, "delivery", addressFields);
  return flatResult(
    validateForm(InvoiceCreation, {
      kind: draft.kind,
      dispatchId,
      description: draft.description,
      hsn: draft.hsn,
      price: readFigure(String(draft.price ?? "")),
      recipient: part(draft, "recipient", [...addressFields, "gstin"]),
      ...(Object.keys(delivery).length > 0 && { delivery }),
      transport: readTransportPart(draft),
      withTooling: draft.withTooling === "now",
    }),
  );
}
