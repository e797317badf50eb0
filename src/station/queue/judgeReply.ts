import { isRecord } from "../../api/hostErrors";
import type { Refusal } from "./scan";

/** A reply to a scan: its status, and its body if the body is JSON. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** The meaning of a reply for its scan. */
export type Verdict =
  | { readonly kind: "answered"; readonly reply: Answered }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "unpaired"; readonly message: string }
  /** `isForeign`: something between the station and the host has replied in the host's place. */
  | { readonly kind: "retry"; readonly isForeign?: true };

/** An answer of the host: `outcome` and what else its call promises. */
export type Answered = Readonly<Record<string, unknown>> & { readonly outcome: string };

const isAnswered = (body: unknown): body is Answered =>
  isRecord(body) && typeof body.outcome === "string";

/** The message of the host's own error, which is JSON. A proxy or a login page of a network has none. */
export function hostMessage(body: unknown): string | undefined {
  const message = isRecord(body) ? body.message : undefined;
  return typeof message === "string" && message !== "" ? message : undefined;
}

/** The host takes scans from this browser only after it is paired. The scan stays until then. */
export const mayNotAsk = (status: number) => status === 401 || status === 403;

/** Reads the host's question about a scan. */
function questionIn(body: unknown): Pick<Refusal, "reason" | "current"> {
  if (!isRecord(body) || typeof body.reason !== "string") return {};
  const { reason, current } = body;
  return { reason, ...(isRecord(current) && { current }) };
}

/** Sent too early or too often: the scan is sent again later. */
const later = new Set([408, 425, 429]);

/**
 * Only the host itself can take or refuse a scan. A login page of a network says 200, 401 or 403 too: the scan stays
 * and is sent again. That does no harm, because the host knows a scan by its id.
 */
export function judgeReply({ status, body }: Reply): Verdict {
  if (status < 300) {
    return isAnswered(body)
      ? { kind: "answered", reply: body }
      : { kind: "retry", isForeign: true };
  }
  if (status < 400) return { kind: "retry", isForeign: true };
  if (status >= 500 || later.has(status)) return { kind: "retry" };
  const message = hostMessage(body);
  if (message === undefined) return { kind: "retry", isForeign: true };
  return mayNotAsk(status)
    ? { kind: "unpaired", message }
    : { kind: "refused", refusal: { status, message, ...questionIn(body) } };
}

const firstRetryMs = 1_000;
const longestRetryMs = 60_000;

/**
 * Returns the wait after a number of failures in a row. The wait doubles up to a minute, minus a random part, so that a
 * plant's stations do not reconnect at the same moment.
 * @param chance from 0 to 1
 */
export const retryDelayMs = (failures: number, chance: number): number => {
  const full = Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(failures - 1, 16));
  return Math.round(full * (1 - chance / 2));
};
