import type { CallName } from "../../contract/routes";

/** Writes that are safe to repeat without a key. A scan has an id, and a second token does no harm. */
const safeByThemselves = ["dismissScan", "issueReel", "login", "punch", "returnReel"] as const;

/**
 * Writes that no key makes safe to repeat: they need a transaction of their own, or their reply has a secret that is
 * stored nowhere. `docs/deploy/nginx.conf` does not pass them on to a second instance.
 */
export const notRepeatable = [
  "changePassword",
  "createPasswordLink",
  "importEmployees",
  "importRecords",
  "lockPayrollMonth",
  "pairDevice",
  "renewPairingCode",
  "undoImport",
  "unlockPayrollMonth",
  "updatePayOpening",
] as const;

export type UnkeyedWrite = (typeof safeByThemselves)[number] | (typeof notRepeatable)[number];

const unkeyed: ReadonlySet<CallName> = new Set([...safeByThemselves, ...notRepeatable]);

/** True for a write that is done once for each `Idempotency-Key`. */
export const isKeyed = (name: CallName, method: string) => method !== "GET" && !unkeyed.has(name);
