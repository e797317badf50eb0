import type { PlantCalendar } from "../../contract/calendar";
import type { Scan } from "./effectiveScans";
import type { Span } from "./workDays/spans";
import { type WorkDaySettings, workDaySettings } from "./workDays/workDays";

/** Whether a scan made the span, or came so soon after its check-in or check-out that it counts for nothing. */
export const isOfSpan = (
  at: Date,
  { checkIn, checkOut = checkIn }: Span,
  settings: WorkDaySettings,
) => checkIn <= at && at.getTime() < checkOut.getTime() + settings.shortestSpanMs;

/** A scan that counts, and whether a correction added it. */
interface SpanScan {
  readonly at: Date;
  readonly isCorrection: boolean;
}

/**
 * Tells of which of a person's scans some spans are made, in the order of their times.
 * @returns a function of the spans of a day; it is asked for one day after the other
 */
export function scansOfSpans(scans: readonly Scan[], calendar: PlantCalendar) {
  const settings = workDaySettings(calendar);
  const inOrder = scans.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  let next = 0;
  return (spans: readonly Span[]): SpanScan[] => {
    const found: SpanScan[] = [];
    for (const span of spans) {
      for (let scan = inOrder[next]; scan; scan = inOrder[next]) {
        if (!isOfSpan(scan.at, span, settings) && scan.at > span.checkIn) break;
        if (scan.at >= span.checkIn) {
          found.push({ at: scan.at, isCorrection: scan.ref.startsWith("C") });
        }
        next += 1;
      }
    }
    return found;
  };
}

/** Whether a span's check-out was forgotten; whoever may still be at work has forgotten nothing yet. */
export const isCheckOutForgotten = ({ checkOut, closableUntil }: Span, now: Date): boolean =>
  !checkOut && closableUntil < now;

/** True if a check-out was forgotten. */
export const hasForgottenCheckOut = (spans: readonly Span[], now: Date): boolean =>
  spans.some((span) => isCheckOutForgotten(span, now));
