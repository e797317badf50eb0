import { randomUUID } from "node:crypto";

let sequence = 0;

/** Returns the fields of every scan, made and sent now by a right clock. */
export function scanBody(at = new Date()) {
  sequence += 1;
  const time = at.toISOString();
  return {
    scanId: randomUUID(),
    sequence,
    scannedAt: time,
    sentAt: new Date().toISOString(),
    queued: false,
  };
}
