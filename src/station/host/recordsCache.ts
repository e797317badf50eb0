import { HostError, TokenMissing } from "../../api/hostErrors";
import { hostMessage, mayNotAsk } from "../queue/runSender";
import type { WaitingScan } from "../queue/scan";
import type { Contact } from "../queue/scanQueue";
import type { StationRecords } from "../queue/stationRecords";
import { type FetchedRecords, NoRecords } from "./stationCalls";

interface RecordsState {
  readonly records: StationRecords | undefined;
  /** The host's clock minus this station's clock, in milliseconds. */
  readonly clockOffMs: number;
}

interface CacheOptions {
  readonly fetch: () => Promise<FetchedRecords>;
  readonly read: () => Promise<StationRecords | undefined>;
  readonly write: (records: StationRecords) => Promise<unknown>;
  readonly note: (contact: Contact) => void;
}

/** Caches the plant's records that the station needs. The cache is stored for times without the host. */
export function createRecordsCache({ fetch, read, write, note }: CacheOptions) {
  const listeners = new Set<() => void>();
  let state: RecordsState = { records: undefined, clockOffMs: 0 };
  let running: Promise<void> | undefined;

  const publish = (change: Partial<RecordsState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  function noteError(error: unknown) {
    if (error instanceof TokenMissing) note({ unpaired: error.message });
    else if (error instanceof NoRecords) note("foreign");
    else if (!(error instanceof HostError) || error.status >= 500) note("unreachable");
    else if (hostMessage(error.json) === undefined) note("foreign");
    else note(mayNotAsk(error.status) ? { unpaired: error.message } : "unreachable");
  }

  /** Shows records and stores them. If that fails, the records last until the page is closed. */
  function keep(change: Partial<RecordsState> & { readonly records: StationRecords }) {
    publish(change);
    write(change.records).catch(() => {});
  }

  const answeredScans = () => state.records?.answered ?? [];

  async function fetchRecords() {
    const before = answeredScans();
    try {
      const { records, clockOffMs } = await fetch();
      note("reached");
      // The host may have read the records before it answered the latest scans.
      const answered = answeredScans().filter((scan) => !before.includes(scan));
      keep({ records: answered.length > 0 ? { ...records, answered } : records, clockOffMs });
    } catch (error) {
      noteError(error);
    }
  }

  return {
    /** Loads the stored records, unless the host has sent newer ones. */
    start: async () => {
      const records = await read();
      if (state.records === undefined && records !== undefined) publish({ records });
    },
    /** Resolves after the host has replied. Without a reply the cached records stay. */
    refresh: (): Promise<void> => {
      running ??= fetchRecords().finally(() => {
        running = undefined;
      });
      return running;
    },
    /** Adds a scan that the host has recorded, until newer records have it. */
    keepAnswered: (scan: WaitingScan) => {
      const { records } = state;
      if (records) keep({ records: { ...records, answered: [...answeredScans(), scan] } });
    },
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type RecordsCache = ReturnType<typeof createRecordsCache>;
