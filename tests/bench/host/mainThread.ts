/** An event of Chromium's trace. Times are in microseconds; `tdur` is the thread's processor time. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {
    readonly data?: {
      readonly isOutermostMainFrame?: boolean;
      readonly documentLoaderURL?: string;
    };
  };
}

/** Lighthouse's slow phone is slower than the machine by this factor. */
const slowdown = 4;
const longTaskMs = 50;

/** The cost of a page for its main thread from its request until the trace ends, in milliseconds. */
export interface MainThreadWork {
  /** Processor time of all tasks, not slowed down. */
  readonly cpuMs: number;
  /** The time of all tasks above 50 ms each on the slow phone, by the clock. A busy machine adds to it. */
  readonly blockingMs: number;
  /** The same by processor time. A busy machine adds little to it. */
  readonly cpuBlockingMs: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const blocking = (microseconds: readonly number[]) =>
  sum(microseconds.map((time) => Math.max(0, (time * slowdown) / 1000 - longTaskMs)));

/** Finds the page's main thread in a trace and sums its tasks. Lighthouse counts no blocking before the first paint. */
export function mainThreadWork(events: readonly TraceEvent[]): MainThreadWork {
  const start = events.findLast(
    ({ name, args }) =>
      name === "navigationStart" &&
      args.data?.isOutermostMainFrame === true &&
      args.data.documentLoaderURL?.startsWith("http") === true,
  );
  if (!start) throw new Error("The trace has no page");
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === "RunTask" && ph === "X" && pid === start.pid && tid === start.tid && ts >= start.ts,
  );
  const painted = events.find(
    ({ name, pid, ts }) => name === "firstContentfulPaint" && pid === start.pid && ts >= start.ts,
  );
  const late = tasks.filter(({ ts, dur = 0 }) => ts + dur > (painted?.ts ?? 0));
  return {
    cpuMs: sum(tasks.map(({ tdur = 0 }) => tdur)) / 1000,
    blockingMs: blocking(late.map(({ dur = 0 }) => dur)),
    cpuBlockingMs: blocking(late.map(({ tdur = 0 }) => tdur)),
  };
}
