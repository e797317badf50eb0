import { isRow } from "../../api/json";
import { hostText } from "../../texts/hostMessages";
import { type Refusal, type ScanCall, scanBody, type WaitingScan } from "./scan";
import type { ScanStore } from "./scanStore";

/** A reply to a scan: its status, and its body if the body is JSON. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** The meaning of a reply for its scan. */
type Verdict =
  | { readonly kind: "answered"; readonly reply: Answered }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "unpaired"; readonly message: string }
  /** `isForeign`: something between the station and the host has replied in the host's place. */
  | { readonly kind: "retry"; readonly isForeign?: true };

/** An answer of the host: `outcome` and the call's other fields. */
export type Answered = Readonly<Record<string, unknown>> & { readonly outcome: string };

const isAnswered = (body: unknown): body is Answered =>
  isRow(body) && typeof body.outcome === "string";

/** Returns the message of the host's own error, which is JSON. A proxy or a login page of a network has none. */
export function hostMessage(body: unknown): string | undefined {
  const message = isRow(body) ? body.message : undefined;
  return typeof message === "string" && message !== "" ? message : undefined;
}

/** Returns the code of the host's message, by which the station translates it. */
export function codeIn(body: unknown): Pick<Refusal, "code" | "values"> {
  if (!isRow(body) || typeof body.code !== "string") return {};
  const { code, values } = body;
  return { code, ...(isRow(values) && { values }) };
}

/** True if the host does not know this browser. The scan waits until the browser is paired again. */
export const mayNotAsk = (status: number) => status === 401 || status === 403;

/** Reads the host's question about a scan. */
function questionIn(body: unknown): Pick<Refusal, "reason" | "current"> {
  if (!isRow(body) || typeof body.reason !== "string") return {};
  const { reason, current } = body;
  return { reason, ...(isRow(current) && { current }) };
}

/** The statuses for a request that was sent too early or too often. The scan is sent again later. */
const later = new Set([408, 425, 429]);

/**
 * Judges the reply to a scan. Only the host itself can take or refuse a scan. A network's login page replies 200, 401
 * or 403 too, so the scan stays and is sent again. The repetition does no harm, because the host knows a scan by its
 * id.
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
    ? { kind: "unpaired", message: hostText({ message, ...codeIn(body) }) }
    : { kind: "refused", refusal: { status, message, ...codeIn(body), ...questionIn(body) } };
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

/** Returns a pause that can be ended early. An interrupt between two pauses is not lost. */
export function interruptiblePause() {
  let isInterrupted = false;
  let end = () => {};
  return {
    interrupt: () => {
      isInterrupted = true;
      end();
    },
    pause: (ms: number) =>
      new Promise<void>((resolve) => {
        const stop = () => {
          clearTimeout(timer);
          isInterrupted = false;
          resolve();
        };
        const timer = setTimeout(stop, ms);
        end = stop;
        if (isInterrupted) stop();
      }),
  };
}

export type SenderEvent =
  | { readonly kind: "answered"; readonly scan: WaitingScan; readonly reply: Answered }
  | { readonly kind: "parked"; readonly scan: WaitingScan; readonly refusal: Refusal }
  | { readonly kind: "unpaired"; readonly message: string }
  | { readonly kind: "unreachable"; readonly isForeign?: true };

export interface SenderOptions {
  readonly store: ScanStore;
  /** Sends one scan and resolves with any reply. Rejects if there is no reply. */
  readonly post: (call: ScanCall, body: ReturnType<typeof scanBody>) => Promise<Reply>;
  /** Waits for `ms` milliseconds, or until there is something new to send. */
  readonly pause: (ms: number) => Promise<void>;
  readonly report: (event: SenderEvent) => void;
  /** Ends the sender after the scan that is under way. */
  readonly signal: AbortSignal;
  readonly now?: () => number;
  readonly random?: () => number;
}

/** The interval at which an idle sender checks for unreported scans, in milliseconds. */
const idleMs = 15_000;

async function attempt(scan: WaitingScan, options: SenderOptions): Promise<Verdict> {
  const { post, store, now = Date.now } = options;
  const body = scanBody(scan, now());
  const noAnswer = (): Verdict => ({ kind: "retry" });
  const verdict = await post(scan.content.call, body).then(judgeReply, noAnswer);
  if (verdict.kind !== "refused" || verdict.refusal.status !== 409 || body.queued) return verdict;
  // The operator may have left meanwhile. The scan is then sent as queued, and the conflict becomes an exception for
  // the office.
  const stored = await store.next();
  const isSame = stored?.sequence === scan.sequence;
  return isSame && scanBody(stored, now()).queued ? attempt(stored, options) : verdict;
}

/**
 * Sends the waiting scans one after the other in order of their numbers, until the signal aborts. A scan is removed
 * only after the host's reply, so a killed sender loses nothing. The next sender sends the same scan with the same id.
 * A refused scan is parked, and the sender continues. Without a reply all scans wait.
 */
export async function runSender(options: SenderOptions): Promise<void> {
  const { store, pause, report, signal, random = Math.random } = options;
  let failures = 0;
  while (!signal.aborted) {
    const scan = await store.next();
    if (scan === undefined) {
      await pause(idleMs);
      continue;
    }
    const verdict = await attempt(scan, options);
    if (verdict.kind === "answered") {
      failures = 0;
      await store.remove(scan.sequence);
      report({ ...verdict, scan });
    } else if (verdict.kind === "refused") {
      failures = 0;
      await store.park(scan.sequence, verdict.refusal);
      report({ kind: "parked", scan, refusal: verdict.refusal });
    } else {
      failures += 1;
      report(verdict.kind === "unpaired" ? verdict : { ...verdict, kind: "unreachable" });
      await pause(retryDelayMs(failures, random()));
    }
  }
}
