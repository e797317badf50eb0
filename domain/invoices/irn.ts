import { say } from "../messages/say";
import type { InvoiceKind } from "./invoiceDocument";
import { financialYearOf } from "./serials";

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
 * `2026-27`, type and number. Source: the signed replies in india-compliance's test data.
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
