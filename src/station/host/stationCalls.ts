import { deviceHost, pairDevice, readStation, startStation } from "../../api/deviceHost";
import { HostError, TokenMissing } from "../../api/hostErrors";
import { isRow } from "../../api/json";
import { hostMessage, mayNotAsk, type Reply } from "../queue/runSender";
import type { ScanCall } from "../queue/scan";
import type { Contact } from "../queue/scanQueue";
import type { AnsweredScan, StationRecords } from "../queue/stationRecords";

/** The milliseconds for which the station waits for an answer. Afterwards the scan is sent again. */
const timeoutMs = 10_000;

/**
 * Returns the options of a station's call. A paired tablet sends scans with its own token, independent of any signed-in
 * admin.
 */
const sending = () => ({
  signal: AbortSignal.timeout(timeoutMs),
  token: readStation()?.token,
});

/** Sends a scan to the host. @throws if the host does not reply */
export async function postScan(call: ScanCall, scan: object): Promise<Reply> {
  try {
    const { status, reply } = await deviceHost.call(call, scan, sending());
    return { status, body: reply };
  } catch (error) {
    if (error instanceof HostError) return { status: error.status, body: error.json };
    if (error instanceof TokenMissing) return { status: 401, body: { message: error.message } };
    throw error;
  }
}

const lists = ["employees", "reels", "orders"] as const;

const isStationData = (
  value: unknown,
): value is Pick<StationRecords, (typeof lists)[number]> & Record<string, unknown> =>
  isRow(value) && lists.every((list) => Array.isArray(value[list]));

const isTimes = (value: unknown): value is Record<string, string> =>
  isRow(value) && Object.values(value).every((time) => typeof time === "string");

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");

/** True if a reply's value is the list of machines. An older host sends none. */
const isMachines = (value: unknown): value is NonNullable<StationRecords["machines"]> =>
  Array.isArray(value) &&
  value.every((one) => isRow(one) && typeof one.id === "number" && typeof one.name === "string");

/** The host's badges, reels and orders, and the host's clock minus this station's clock. */
interface FetchedRecords {
  readonly records: StationRecords;
  readonly clockOffMs: number;
}

/** The error for a successful reply that is not the host's: the login page of a network replies 200 too. */
class NoRecords extends Error {
  override readonly name = "NoRecords";
}

/**
 * Fetches the records that the station needs.
 * @throws the errors of the host's calls, and NoRecords if the reply has no records
 */
export async function fetchRecords(): Promise<FetchedRecords> {
  const [{ headers, reply: data }, { reply: usages }] = await Promise.all([
    deviceHost.call("getStationData", undefined, sending()),
    deviceHost.call("getOpenUsages", undefined, sending()),
  ]);
  const clockOffMs = clockOffAt(headers.get("Date"), Date.now());
  if (!isStationData(data) || !Array.isArray(usages)) throw new NoRecords();
  const { employees, reels, orders, checkOutsUntil, shortestSpanSeconds, vehicles, machines } =
    data;
  const records = {
    employees,
    reels,
    orders,
    usages,
    fetchedAt: Date.now(),
    ...(isTimes(checkOutsUntil) && { checkOutsUntil }),
    ...(typeof shortestSpanSeconds === "number" && { shortestSpanSeconds }),
    ...(isTexts(vehicles) && { vehicles }),
    ...(isMachines(machines) && { machines }),
  };
  return { records, clockOffMs };
}

/**
 * Returns the difference between the host's clock and this one, in ms. A host's `Date` is cut to the second, and a
 * proxy may omit it.
 */
export function clockOffAt(date: string | null, now: number): number {
  const hostTime = Date.parse(date ?? "");
  return Number.isNaN(hostTime) ? 0 : hostTime + 500 - now;
}

/** Makes this browser the station with this pairing code. @throws the errors of the host's call */
export async function pair(code: string): Promise<void> {
  startStation(await pairDevice(code, "STATION"));
}

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

  /** Shows the records and stores them. If storing fails, the records last until the page is closed. */
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
      // The host may have read these records before it answered the latest scans. These scans are then kept beside
      // them.
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
    keepAnswered: (scan: AnsweredScan) => {
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
