import type { OpenUsage, StationData } from "../../contract/scans";

/** The plant's records that the station needs offline. */
export interface StationRecords extends StationData {
  readonly usages: readonly OpenUsage[];
  /** When the host told it, in milliseconds. */
  readonly fetchedAt: number;
}

export type StationReel = StationData["reels"][number];
export type StationOrder = StationData["orders"][number];
