import { type Answered, judgeReply, type Reply, retryDelayMs, type Verdict } from "./judgeReply";
import { type Refusal, type ScanCall, scanBody, type WaitingScan } from "./scan";
import type { ScanStore } from "./scanStore";

/** What the sender reports as it goes. */
export type SenderEvent =
  | { readonly kind: "answered"; readonly scan: WaitingScan; readonly reply: Answered }
  | { readonly kind: "parked"; readonly scan: WaitingScan; readonly refusal: Refusal }
  | { readonly kind: "unpaired"; readonly message: string }
  | { readonly kind: "unreachable"; readonly isForeign?: true };

export interface SenderOptions {
  readonly store: ScanStore;
  /** Sends one scan and gives whatever was answered. Rejects where nothing was. */
  readonly post: (call: ScanCall, body: ReturnType<typeof scanBody>) => Promise<Reply>;
  /** Waits so long, or until there is something new to do. */
  readonly pause: (ms: number) => Promise<void>;
  readonly report: (event: SenderEvent) => void;
  /** Ends the sender after the scan that is under way. */
  readonly signal: AbortSignal;
  readonly now?: () => number;
  readonly random?: () => number;
}

/** How often an idle sender looks for scans of which it was not told. */
const idleMs = 15_000;

async function attempt(scan: WaitingScan, options: SenderOptions): Promise<Verdict> {
  const { post, store, now = Date.now } = options;
  const body = scanBody(scan, now());
  const noAnswer = (): Verdict => ({ kind: "retry" });
  const verdict = await post(scan.content.call, body).then(judgeReply, noAnswer);
  if (verdict.kind !== "refused" || verdict.refusal.status !== 409 || body.queued) return verdict;
  // Whoever scanned it may have gone meanwhile: sent as one that waited, it becomes the office's exception.
  const stored = await store.next();
  const isSame = stored?.sequence === scan.sequence;
  return isSame && scanBody(stored, now()).queued ? attempt(stored, options) : verdict;
}

/**
 * Sends what waits, one scan after the other in the order of their numbers, until the signal ends it. A
 * scan leaves the store only when the host has answered it, so that a sender that is killed at any point
 * loses nothing: the next one sends the same scan, with the same id, again. A refused one is put aside and
 * the rest go on; without an answer all wait.
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
