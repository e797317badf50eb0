import { host, pairDevice, readStation, startStation } from "../../api/deviceHost";
import { HostError, TokenMissing } from "../../api/hostErrors";
import { isRow } from "../../api/json";
import type { Reply } from "../queue/runSender";
import type { ScanCall } from "../queue/scan";
import type { StationRecords } from "../queue/stationRecords";

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
    const { status, reply } = await host.call(call, scan, sending());
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

/** True for the machines of a host that has them. */
const isMachines = (value: unknown): value is NonNullable<StationRecords["machines"]> =>
  Array.isArray(value) &&
  value.every((one) => isRow(one) && typeof one.id === "number" && typeof one.name === "string");

/** The host's badges, reels and orders, and the host's clock minus this station's clock. */
export interface FetchedRecords {
  readonly records: StationRecords;
  readonly clockOffMs: number;
}

/** The reply is a success, but not the host's: the login page of a network says 200 too. */
export class NoRecords extends Error {
  override readonly name = "NoRecords";
}

/** @throws the errors of the host's calls, and NoRecords if the reply has no records */
export async function fetchRecords(): Promise<FetchedRecords> {
  const [{ headers, reply: data }, { reply: usages }] = await Promise.all([
    host.call("getStationData", undefined, sending()),
    host.call("getOpenUsages", undefined, sending()),
  ]);
  const clockOffMs = clockOffAt(headers.get("Date"), Date.now());
  if (!isStationData(data) || !Array.isArray(usages)) throw new NoRecords();
  const { employees, reels, orders, checkOutsUntil, vehicles, machines } = data;
  const records = {
    employees,
    reels,
    orders,
    usages,
    fetchedAt: Date.now(),
    ...(isTimes(checkOutsUntil) && { checkOutsUntil }),
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
