import type { PlantCalendar } from "../../contract/calendar";
import { endOfIndiaDate, indiaDate, startOfIndiaDate } from "../../contract/indiaTime";
import { hourMs, secondMs } from "../durations";
import { groupBy } from "../groupBy";

/** A stay at the plant: a check-in and the check-out that closes it; an open one has none. */
export interface Span {
  readonly checkIn: Date;
  readonly checkOut?: Date;
}

/** How long a span may be. */
export interface SpanLimits {
  /** A badge that is scanned again sooner was scanned twice: the second scan counts for nothing. */
  readonly shortestSpanMs: number;
  /**
   * A check-out that comes later was not this one's: the check-out was forgotten, and the scan begins
   * another span. Otherwise one forgotten check-out would turn every later day round.
   */
  readonly longestSpanMs: number;
}

/** The limits that the plant has set. */
export const spanLimitsOf = ({
  shortestSpanSeconds,
  longestSpanHours,
}: Pick<PlantCalendar, "shortestSpanSeconds" | "longestSpanHours">): SpanLimits => ({
  shortestSpanMs: shortestSpanSeconds * secondMs,
  longestSpanMs: longestSpanHours * hourMs,
});

/**
 * The spans that the scans of one person make, in their order. No time is ever invented: a forgotten
 * check-out leaves its span open.
 * @param scans in any order
 */
export function pairScans(
  scans: readonly Date[],
  { shortestSpanMs, longestSpanMs }: SpanLimits,
): Span[] {
  const spans: Span[] = [];
  let open: Date | undefined;
  let lastCounted = Number.NEGATIVE_INFINITY;
  const close = (checkOut?: Date) => {
    if (open) spans.push({ checkIn: open, ...(checkOut && { checkOut }) });
    open = undefined;
  };
  for (const scan of scans.toSorted((one, other) => one.getTime() - other.getTime())) {
    const sinceLast = scan.getTime() - lastCounted;
    if (sinceLast < shortestSpanMs) continue;
    lastCounted = scan.getTime();
    if (open && sinceLast <= longestSpanMs) {
      close(scan);
    } else {
      close();
      open = scan;
    }
  }
  close();
  return spans;
}

/**
 * The spans by the date of their check-in, to which each belongs whole.
 * @param first and `last`, calendar dates in India: other spans are left out
 */
export function spansByDate(spans: readonly Span[], first: string, last: string) {
  const [from, until] = [startOfIndiaDate(first), endOfIndiaDate(last)];
  const asked = spans.filter(({ checkIn }) => from <= checkIn && checkIn < until);
  return groupBy(asked, ({ checkIn }) => indiaDate(checkIn));
}
