import type { StationRecords } from "./queue/reelAtStation";
import type { WaitingScan } from "./queue/scan";

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

/** A second scan of a badge within this is already recorded, in milliseconds. */
const repeatMs = 60_000;

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
    if (isOther || (last !== undefined && at < last.at + repeatMs)) continue;
    last = { at, as: directionAt(code, at, last, records) };
  }
  return last;
}

/** True if a scan follows the last one so soon that it changes nothing. */
export const isRepeated = (last: BadgeScan | undefined, now: number): last is BadgeScan =>
  last !== undefined && now >= last.at && now - last.at < repeatMs;
