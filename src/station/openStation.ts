import { createRecordsCache, fetchRecords, postScan, type RecordsCache } from "./host/stationCalls";
import { isAtMachine } from "./queue/machineAtStation";
import {
  createScanQueue,
  type ScanQueue,
  type TabChannel,
  type TabMessage,
} from "./queue/scanQueue";
import {
  memoryScanStore,
  openStationDatabase,
  type StationDatabase,
  scanStoreIn,
} from "./queue/scanStore";

/** The queue and the records of the station in this tab. */
export interface Station {
  readonly queue: ScanQueue;
  readonly records: RecordsCache;
  /** True if waiting scans survive the end of the page. */
  readonly hasIndexedDb: boolean;
}

const name = "station";

function tabChannel(signal: AbortSignal): TabChannel {
  if (typeof BroadcastChannel === "undefined") return { post: () => {}, listen: () => {} };
  const channel = new BroadcastChannel(name);
  signal.addEventListener("abort", () => channel.close());
  return {
    post: (message) => {
      if (!signal.aborted) channel.postMessage(message);
    },
    listen: (listener) =>
      channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => listener(data)),
  };
}

const restartMs = 5_000;

/**
 * Lets one tab send at a time. Without HTTPS the browser has no locks and every tab sends. The host records a repeated
 * scan once, and each tab sends scans in order.
 */
async function runExclusively(run: () => Promise<void>, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      if (navigator.locks === undefined) await run();
      else await navigator.locks.request(`${name}-sender`, { signal }, run);
    } catch {
      // The browser's database failed this time. The scans in it are sent after the pause.
      await new Promise((resolve) => setTimeout(resolve, restartMs));
    }
  }
}

const openDatabase = (): Promise<StationDatabase | undefined> =>
  openStationDatabase(name, () => window.location.reload()).catch(() => undefined);

/** Opens the stored scans and records, and starts sending. The signal ends it. */
export async function openStation(signal: AbortSignal): Promise<Station> {
  const db = await openDatabase();
  if (signal.aborted) db?.close();
  else signal.addEventListener("abort", () => db?.close());
  const queue = createScanQueue({
    store: db ? scanStoreIn(db) : memoryScanStore(),
    post: postScan,
    signal,
    channel: tabChannel(signal),
    onAnswered: (scan, reply) => {
      if (isAtMachine(reply)) records.keepAnswered({ ...scan, outcome: reply.outcome });
    },
    runExclusively: (run) => runExclusively(run, signal),
  });
  const records = createRecordsCache({
    // A scan without an answer in time makes the station fetch the records, even after the page was closed.
    fetch: async () => {
      signal.throwIfAborted();
      return fetchRecords();
    },
    read: async () => db?.get("records", "latest"),
    write: async (latest) => db?.put("records", latest, "latest"),
    note: queue.note,
  });
  if (!signal.aborted) {
    queue.start();
    await records.start();
  }
  return { queue, records, hasIndexedDb: db !== undefined };
}
