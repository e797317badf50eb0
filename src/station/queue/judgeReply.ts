import type { Refusal } from "./scan";

/** What came back for a scan: a status with its body, read as JSON where it is some. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** What a reply means for the scan that was sent. */
export type Verdict =
  | { readonly kind: "answered"; readonly reply: Answered }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "unpaired"; readonly message: string }
  | { readonly kind: "retry" };

/** An answer of the host: `outcome` and what else its call promises. */
export type Answered = Readonly<Record<string, unknown>> & { readonly outcome: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isAnswered = (body: unknown): body is Answered =>
  isRecord(body) && typeof body.outcome === "string";

const messageIn = (body: unknown, status: number): string => {
  const message = isRecord(body) ? body.message : undefined;
  return typeof message === "string" && message !== ""
    ? message
    : `The host answered with status ${status}`;
};

/** Asked too early or too often: it is taken later. */
const later = new Set([408, 425, 429]);

/**
 * Success without an answer is no success: a public network's login page says 200 too. To send again does no
 * harm, for the host knows a scan by its id.
 */
export function judgeReply({ status, body }: Reply): Verdict {
  if (status === 401) return { kind: "unpaired", message: messageIn(body, status) };
  if (status >= 400 && status < 500 && !later.has(status))
    return { kind: "refused", refusal: { status, message: messageIn(body, status) } };
  return status < 300 && isAnswered(body) ? { kind: "answered", reply: body } : { kind: "retry" };
}

const firstRetryMs = 1_000;
const longestRetryMs = 60_000;

/**
 * How long to wait after so many failures in a row: twice as long each time, up to a minute, and a random
 * part less, so that the stations of a plant do not all come at once when the host is back.
 * @param chance from 0 to 1
 */
export const retryDelayMs = (failures: number, chance: number): number => {
  const full = Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(failures - 1, 16));
  return Math.round(full * (1 - chance / 2));
};
