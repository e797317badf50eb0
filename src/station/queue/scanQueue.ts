import { newUuid } from "../../api/createOnce";
import type { ScanLabel } from "../format";
import {
  type Answered,
  interruptiblePause,
  runSender,
  type SenderEvent,
  type SenderOptions,
} from "./runSender";
import {
  answerWaitMs,
  dismissalOf,
  type EnteredContent,
  type ParkedScan,
  type Refusal,
  type WaitingScan,
} from "./scan";
import type { ScanStore } from "./scanStore";

/** The result of a scan for the operator who waits at the station. */
export type Recorded =
  | { readonly kind: "answered"; readonly reply: Answered }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "waiting" };

export interface QueueState {
  /** The waiting scans that the operator no longer watches. */
  readonly waiting: readonly WaitingScan[];
  readonly parked: readonly ParkedScan[];
  /** True if the host replied to the last request. */
  readonly isReachable: boolean;
  /** True if another server has replied in the host's place, such as the login page of a network. */
  readonly isForeign: boolean;
  /** The host's sentence about why it no longer knows this station. */
  readonly unpaired?: string;
}

/**
 * The result of a call: the host replies, does not reply, another server replies, or the host does not know the
 * station.
 */
export type Contact = "reached" | "unreachable" | "foreign" | { readonly unpaired: string };

/** The messages between the tabs of one station. */
export type TabMessage = SenderEvent | { readonly kind: "added" | "changed" | "resumed" };

/** The channel between the tabs of one station. */
export interface TabChannel {
  readonly post: (message: TabMessage) => void;
  readonly listen: (listener: (message: TabMessage) => void) => void;
}

const reached = { isReachable: true, isForeign: false };

interface QueueOptions extends Pick<SenderOptions, "post" | "signal"> {
  readonly store: ScanStore;
  readonly channel: TabChannel;
  /** Gets each scan that the host has answered, in every tab. */
  readonly onAnswered?: (scan: WaitingScan, reply: Answered) => void;
  /** Runs the sender in one tab at a time. */
  readonly runExclusively: (run: () => Promise<void>) => Promise<void>;
}

/**
 * Returns the scan queue of this station. Each scan is stored first, then sent by the tab that holds the sender's lock.
 */
export function createScanQueue(options: QueueOptions) {
  const { store, post, signal, channel, onAnswered, runExclusively } = options;
  const { interrupt, pause } = interruptiblePause();
  const listeners = new Set<() => void>();
  const awaited = new Map<string, (event: SenderEvent) => void>();
  let state: QueueState = { waiting: [], parked: [], isReachable: true, isForeign: false };

  const publish = (change: Partial<QueueState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const withoutUnpaired = () => {
    const { unpaired: _, ...rest } = state;
    state = rest;
  };

  /** Ids of scans with a refusal on the screen. The list of parked scans omits them. */
  const shown = new Set<string>();

  async function readStore() {
    const [waiting, parked] = await Promise.all([store.listWaiting(), store.listParked()]);
    publish({
      waiting: waiting.filter(({ scanId }) => !awaited.has(scanId)),
      parked: parked.filter(({ scanId }) => !shown.has(scanId)),
    });
  }

  /** Shows the stored scans. If the store cannot be read, the state stays unchanged. */
  const showStore = () => void readStore().catch(() => {});

  function handleMessage(message: TabMessage) {
    if (signal.aborted) return;
    if (message.kind === "unpaired") publish({ unpaired: message.message, ...reached });
    else if (message.kind === "unreachable")
      publish({ isReachable: false, isForeign: message.isForeign === true });
    else if (message.kind === "answered" || message.kind === "parked") {
      withoutUnpaired();
      publish(reached);
      const { scanId } = message.scan;
      if (message.kind === "answered") onAnswered?.(message.scan, message.reply);
      if (message.kind === "parked" && awaited.has(scanId)) shown.add(scanId);
      awaited.get(scanId)?.(message);
    } else {
      if (message.kind === "resumed") withoutUnpaired();
      if (message.kind !== "changed") interrupt();
    }
    if (message.kind === "unpaired" || message.kind === "unreachable") {
      for (const notify of awaited.values()) notify(message);
    }
    showStore();
  }

  const report = (message: TabMessage) => {
    handleMessage(message);
    channel.post(message);
  };

  /** Waits for the outcome of a scan. @returns the sender's result, or that the scan waits */
  const outcomeOf = (scanId: string, wasReachable: boolean) =>
    new Promise<Recorded>((resolve) => {
      const settle = (recorded: Recorded) => {
        clearTimeout(timer);
        awaited.delete(scanId);
        resolve(recorded);
      };
      const timer = setTimeout(() => settle({ kind: "waiting" }), answerWaitMs);
      awaited.set(scanId, (event) => {
        if (event.kind === "answered") settle({ kind: "answered", reply: event.reply });
        else if (event.kind === "parked") settle({ kind: "refused", refusal: event.refusal });
        // The host was reachable a moment ago, so the next attempt may well succeed: the operator goes on waiting.
        else if (event.kind === "unpaired" || !wasReachable) settle({ kind: "waiting" });
      });
    });

  return {
    /** Starts sending, and shows the changes of the other tabs. */
    start: () => {
      channel.listen(handleMessage);
      showStore();
      void runExclusively(() => runSender({ store, post, pause, report, signal }));
      signal.addEventListener("abort", interrupt);
    },

    /**
     * Stores a scan and sends it.
     * @returns the result for the operator
     */
    record: async (content: EnteredContent, label: ScanLabel): Promise<Recorded> => {
      const scanId = newUuid();
      const outcome = outcomeOf(scanId, state.isReachable);
      const scannedAt = new Date().toISOString();
      const { sequence } = await store.add({ scanId, scannedAt, content, label });
      report({ kind: "added" });
      const recorded = await outcome;
      // The operator has seen the refusal, so the scan need not be parked.
      if (recorded.kind === "refused") await store.discard(sequence);
      if (recorded.kind === "waiting") await store.markQueued(sequence);
      report({ kind: "changed" });
      return recorded;
    },

    /** Sends parked scans again, because the fault at the host may have been corrected. */
    retry: async (...sequences: readonly number[]) => {
      for (const sequence of sequences) await store.unpark(sequence);
      report({ kind: "added" });
    },

    /** Dismisses a parked scan and reports the dismissal to the office. */
    dismiss: async (sequence: number) => {
      await store.unpark(sequence, dismissalOf);
      report({ kind: "added" });
    },

    /** Sends again after the network is back or the station is paired again. */
    resume: () => report({ kind: "resumed" }),

    /** Reports the host's state after a call outside the sender. */
    note: (contact: Contact) => {
      if (contact === "unreachable" || contact === "foreign")
        publish({ isReachable: false, isForeign: contact === "foreign" });
      else if (contact !== "reached") publish({ ...reached, unpaired: contact.unpaired });
      else if (!state.isReachable || state.unpaired !== undefined) {
        publish(reached);
        report({ kind: "resumed" });
      }
    },

    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type ScanQueue = ReturnType<typeof createScanQueue>;
