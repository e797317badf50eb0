import { say } from "../messages/say";
import type { InvoiceKind } from "./invoiceDocument";

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

interface Registered {
  readonly ackDate: string | null;
  readonly createdAt: Date;
}

/**
 * True if the portal no longer cancels an IRN: it is older than 24 hours. Without a readable acknowledgement the IRN is as
 * old as its document, and it is never older.
 */
export function isIrnTooOld({ ackDate, createdAt }: Registered, now: Date): boolean {
  const acknowledged = ackDate === null ? undefined : readAcknowledged(ackDate);
  const registered = Math.max(acknowledged ?? createdAt.getTime(), createdAt.getTime());
  return now.getTime() - registered > dayMs;
}

interface Cancelled extends Registered {
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
