import type { OpenUsage, StationData } from "../../../contract/scans";
import type { WaitingScan } from "./scan";

/** The plant's records that the station needs offline. */
export interface StationRecords extends StationData {
  readonly usages: readonly OpenUsage[];
  /** The time of the host's reply, in milliseconds. */
  readonly fetchedAt: number;
  /** The scans at machines that the host has recorded since then. */
  readonly answered?: readonly WaitingScan[];
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
