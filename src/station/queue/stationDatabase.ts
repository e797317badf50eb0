import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { StationRecords } from "../stationRecords";
import type { StoredParkedScan, StoredScan } from "./scan";
import { type ScanStore, withoutRefusal } from "./scanStore";

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

/** A scan is on the disk, and not only on its way there, before it is sent. */
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
