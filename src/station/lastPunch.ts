import type { WaitingScan } from "./queue/scan";
import type { StationRecords } from "./stationRecords";

/** A scan of a badge at this station, by its clock in milliseconds. */
export interface BadgeScan {
  readonly at: number;
  /** Undefined where the station cannot know it. */
  readonly as: "in" | "out" | undefined;
}

/** What the station knows of the scans of its badges. */
interface KnownScans {
  readonly records: StationRecords | undefined;
  /** What the host has not answered yet. */
  readonly waiting: readonly WaitingScan[];
  /** The last scan of each badge since the page was opened. */
  readonly seen: ReadonlyMap<string, BadgeScan>;
}

/** A second scan of a badge within this is already recorded, in milliseconds. */
const repeatMs = 60_000;

/** What a scan at a time is, after the last one here. The host decides; this is what the station knows without it. */
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

/** The last scan of a badge at this station, with those that wait to be sent. */
export function lastPunch(
  code: string,
  { records, waiting, seen }: KnownScans,
): BadgeScan | undefined {
  let last = seen.get(code);
  for (const { content, scannedAt } of waiting) {
    const at = Date.parse(scannedAt);
    const isOther = content.call !== "punch" || content.body.barcodeId !== code;
    if (isOther || (last !== undefined && at < last.at + repeatMs)) continue;
    last = { at, as: directionAt(code, at, last, records) };
  }
  return last;
}

/** Whether a scan comes so soon after the last one that it changes nothing. */
export const isRepeated = (last: BadgeScan | undefined, now: number): last is BadgeScan =>
  last !== undefined && now >= last.at && now - last.at < repeatMs;
