import type { OpenUsage, StationData } from "../../../contract/scans";
import type { WaitingScan } from "./scan";

/** The plant's records that the station needs offline. */
export interface StationRecords extends StationData {
  readonly usages: readonly OpenUsage[];
  /** The time of the host's reply, in milliseconds. */
  readonly fetchedAt: number;
  /** The scans at machines that the host has recorded since the records were fetched. */
  readonly answered?: readonly AnsweredScan[];
}

export interface AnsweredScan extends WaitingScan {
  /** The host's outcome. An older version of the station stored none. */
  readonly outcome?: string;
}

export type StationReel = StationData["reels"][number];
export type StationOrder = StationData["orders"][number];

/** The use for which a reel runs, as far as the station knows. */
export interface RunningFor {
  readonly orderId: number;
  readonly client: string;
  readonly usageType: string;
  /** The weight at issue, in kilograms. */
  readonly weightBefore: number;
}

/** The next action for a scanned reel. */
export type ReelAtStation =
  | { readonly kind: "issue"; readonly reel: StationReel }
  | { readonly kind: "return"; readonly reel: StationReel; readonly running?: RunningFor }
  | { readonly kind: "finished"; readonly reel: StationReel }
  | { readonly kind: "unknown" };

/** Returns a reel in the state that the host has recorded. */
function asRecorded(code: string, { reels, usages }: StationRecords): ReelAtStation {
  const reel = reels.find(({ barcodeId }) => barcodeId === code);
  if (reel === undefined) return { kind: "unknown" };
  const running = usages.find(({ barcodeId }) => barcodeId === code);
  if (running !== undefined) return { kind: "return", reel, running };
  if (reel.status === "IN_USE") return { kind: "return", reel };
  return { kind: reel.status === "CONSUMED" ? "finished" : "issue", reel };
}

/** Returns the action after a waiting scan of the reel. */
function applyScan(
  now: ReelAtStation,
  { content }: WaitingScan,
  { orders }: StationRecords,
): ReelAtStation {
  if (now.kind === "unknown") return now;
  const { reel } = now;
  if (content.call === "issueReel") {
    const { orderId, usageType } = content.body;
    const client = orders.find(({ id }) => id === orderId)?.client ?? "";
    const running = { orderId, client, usageType, weightBefore: reel.currentWeight };
    const { reservedFor: _, ...issued } = reel;
    return { kind: "return", reel: issued, running };
  }
  if (content.call !== "returnReel") return now;
  const currentWeight = content.body.weight ?? reel.currentWeight;
  const isFinished = content.body.isFinished === true;
  return { kind: isFinished ? "finished" : "issue", reel: { ...reel, currentWeight } };
}

/** Returns the action for a scanned reel, as if the host had recorded all waiting scans. */
export const reelAtStation = (
  code: string,
  records: StationRecords,
  waiting: readonly WaitingScan[],
): ReelAtStation =>
  waiting
    .filter(({ content }) => content.body.barcodeId === code)
    .reduce((reel, scan) => applyScan(reel, scan, records), asRecorded(code, records));

/** Returns the reels with a printed number. A finished reel is returned only if no other reel has the number. */
export function reelsByNumber(number: string, { reels }: StationRecords): readonly StationReel[] {
  const found = reels.filter(({ reelNo }) => reelNo === Number(number));
  const running = found.filter(({ status }) => status !== "CONSUMED");
  return running.length > 0 ? running : found.slice(0, 1);
}

/** A scan of a badge at this station, by its clock in milliseconds. */
export interface BadgeScan {
  readonly at: number;
  /** Undefined if the station cannot know the direction. */
  readonly as: "in" | "out" | undefined;
}

/** The scans of badges that the station knows. */
interface KnownScans {
  readonly records: StationRecords | undefined;
  /** The scans without an answer from the host. */
  readonly waiting: readonly WaitingScan[];
  /** The last scan of each badge since the page was opened. */
  readonly seen: ReadonlyMap<string, BadgeScan>;
}

/** The seconds within which a second scan of a badge changes nothing, until the host has sent the plant's setting. */
const usualSpanSeconds = 60;

/** Returns the milliseconds within which a second scan of a badge changes nothing, by the plant's settings. */
const repeatMs = (records: StationRecords | undefined): number =>
  (records?.shortestSpanSeconds ?? usualSpanSeconds) * 1000;

/**
 * Returns the direction of a scan, based on the last scan here. The host decides; the station uses this while it is
 * offline.
 */
export function directionAt(
  code: string,
  at: number,
  last: BadgeScan | undefined,
  records: StationRecords | undefined,
): BadgeScan["as"] {
  if (last !== undefined && last.at > (records?.fetchedAt ?? 0)) {
    if (last.as === undefined) return undefined;
    return last.as === "in" ? "out" : "in";
  }
  if (records?.checkOutsUntil === undefined) return undefined;
  const until = Date.parse(records.checkOutsUntil[code] ?? "");
  return at <= until ? "out" : "in";
}

/** Returns the last scan of a badge at this station, including queued scans. */
export function lastPunch(
  code: string,
  { records, waiting, seen }: KnownScans,
): BadgeScan | undefined {
  let last = seen.get(code);
  for (const { content, scannedAt } of waiting) {
    const at = Date.parse(scannedAt);
    const isOther = content.call !== "punch" || content.body.barcodeId !== code;
    if (isOther || (last !== undefined && at < last.at + repeatMs(records))) continue;
    last = { at, as: directionAt(code, at, last, records) };
  }
  return last;
}

/** True if a scan follows the last one so soon that it changes nothing. */
export const isRepeated = (
  last: BadgeScan | undefined,
  now: number,
  records: StationRecords | undefined,
): last is BadgeScan => last !== undefined && now >= last.at && now - last.at < repeatMs(records);
