import { indiaDate } from "../../../domain/indiaTime";
import { groupBy } from "../../groupBy";
import { type ShiftOn, type WorkDay, type WorkDaySettings, workDaysOf } from "./workDays";

/** The times of a span. An open span has no check-out. */
export interface SpanTimes {
  readonly checkIn: Date;
  readonly checkOut?: Date | undefined;
  /** Undefined for a person without a shift. */
  readonly workDay?: WorkDay | undefined;
}

/** A check-in, and the check-out that closes it. */
export interface Span extends SpanTimes {
  /** The India date on which the shift starts, or without a shift the date of the check-in. */
  readonly workDate: string;
  /** The last instant at which another scan is the check-out of this check-in. */
  readonly closableUntil: Date;
}

export interface PairingRules {
  readonly shiftOn: ShiftOn;
  readonly settings: WorkDaySettings;
}

/**
 * Pairs the scans of one person into spans, in their order. With a shift, scans pair in order within a work day, and no
 * span crosses its border. Without a shift a scan closes an open check-in that is at most `longestSpanMs` old. No time
 * is ever invented: a forgotten check-out leaves its span open.
 * @param scans in any order; without a shift from one on that follows a gap of more than `longestSpanMs`
 */
export function pairScans(scans: readonly Date[], { shiftOn, settings }: PairingRules): Span[] {
  const { shortestSpanMs, longestSpanMs } = settings;
  const workDays = workDaysOf(shiftOn, settings);
  const spans: Span[] = [];
  let workDay: WorkDay | undefined;
  let open: Date | undefined;
  let lastCounted = Number.NEGATIVE_INFINITY;
  const close = (checkOut?: Date) => {
    if (open) {
      const until = workDay ? workDay.until.getTime() - 1 : open.getTime() + longestSpanMs;
      spans.push({
        checkIn: open,
        ...(checkOut && { checkOut }),
        workDate: workDay?.date ?? indiaDate(open),
        workDay,
        closableUntil: new Date(until),
      });
    }
    open = undefined;
  };
  for (const scan of scans.toSorted((one, other) => one.getTime() - other.getTime())) {
    const present = workDays.at(scan);
    if (present !== workDay) {
      close();
      workDay = present;
      lastCounted = Number.NEGATIVE_INFINITY;
    }
    const sinceLast = scan.getTime() - lastCounted;
    if (sinceLast < shortestSpanMs) continue;
    lastCounted = scan.getTime();
    if (open && (workDay || sinceLast <= longestSpanMs)) {
      close(scan);
    } else {
      close();
      open = scan;
    }
  }
  close();
  return spans;
}

export const spansByWorkDate = (spans: readonly Span[]): Map<string, Span[]> =>
  groupBy(spans, ({ workDate }) => workDate);

/** True if a scan made the span, or came so soon after its check-in or check-out that the scan changes nothing. */
export const isOfSpan = (
  at: Date,
  { checkIn, checkOut = checkIn }: Span,
  settings: WorkDaySettings,
) => checkIn <= at && at.getTime() < checkOut.getTime() + settings.shortestSpanMs;

export const spanTimes = ({ checkIn, checkOut }: Pick<SpanTimes, "checkIn" | "checkOut">) => ({
  checkIn: checkIn.toISOString(),
  ...(checkOut && { checkOut: checkOut.toISOString() }),
});

/** True if a check-out was forgotten. A person who may still be at work has not forgotten it. */
export const isCheckOutForgotten = ({ checkOut, closableUntil }: Span, now: Date): boolean =>
  !checkOut && closableUntil < now;
