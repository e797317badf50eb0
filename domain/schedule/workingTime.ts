import { countFirst } from "../countFirst";

/** A time from one whole minute to a later one, in minutes since 1970 (UTC). */
interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

interface WorkedSpan extends TimeSpan {
  /** The working minutes of all earlier spans. */
  readonly worked: number;
}

/** The spans in which a machine works. They are in order and never overlap. */
export type WorkingTime = readonly WorkedSpan[];

/** Returns spans in the order of time. Spans that overlap or touch become one. */
export function joinSpans(spans: readonly TimeSpan[]): readonly TimeSpan[] {
  const joined: TimeSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (span.from >= span.to) continue;
    if (last && span.from <= last.to) {
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    } else joined.push(span);
  }
  return joined;
}

/** Returns the working time of spans in any order. */
export function toWorkingTime(spans: readonly TimeSpan[]): WorkingTime {
  let worked = 0;
  return joinSpans(spans).map(({ from, to }) => {
    const span = { from, to, worked };
    worked += to - from;
    return span;
  });
}

/** Returns spans without the parts in which the machine stands. */
export const withoutStops = (
  spans: readonly TimeSpan[],
  stops: readonly TimeSpan[],
): readonly TimeSpan[] =>
  stops.reduce<readonly TimeSpan[]>(
    (rest, stop) =>
      rest.flatMap(({ from, to }) =>
        [
          { from, to: Math.min(to, stop.from) },
          { from: Math.max(from, stop.to), to },
        ].filter((span) => span.from < span.to),
      ),
    spans,
  );

/** Returns the first working minute at or after `at`. Undefined after the last span. */
export function findWorkingMinute(time: WorkingTime, at: number): number | undefined {
  const span = time[countFirst(time, ({ to }) => to <= at)];
  return span && Math.max(span.from, at);
}

/** Returns the working minutes before `at`. */
function countWorkUntil(time: WorkingTime, at: number): number {
  const last = time[countFirst(time, ({ from }) => from < at) - 1];
  return last ? last.worked + Math.min(last.to, at) - last.from : 0;
}

/** Returns the working minutes from one minute to a later one. */
export const countWork = (time: WorkingTime, from: number, to: number): number =>
  countWorkUntil(time, to) - countWorkUntil(time, from);

/**
 * Returns the end of some minutes of work. The work starts at `start` or at the next working minute, and it rests between
 * the spans. Undefined if the work ends after the last span.
 */
export function findEndOfWork(
  time: WorkingTime,
  start: number,
  minutes: number,
): number | undefined {
  const first = time[countFirst(time, ({ to }) => to <= start)];
  if (!first) return undefined;
  const goal = first.worked + Math.max(0, start - first.from) + minutes;
  const last = time[countFirst(time, ({ from, to, worked }) => worked + to - from < goal)];
  return last && last.from + goal - last.worked;
}

/** Returns the latest start of some minutes of work that end at `end` or before. Undefined before the first span. */
export function findStartOfWork(
  time: WorkingTime,
  end: number,
  minutes: number,
): number | undefined {
  const last = time[countFirst(time, ({ from }) => from < end) - 1];
  if (!last) return undefined;
  const goal = last.worked + Math.min(last.to, end) - last.from - minutes;
  const first = time[countFirst(time, ({ from, to, worked }) => worked + to - from <= goal)];
  return goal < 0 || !first ? undefined : first.from + goal - first.worked;
}
