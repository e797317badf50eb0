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

/** Returns a hue for a board quality. The same board has the same one everywhere. */
export function hueOf(board: string): number {
  let sum = 0;
  for (const letter of board) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  // Steps of the golden angle keep neighbours apart.
  return (sum * 137) % 360;
}

const none: Projections = {};

/** Reads when the plan has the open orders ready. Empty while it is read, and on a host without the promise board. */
export function useProjections(): Projections {
  const enabled = isOwnHost();
  const key = [...scheduleKey, "projections"] as const;
  return useHostCall(key, "getProjections", {}, { enabled }).data ?? none;
}
