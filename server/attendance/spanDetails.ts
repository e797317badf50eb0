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

/** Which of a person's scans some spans are made of, in the order of their times. */
export function scansOfSpans(
  spans: readonly Span[],
  scans: readonly Scan[],
  calendar: PlantCalendar,
): SpanScan[] {
  const limits = spanLimitsOf(calendar);
  return scans
    .filter(({ at }) => spans.some((span) => isOfSpan(at, span, limits)))
    .map(({ at, ref }) => ({ at, isCorrection: ref.startsWith("C") }))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
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
