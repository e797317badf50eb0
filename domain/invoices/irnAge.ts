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
