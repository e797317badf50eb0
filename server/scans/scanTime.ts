import { hourMs, minuteMs } from "../durations";

/** Beyond this a scan counts as late, and a clock as wrong, in milliseconds. */
const toleranceMs = 2 * minuteMs;
/** A clock that shows an earlier time was reset, and starts there again after every loss of power. */
const firstCredible = new Date("2020-01-01T00:00:00Z");
/** The most milliseconds by which a scan may be earlier than the device's previous one. */
const longestStepBackMs = 24 * hourMs;

/** By the station's clock. */
interface ClockTimes {
  readonly scannedAt: Date;
  readonly sentAt: Date;
}

interface ScanTime {
  /** When it was scanned, by the host's clock. */
  readonly at: Date;
  /** It waited at the station. */
  readonly isLate: boolean;
  /** The station's clock is wrong, or was set while the scan waited. */
  readonly isClockOff: boolean;
}

/** True if the time of a scan's arrival replaced the station's time. */
export const isReplaced = ({
  scannedAt,
  sentAt,
  receivedAt,
  at,
}: ClockTimes & { readonly receivedAt: Date; readonly at: Date }) =>
  scannedAt < firstCredible || (scannedAt < sentAt && at.getTime() === receivedAt.getTime());

/**
 * When something was scanned, by the host's clock: the station's time, corrected by what its clock is off
 * by when it sends. Never after `now`. A time before 2020, or more than 24 h before the device's previous scan, is
 * replaced by `now` and marked as a wrong clock: nobody can know how long such a scan has waited.
 * @param previousAt when the device made the scan before this one
 */
export function scanTime(
  { scannedAt, sentAt }: ClockTimes,
  now: Date,
  previousAt?: Date,
): ScanTime {
  const skewMs = now.getTime() - sentAt.getTime();
  const waitedMs = sentAt.getTime() - scannedAt.getTime();
  const at = Math.min(scannedAt.getTime() + skewMs, now.getTime());
  const isBeforeOthers = previousAt !== undefined && at < previousAt.getTime() - longestStepBackMs;
  if (scannedAt < firstCredible || isBeforeOthers) {
    return { at: now, isLate: false, isClockOff: true };
  }
  return {
    at: new Date(at),
    isLate: waitedMs > toleranceMs,
    isClockOff: Math.abs(skewMs) > toleranceMs || waitedMs < 0,
  };
}
