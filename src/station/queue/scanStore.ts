import type {
  NewScan,
  ParkedScan,
  Refusal,
  StoredParkedScan,
  StoredScan,
  WaitingScan,
} from "./scan";

/** Where scans wait. A scan is stored before it is sent, and goes when it was answered. */
export interface ScanStore {
  /** Gives the scan the station's next running number. */
  add: (scan: NewScan) => Promise<WaitingScan>;
  /** The one to be sent next. */
  next: () => Promise<WaitingScan | undefined>;
  listWaiting: () => Promise<readonly WaitingScan[]>;
  listParked: () => Promise<readonly ParkedScan[]>;
  /** Records that the station told the operator that the scan waits. */
  markQueued: (sequence: number) => Promise<void>;
  /** The host has answered. */
  remove: (sequence: number) => Promise<void>;
  /** The host has refused; nothing happens to a scan that another tab has settled meanwhile. */
  park: (sequence: number, refusal: Refusal) => Promise<void>;
  /**
   * Queues a parked scan again under its own number, or the scan that `replace` returns. Sent as a queued scan.
   * Deleted if `replace` returns nothing.
   */
  unpark: (sequence: number, replace?: Replacement) => Promise<void>;
  /** Deletes a parked scan after the operator has seen the refusal. */
  discard: (sequence: number) => Promise<void>;
}

type Replacement = (scan: StoredParkedScan) => StoredScan | undefined;

/** A parked scan as it was before the host refused it. */
export const withoutRefusal: Replacement = ({ refusal: _, ...scan }) => scan;

const byNumber = <Scan extends { readonly sequence: number }>(scans: Iterable<Scan>) =>
  [...scans].sort((one, other) => one.sequence - other.sequence);

/** For browsers that keep nothing: what waits is lost when the page is closed. */
export function memoryScanStore(): ScanStore {
  const waiting = new Map<number, WaitingScan>();
  const parked = new Map<number, ParkedScan>();
  let last = 0;
  return {
    add: async (scan) => {
      last += 1;
      const added = { ...scan, sequence: last };
      waiting.set(last, added);
      return added;
    },
    next: async () => byNumber(waiting.values())[0],
    listWaiting: async () => byNumber(waiting.values()),
    listParked: async () => byNumber(parked.values()),
    markQueued: async (sequence) => {
      const scan = waiting.get(sequence);
      if (scan) waiting.set(sequence, { ...scan, isQueued: true });
    },
    remove: async (sequence) => {
      waiting.delete(sequence);
    },
    park: async (sequence, refusal) => {
      const scan = waiting.get(sequence);
      if (scan === undefined) return;
      waiting.delete(sequence);
      parked.set(sequence, { ...scan, refusal });
    },
    unpark: async (sequence, replace = withoutRefusal) => {
      const scan = parked.get(sequence);
      if (scan === undefined) return;
      const next = replace(scan);
      parked.delete(sequence);
      if (next) waiting.set(sequence, { ...next, sequence, isQueued: true });
    },
    discard: async (sequence) => {
      parked.delete(sequence);
    },
  };
}
