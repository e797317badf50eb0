import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type {
  NewScan,
  ParkedScan,
  Refusal,
  StoredParkedScan,
  StoredScan,
  WaitingScan,
} from "./scan";
import type { StationRecords } from "./stationRecords";

/** The storage of scans that wait. A scan is stored before it is sent, and deleted after its reply. */
export interface ScanStore {
  /** Gives the scan the station's next running number. */
  add: (scan: NewScan) => Promise<WaitingScan>;
  /** Returns the scan that is sent next. */
  next: () => Promise<WaitingScan | undefined>;
  listWaiting: () => Promise<readonly WaitingScan[]>;
  listParked: () => Promise<readonly ParkedScan[]>;
  /** Records that the station told the operator that the scan waits. */
  markQueued: (sequence: number) => Promise<void>;
  /** Removes a scan after the host has answered it. */
  remove: (sequence: number) => Promise<void>;
  /** Parks a scan that the host has refused. A scan that another tab has settled meanwhile stays unchanged. */
  park: (sequence: number, refusal: Refusal) => Promise<void>;
  /**
   * Queues a parked scan again under its own number, or the scan that `replace` returns in its place. Either is sent as
   * a queued scan. If `replace` returns nothing, the parked scan is deleted.
   */
  unpark: (sequence: number, replace?: Replacement) => Promise<void>;
  /** Deletes a parked scan after the operator has seen the refusal. */
  discard: (sequence: number) => Promise<void>;
}

type Replacement = (scan: StoredParkedScan) => StoredScan | undefined;

/** Returns a parked scan as it was before the host refused it. */
const withoutRefusal: Replacement = ({ refusal: _, ...scan }) => scan;

const byNumber = <Scan extends { readonly sequence: number }>(scans: Iterable<Scan>) =>
  [...scans].sort((one, other) => one.sequence - other.sequence);

/** Returns a store for browsers that keep nothing. Closing the page loses the waiting scans. */
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

interface Tables extends DBSchema {
  /** The database assigns the keys, so two tabs never get the same sequence number. */
  waiting: { key: number; value: StoredScan };
  parked: { key: number; value: StoredParkedScan };
  /** The latest badges, reels and orders from the host. */
  records: { key: "latest"; value: StationRecords };
}

export type StationDatabase = IDBPDatabase<Tables>;

/**
 * Opens the station's database in this browser.
 * @param onEnd called when the browser, or a newer version of this page, closes the database
 * @throws if the browser has no database
 */
export const openStationDatabase = (name: string, onEnd = () => {}): Promise<StationDatabase> =>
  openDB<Tables>(name, 1, {
    terminated: onEnd,
    blocking: onEnd,
    upgrade(db) {
      db.createObjectStore("waiting", { autoIncrement: true });
      db.createObjectStore("parked");
      db.createObjectStore("records");
    },
  });

/** The option by which the browser has written a scan to the disk before the station sends it. */
const onDisk = { durability: "strict" } as const;

export const scanStoreIn = (db: StationDatabase): ScanStore => ({
  add: async (scan) => {
    const tx = db.transaction("waiting", "readwrite", onDisk);
    const sequence = await tx.store.add(scan);
    await tx.done;
    return { ...scan, sequence };
  },

  next: async () => {
    const cursor = await db.transaction("waiting").store.openCursor();
    return cursor ? { ...cursor.value, sequence: cursor.key } : undefined;
  },

  listWaiting: async () => {
    const { store } = db.transaction("waiting");
    const [keys, scans] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return scans.map((scan, at) => ({ ...scan, sequence: keys[at] ?? 0 }));
  },

  listParked: async () => {
    const { store } = db.transaction("parked");
    const [keys, scans] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return scans.map((scan, at) => ({ ...scan, sequence: keys[at] ?? 0 }));
  },

  markQueued: async (sequence) => {
    const { store, done } = db.transaction("waiting", "readwrite");
    const scan = await store.get(sequence);
    if (scan) await store.put({ ...scan, isQueued: true }, sequence);
    await done;
  },

  remove: (sequence) => db.delete("waiting", sequence),

  park: async (sequence, refusal) => {
    const tx = db.transaction(["waiting", "parked"], "readwrite", onDisk);
    const scan = await tx.objectStore("waiting").get(sequence);
    if (scan) {
      await tx.objectStore("parked").put({ ...scan, refusal }, sequence);
      await tx.objectStore("waiting").delete(sequence);
    }
    await tx.done;
  },

  unpark: async (sequence, replace = withoutRefusal) => {
    const tx = db.transaction(["waiting", "parked"], "readwrite", onDisk);
    const parked = await tx.objectStore("parked").get(sequence);
    if (parked) {
      const next = replace(parked);
      if (next) await tx.objectStore("waiting").put({ ...next, isQueued: true }, sequence);
      await tx.objectStore("parked").delete(sequence);
    }
    await tx.done;
  },

  discard: (sequence) => db.delete("parked", sequence),
});
