import type { Placement, Projections, Schedule, ScheduledOrder } from "../../../contract/schedule";
import { indiaDate, startOfIndiaDate } from "../../../domain/indiaTime";
import { isOwnHost } from "../../api/session";
import { useHostCall } from "../useHostQuery";

/** The key of the plan in the cache of queries. The host tells changes by the same name. */
export const scheduleKey = ["schedule"] as const;

export const zooms = ["day", "week"] as const;
export type Zoom = (typeof zooms)[number];

export const daysOf: Readonly<Record<Zoom, number>> = { day: 1, week: 7 };

const dayMs = 24 * 3_600_000;

/** The shown time, in milliseconds. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** Returns the window that begins with a calendar date in India. */
export function windowFrom(date: string, zoom: Zoom): TimeWindow {
  const from = startOfIndiaDate(date).getTime();
  return { from, to: from + daysOf[zoom] * dayMs };
}

/** Returns where a time lies in the window, of 1. Below 0 is before it. */
export const shareAt = ({ from, to }: TimeWindow, at: number) => (at - from) / (to - from);

/** Returns the time at a share of the window, to five minutes. */
export const timeAt = ({ from, to }: TimeWindow, share: number): Date =>
  new Date(Math.round((from + share * (to - from)) / 300_000) * 300_000);

export interface Job {
  readonly order: ScheduledOrder;
  readonly placement: Placement;
}

/**
 * Returns the jobs of a machine in the order of time. A combined run is one job: the job of the first late order, or of the
 * first order.
 */
export function jobsOf({ orders }: Schedule, machineId: number): readonly Job[] {
  const jobs = orders
    .toSorted((a, b) => Number(b.isLate) - Number(a.isLate))
    .flatMap((order) => order.placements.map((placement) => ({ order, placement })))
    .filter(({ placement }) => placement.machineId === machineId);
  const ids = jobs.map(({ placement: { run } }) => run?.id);
  return jobs
    .filter((_, index) => ids[index] === undefined || ids.indexOf(ids[index]) === index)
    .toSorted((a, b) => a.placement.from.localeCompare(b.placement.from));
}

/** Returns the numbers of a job's orders, such as `#12 + #15`. */
export const numbersOf = ({ order, placement: { run } }: Job) =>
  (run?.orderIds ?? [order.orderId]).map((id) => `#${id}`).join(" + ");

/** Returns the day of a machine's next job. Without one, returns the day of the plan. */
export function firstDayOf(schedule: Schedule, machineId: number): string {
  const [next] = jobsOf(schedule, machineId);
  const from = next?.placement.from ?? schedule.plannedAt;
  return indiaDate(new Date(from < schedule.plannedAt ? schedule.plannedAt : from));
}

/**
 * How an order stands, the worst first. `late`: its promised day is over, as on the dashboard. `atRisk`: the plan has it ready
 * after its promised day.
 */
export const planStates = ["late", "atRisk", "inTime"] as const;
export type PlanState = (typeof planStates)[number];

export const planStateOf = (
  { due, isLate }: Pick<ScheduledOrder, "due" | "isLate">,
  { plannedAt }: Pick<Schedule, "plannedAt">,
): PlanState => (due <= plannedAt ? "late" : isLate ? "atRisk" : "inTime");

/** A bar narrower than this many pixels has no room for the number of an order. */
export const leastBarPixels = 40;

/** A bar of the board. A bar of several jobs shows their number, because each alone would be too narrow. */
export interface Bar {
  readonly jobs: readonly [Job, ...Job[]];
  /** In pixels from the beginning of the window. */
  readonly left: number;
  readonly width: number;
}

/**
 * Returns the bars of a machine's jobs, which are in the order of time, in a window of `width` pixels. No bar is narrower than
 * `leastBarPixels`, and none covers another: a bar begins later than its job if the bar before needs the room. At the end of
 * the window the bar before ends earlier than its job.
 */
export function barsOf(jobs: readonly Job[], time: TimeWindow, width: number): readonly Bar[] {
  const pixelAt = (at: string) => Math.min(1, Math.max(0, shareAt(time, Date.parse(at)))) * width;
  const lastLeft = width - leastBarPixels;
  const bars: Bar[] = [];
  for (const job of jobs) {
    const [from, to] = [pixelAt(job.placement.from), pixelAt(job.placement.to)];
    const last = bars.at(-1);
    const end = last ? last.left + last.width : 0;
    const left = Math.min(Math.max(from, end), lastLeft);
    const isCrowded =
      last !== undefined &&
      last.width <= leastBarPixels &&
      from < end &&
      to - from < leastBarPixels;
    if (last && (isCrowded || last.left + leastBarPixels > left)) {
      const barWidth = isCrowded ? last.width : Math.max(last.width, to - last.left);
      bars[bars.length - 1] = { ...last, jobs: [...last.jobs, job], width: barWidth };
    } else {
      if (last) bars[bars.length - 1] = { ...last, width: Math.min(last.width, left - last.left) };
      bars.push({ jobs: [job], left, width: Math.max(leastBarPixels, to - left) });
    }
  }
  return bars;
}

const none: Projections = {};

/** Reads when the plan has the open orders ready. Empty while it is read, and on a host without the promise board. */
export function useProjections(): Projections {
  const enabled = isOwnHost();
  const key = [...scheduleKey, "projections"] as const;
  return useHostCall(key, "getProjections", {}, { enabled }).data ?? none;
}
