import { type Message, say } from "../messages/say";
import type { InvoiceKind } from "./invoiceDocument";
import { financialYearOf } from "./serials";

/** The numbers that a portal gave, or the reason why its reply cannot be taken. */
export type PortalReply<Numbers> =
  | { readonly ok: true; readonly numbers: Numbers }
  | {
      readonly ok: false;
      readonly message: Message;
      /** The typed field with the fault. Absent if the fault is in the reply or in the number. */
      readonly field?: PortalField | undefined;
    };

type PortalField = "number" | "irn" | "signedQr";

interface PostedDocument {
  readonly serial: string;
  readonly supplierGstin: string | undefined;
  readonly recipientGstin: string | undefined;
  readonly totalPaise: number;
  /** The IRN of the document, which follows from the document's own fields. A reply with another IRN is refused. */
  readonly irn: string;
}

const fail = (message: Message, field?: PortalField) => ({ ok: false, message, field }) as const;

/** Collects the texts and numbers of a JSON value at any depth, by their names in small letters. The first one counts. */
function valuesIn(json: unknown, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (typeof json !== "object" || json === null) return found;
  for (const [name, value] of Object.entries(json)) {
    const key = name.toLowerCase();
    if (typeof value === "string" || typeof value === "number") {
      if (!found.has(key)) found.set(key, String(value));
    } else valuesIn(value, found);
  }
  return found;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const firstOf = (values: ReadonlyMap<string, string>, ...names: readonly string[]) =>
  names.map((name) => values.get(name)).find((value) => value !== undefined && value !== "");

/** Returns why a reply is about another document. Undefined if it is about this one. */
function otherDocument(
  values: ReadonlyMap<string, string>,
  posted: PostedDocument,
): Message | undefined {
  const serial = firstOf(values, "docno", "documentno", "doc_no");
  if (serial !== undefined && serial !== posted.serial)
    return say("portal.otherSerial", { serial, own: posted.serial });
  const supplier = firstOf(values, "sellergstin", "fromgstin");
  if (supplier !== undefined && supplier !== posted.supplierGstin)
    return say("portal.otherSupplier", {
      gstin: supplier,
      own: posted.supplierGstin ?? say("portal.noGstin"),
    });
  const recipient = firstOf(values, "buyergstin", "togstin");
  if (recipient !== undefined && recipient !== (posted.recipientGstin ?? "URP"))
    return say("portal.otherClient", {
      gstin: recipient,
      own: posted.recipientGstin ?? say("portal.noGstin"),
    });
  const total = Number(firstOf(values, "totinvval", "totinvvalue") ?? posted.totalPaise / 100);
  if (Math.round(total * 100) !== posted.totalPaise)
    return say("portal.otherTotal", { total, own: posted.totalPaise / 100 });
  return undefined;
}

interface EwayNumbers {
  readonly number: string;
  readonly at?: string | undefined;
}

/** Reads the number of an e-way bill, typed or in the portal's reply. A reply about another document is refused. */
export function readEwayReply(
  { number: typed, reply }: { number?: string | undefined; reply?: string | undefined },
  posted: PostedDocument,
): PortalReply<EwayNumbers> {
  const json = reply === undefined ? {} : parse(reply);
  if (json === undefined) return fail(say("portal.noJson"));
  const values = valuesIn(json);
  const wrong = otherDocument(values, posted);
  if (wrong !== undefined) return fail(wrong);
  const found = typed ?? firstOf(values, "ewaybillno", "ewbno", "ewb_no", "ewaybillnumber");
  const number = found?.replace(/\s/g, "");
  if (number === undefined)
    return reply === undefined ? fail(say("required"), "number") : fail(say("portal.noEway"));
  if (!/^\d{12}$/.test(number)) return fail(say("portal.ewayDigits", { number }));
  const at = firstOf(values, "ewaybilldate", "ewbdt", "ewbdate");
  return { ok: true, numbers: { number, ...(at !== undefined && { at }) } };
}

interface EInvoiceNumbers {
  readonly irn: string;
  readonly ackNumber?: string | undefined;
  readonly ackDate?: string | undefined;
  readonly signedQr?: string | undefined;
}

/** Returns the payload of a signed token. It does not check the signature, which is the portal's matter. */
function payloadOf(token: string): unknown {
  const [, payload = ""] = token.split(".");
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, "+").replace(/_/g, "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const outer = parse(new TextDecoder().decode(bytes));
    const data = valuesIn(outer).get("data");
    return data === undefined ? outer : parse(data);
  } catch {
    return undefined;
  }
}

type TypedEInvoice = Readonly<
  Partial<Record<"irn" | "ackNumber" | "ackDate" | "signedQr" | "reply", string | undefined>>
>;

