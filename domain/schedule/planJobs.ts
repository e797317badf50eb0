import type { StageKind } from "../stages/kinds";
import {
  hasSameInks,
  type JobPlan,
  type JobSetup,
  type JobStage,
  type Placement,
  type PlanInput,
  type PlannedJob,
} from "./jobs";
import { planJob, type Row } from "./planJob";

/** A pattern of an accepted combined run: the blanks of each order side by side. */
interface RunPattern {
  readonly lanes: readonly {
    readonly orderId: number;
    readonly ups: number;
    readonly blanks: number;
  }[];
}

/**
 * Returns the cuts and the set-ups that the patterns of a combined run still need. A cut gives the blanks of all orders
 * of the pattern, so the order that is furthest counts for the others.
 * @param made the blanks that each order has from the run
 */
export function leftOfRun(
  patterns: readonly RunPattern[],
  made: ReadonlyMap<number, number>,
): { readonly pieces: number; readonly setUps: number } {
  const rest = new Map(made);
  let [pieces, setUps] = [0, 0];
  for (const { lanes } of patterns) {
    const shares = lanes.map(({ orderId, blanks }) => {
      const all = rest.get(orderId) ?? 0;
      const share = Math.min(blanks, all);
      rest.set(orderId, all - share);
      return share / blanks;
    });
    const cuts = Math.max(...lanes.map(({ ups, blanks }) => blanks / ups));
    const left = Math.ceil(cuts * (1 - Math.max(...shares)) - 1e-9);
    if (left > 0) [pieces, setUps] = [pieces + left, setUps + 1];
  }
  return { pieces, setUps };
}

const openRunOf = ({ stages }: PlannedJob): JobStage | undefined =>
  stages.find(({ run, pieces }) => run && pieces > 0);

/** Returns the orders of each combined run that is still to make, by the run. */
function findRunOrders(jobs: readonly PlannedJob[]): ReadonlyMap<number, PlannedJob[]> {
  const orders = new Map<number, PlannedJob[]>();
  for (const job of jobs.toSorted((a, b) => a.orderId - b.orderId)) {
    const run = openRunOf(job)?.run;
    if (run) orders.set(run.id, [...(orders.get(run.id) ?? []), job]);
  }
  return orders;
}

/**
 * Gives all orders of a combined run the same paper, the same pin and the same pieces, so that the run has one place.
 */
function joinRuns(
  jobs: readonly PlannedJob[],
  orders: ReturnType<typeof findRunOrders>,
): readonly PlannedJob[] {
  return jobs.map((job) => {
    const openRun = openRunOf(job);
    const members = openRun?.run && orders.get(openRun.run.id);
    if (!openRun || !members) return job;
    const stages = members.flatMap((member) => openRunOf(member) ?? []);
    const [pin] = stages
      .flatMap((stage) => stage.pin ?? [])
      .toSorted((a, b) => b.from - a.from || a.machineId - b.machineId);
    const pieces = Math.max(...stages.map((stage) => stage.pieces));
    const days = members.flatMap(({ paperFrom }) => paperFrom ?? []);
    return {
      ...job,
      // The run lacks paper only if all its orders do: the day that a person enters for one order's paper counts for
      // the run.
      lacksPaper: members.every(({ lacksPaper }) => lacksPaper),
      paperFrom: days.length > 0 ? Math.max(...days) : undefined,
      stages: job.stages.map((stage) => (stage === openRun ? { ...stage, pieces, pin } : stage)),
    };
  });
}

const firstPin = ({ stages }: PlannedJob) =>
  Math.min(...stages.map(({ pin, pieces }) => (pin && pieces > 0 ? pin.from : Infinity)));

/** Returns the fixed part of the sequence: first and last in the queue, pins, promises. */
const rankOf = (job: PlannedJob): readonly number[] => [
  job.queue === "FIRST" ? 0 : job.queue === "LAST" ? 2 : 1,
  firstPin(job),
  job.promisedAt ?? Infinity,
];

function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) {
    const second = other[index] ?? 0;
    if (value !== second) return value < second ? -1 : 1;
  }
  return 0;
}

/**
 * Takes the next order of a day: first an order with the board of the machine's last job, then one with its inks, then
 * the lowest number.
 */
