import type { OpenUsage, StationData } from "../../contract/scans";

/** What the station knows of the plant while it has no host. */
export interface StationRecords extends StationData {
  readonly usages: readonly OpenUsage[];
  /** When the host told it, in milliseconds. */
  readonly fetchedAt: number;
}

export type StationReel = StationData["reels"][number];
export type StationOrder = StationData["orders"][number];
