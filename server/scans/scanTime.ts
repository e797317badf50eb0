/** Beyond this a scan counts as late, and a clock as wrong, in milliseconds. */
const toleranceMs = 2 * 60_000;

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

/**
 * When something was scanned, by the host's clock: the station's time, corrected by what its clock is off
 * by when it sends. Never after `now`.
 */
export function scanTime({ scannedAt, sentAt }: ClockTimes, now: Date): ScanTime {
  const skewMs = now.getTime() - sentAt.getTime();
  const waitedMs = sentAt.getTime() - scannedAt.getTime();
  return {
    at: new Date(Math.min(scannedAt.getTime() + skewMs, now.getTime())),
    isLate: waitedMs > toleranceMs,
    isClockOff: Math.abs(skewMs) > toleranceMs || waitedMs < 0,
  };
}