function takeNext(
  jobs: PlannedJob[],
  rows: ReadonlyMap<number, Row>,
  groupsSetups: boolean,
): PlannedJob | undefined {
  const matches = (job: PlannedJob, kind: StageKind, isSame: (before: JobSetup) => boolean) =>
    job.stages
      .filter((stage) => stage.kind === kind && stage.pieces > 0)
      .flatMap(({ machineIds }) => machineIds)
      .some((id) => {
        const row = rows.get(id);
        const before = row?.placed.at(-1)?.setup ?? row?.machine.lastJob;
        return before !== undefined && isSame(before);
      });
  const score = (job: PlannedJob) =>
    groupsSetups
      ? [
          matches(job, "CORRUGATING", ({ board }) => board === job.board) ? 0 : 1,
          matches(job, "PRINTING", (before) => hasSameInks(before, job)) ? 0 : 1,
        ]
      : [];
  const [best] = jobs
    .map((job) => ({ job, rank: [...score(job), job.orderId] }))
    .toSorted((a, b) => compareRanks(a.rank, b.rank));
  if (best) jobs.splice(jobs.indexOf(best.job), 1);
  return best?.job;
}

/**
 * Plans the whole plant: each order in turn, each stage at its earliest place. Source: docs/trade/schedule.md#the-plan.
 * The sequence of the rows changes nothing. An order without a place is in the plan with its reason.
 * @returns the orders in the sequence in which they were planned
 */
export function planJobs(input: PlanInput): readonly JobPlan[] {
  const { machines, groupsSetups = true } = input;
  const runOrders = findRunOrders(input.jobs);
  const jobs = joinRuns(input.jobs, runOrders);
  const rows = new Map<number, Row>(
    machines
      .toSorted((a, b) => a.id - b.id)
      .map((machine) => [machine.id, { machine, placed: [] }]),
  );
  const open = jobs.toSorted(
    (a, b) =>
      compareRanks(rankOf(a), rankOf(b)) ||
      (a.dueDay < b.dueDay ? -1 : a.dueDay > b.dueDay ? 1 : a.orderId - b.orderId),
  );
  const places = { rows, runOrders, runs: new Map<number, Placement>() };
  const plans: JobPlan[] = [];
  for (let at = 0; at < open.length; ) {
    const first = open[at];
    if (!first) break;
    const isFixed = first.promisedAt !== undefined || firstPin(first) < Infinity;
    const isOfGroup = (job: PlannedJob) =>
      compareRanks(rankOf(job), rankOf(first)) === 0 && job.dueDay === first.dueDay;
    const group = isFixed ? [first] : open.filter(isOfGroup);
    at += group.length;
    for (let next = takeNext(group, rows, groupsSetups); next; ) {
      plans.push(planJob(next, places, input));
      next = takeNext(group, rows, groupsSetups);
    }
  }
  return plans;
}

/** The reply to "when will it be ready?". */
export interface Answer {
  readonly plan: JobPlan;
  /** Orders that end later because of the new one, with their ends. `before` is undefined if the order had no end. */
  readonly slips: readonly {
    readonly orderId: number;
    readonly before: number;
    readonly after: number | undefined;
    readonly becomesLate: boolean;
  }[];
  /** The machine for which the order waits longest, and these minutes. Undefined if it never waits for a machine. */
  readonly bottleneck?: { readonly machineId: number; readonly minutes: number };
}

/**
 * Plans the open orders with a further one, and returns the answer about the further one. Its `queue` puts it before or
 * behind all others; without a `queue` its due day decides.
 */
export function askPlan(input: PlanInput, job: PlannedJob): Answer | undefined {
  const before = new Map(planJobs(input).map((plan) => [plan.orderId, plan]));
  const after = planJobs({ ...input, jobs: [...input.jobs, job] });
  const plan = after.find(({ orderId }) => orderId === job.orderId);
  if (!plan) return undefined;
  const slips = after.flatMap(({ orderId, projected, isLate }) => {
    const former = before.get(orderId);
    if (former?.projected === undefined || former.projected >= (projected ?? Infinity)) return [];
    const becomesLate = isLate && !former.isLate;
    return [{ orderId, before: former.projected, after: projected, becomesLate }];
  });
  const [longest] = plan.placements
    .map(({ machineId, from, wait }, index) => {
      const ready = plan.placements[index - 1]?.to ?? Math.max(input.now, job.paperFrom ?? 0);
      return { machineId, minutes: wait.kind === "MACHINE" ? from - ready : 0 };
    })
    .toSorted((a, b) => b.minutes - a.minutes);
  return { plan, slips, ...(longest && longest.minutes > 0 && { bottleneck: longest }) };
}
