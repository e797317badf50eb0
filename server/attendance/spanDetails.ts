import type { PlantCalendar } from "../../contract/calendar";
import type { Scan } from "./effectiveScans";
import { type Span, type SpanLimits, spanLimitsOf } from "./pairScans";

/** Whether a scan made the span, or came so soon after its check-in or check-out that it counts for nothing. */
const isOfSpan = (at: Date, { checkIn, checkOut = checkIn }: Span, limits: SpanLimits) =>
  checkIn <= at && at.getTime() < checkOut.getTime() + limits.shortestSpanMs;

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
  const limits = spanLimitsOf(calendar);
  const inOrder = scans.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  let next = 0;
  return (spans: readonly Span[]): SpanScan[] => {
    const found: SpanScan[] = [];
    for (const span of spans) {
      for (let scan = inOrder[next]; scan; scan = inOrder[next]) {
        if (!isOfSpan(scan.at, span, limits) && scan.at > span.checkIn) break;
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
export const isCheckOutForgotten = (
  { checkIn, checkOut }: Span,
  { longestSpanMs }: SpanLimits,
  now: Date,
): boolean => !checkOut && now.getTime() - checkIn.getTime() > longestSpanMs;

/** Whether a check-out was forgotten by what the calendar allows. */
export const hasForgottenCheckOut = (
  spans: readonly Span[],
  calendar: PlantCalendar,
  now: Date,
): boolean => spans.some((span) => isCheckOutForgotten(span, spanLimitsOf(calendar), now));
