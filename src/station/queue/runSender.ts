import { type Answered, judgeReply, type Reply, retryDelayMs, type Verdict } from "./judgeReply";
import { type Refusal, type ScanCall, scanBody, type WaitingScan } from "./scan";
import type { ScanStore } from "./scanStore";

export type SenderEvent =
  | { readonly kind: "answered"; readonly scan: WaitingScan; readonly reply: Answered }
  | { readonly kind: "parked"; readonly scan: WaitingScan; readonly refusal: Refusal }
  | { readonly kind: "unpaired"; readonly message: string }
  | { readonly kind: "unreachable"; readonly isForeign?: true };

export interface SenderOptions {
  readonly store: ScanStore;
  /** Sends one scan and resolves with any reply. Rejects if there is no reply. */
  readonly post: (call: ScanCall, body: ReturnType<typeof scanBody>) => Promise<Reply>;
  /** Waits so long, or until there is something new to do. */
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