/** Reads the IRN with its acknowledgement and QR code, typed or in the portal's reply. */
export function readEInvoiceReply(
  typed: TypedEInvoice,
  posted: PostedDocument,
): PortalReply<EInvoiceNumbers> {
  const json = typed.reply === undefined ? {} : parse(typed.reply);
  if (json === undefined) return fail(say("portal.noJson"));
  const values = valuesIn(json);
  const signedQr = typed.signedQr ?? firstOf(values, "signedqrcode", "signedqr", "qrcode");
  const signed = signedQr === undefined ? undefined : payloadOf(signedQr);
  const qrField = typed.signedQr === undefined ? undefined : "signedQr";
  if (signedQr !== undefined && signed === undefined)
    return fail(say("portal.unreadableQr"), qrField);
  const inQr = valuesIn(signed);
  const wrong = otherDocument(values, posted);
  if (wrong !== undefined) return fail(wrong);
  const wrongQr = otherDocument(inQr, posted);
  if (wrongQr !== undefined) return fail(wrongQr, qrField);
  const irn = (typed.irn ?? firstOf(values, "irn") ?? inQr.get("irn"))?.trim().toLowerCase();
  if (irn === undefined)
    return typed.reply === undefined ? fail(say("required"), "irn") : fail(say("portal.noIrn"));
  if (!/^[0-9a-f]{64}$/.test(irn)) return fail(say("portal.irnForm"));
  const irnOfQr = inQr.get("irn")?.toLowerCase();
  if (irnOfQr !== undefined && irnOfQr !== irn) return fail(say("portal.otherIrn"));
  if (irn !== posted.irn) {
    const irnField = typed.irn === undefined ? qrField : "irn";
    return fail(say("portal.wrongIrn", { serial: posted.serial }), irnField);
  }
  const ackNumber = typed.ackNumber ?? firstOf(values, "ackno", "acknum");
  const ackDate = typed.ackDate ?? firstOf(values, "ackdt", "ackdate") ?? inQr.get("irndt");
  return {
    ok: true,
    numbers: {
      irn,
      ...(ackNumber !== undefined && { ackNumber }),
      ...(ackDate !== undefined && { ackDate }),
      ...(signedQr !== undefined && { signedQr }),
    },
  };
}

/** The document types of the registration portal: invoice, credit note and debit note. */
export type IrnType = "INV" | "CRN" | "DBN";

export const irnTypes = { TAX_INVOICE: "INV", CREDIT_NOTE: "CRN" } as const;

interface Registered {
  readonly supplierGstin: string;
  /** The date of the document in India, `yyyy-MM-dd`. */
  readonly date: string;
  readonly type: IrnType;
  readonly serial: string;
}

/**
 * Returns the text whose SHA-256 in small hexadecimal letters is the IRN of a document: GSTIN, financial year such as
 * `2026-27`, type and number. Source: the signed replies in india-compliance's test data. See
 * docs/trade/dispatch-and-tax.md#irn.
 */
export const irnSource = ({ supplierGstin, date, type, serial }: Registered): string =>
  `${supplierGstin}20${financialYearOf(date)}${type}${serial}`;

const dayMs = 24 * 3_600_000;

/**
 * Reads the moment of a portal's acknowledgement in ms, such as `2026-11-23 10:15:00` or `23/11/2026 10:15:00` in
 * India's time.
 */
function readAcknowledged(text: string): number | undefined {
  const local = text.trim().replace(/^(\d\d)[/-](\d\d)[/-](\d{4})/, "$3-$2-$1");
  const parts = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?(?:\.\d+)?$/.exec(local);
  const moment = parts ? Date.parse(`${parts[1]}T${parts[2] ?? "00:00"}+05:30`) : Date.parse(local);
  return Number.isNaN(moment) ? undefined : moment;
}

interface AgedRegistration {
  readonly ackDate: string | null;
  readonly createdAt: Date;
}

/**
 * True if the portal no longer cancels an IRN: it is older than 24 hours. Without a readable acknowledgement the IRN is as
 * old as its document, and it is never older.
 */
export function isIrnTooOld({ ackDate, createdAt }: AgedRegistration, now: Date): boolean {
  const acknowledged = ackDate === null ? undefined : readAcknowledged(ackDate);
  const registered = Math.max(acknowledged ?? createdAt.getTime(), createdAt.getTime());
  return now.getTime() - registered > dayMs;
}

interface Cancelled extends AgedRegistration {
  readonly kind: InvoiceKind;
  readonly serial: string;
  readonly irn: string | null;
}

/** Returns why the portal does not cancel the IRN of a document. An invoice is credited in its place. */
export function findIrnObstacle({ kind, serial, irn, ...registered }: Cancelled, now: Date) {
  if (irn === null || !isIrnTooOld(registered, now)) return undefined;
  return kind === "CREDIT_NOTE"
    ? say("invoice.noteIrnTooOld", { serial })
    : say("invoice.irnTooOld", { serial });
}
