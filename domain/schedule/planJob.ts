import {
  type ChangeOver,
  changeOverMinutes,
  findEndOfRun,
  findStartOfRun,
  furtherSetUpMinutes,
  hasRate,
  type JobPlan,
  type JobSetup,
  type JobStage,
  type Placement,
  type PlanInput,
  type PlannedJob,
  type PlannedMachine,
  type Unplanned,
  type Wait,
} from "./jobs";
import { findWorkingMinute } from "./workingTime";

/** A machine with its placements in the order of time. */
export interface Row {
  readonly machine: PlannedMachine;
  readonly placed: { readonly placement: Placement; readonly setup: JobSetup }[];
}

/** The places that orders have taken. */
export interface Places {
  /** The placements of each machine, by the machine. */
  readonly rows: ReadonlyMap<number, Row>;
  /** The orders of each combined run. */
  readonly runOrders: ReadonlyMap<number, readonly { readonly orderId: number }[]>;
  /** The placement of each combined run, which its first order has taken. */
  readonly runs: Map<number, Placement>;
}

/** Finds the earliest place of a stage on one machine. No placement moves, and none gets a longer change-over. */
function findPlace(
  { machine, placed }: Row,
  job: PlannedJob,
  stage: JobStage,
  { ready, wait }: { readonly ready: number; readonly wait: Wait },
  changeOver: ChangeOver,
  orderIds: readonly number[],
): { readonly placement: Placement; readonly index: number } | undefined {
  const isOnMachine = machine.lastJob !== undefined && orderIds.includes(machine.lastJob.orderId);
  for (let index = 0; index <= placed.length; index += 1) {
    const [before, next] = [placed[index - 1], placed[index]];
    if (next && next.placement.to <= ready) continue;
    const earliest = Math.max(ready, before?.placement.to ?? ready);
    const from = findWorkingMinute(machine.time, earliest);
    if (from === undefined) return undefined;
    const setup = before?.setup ?? machine.lastJob;
    const first =
      !before && isOnMachine ? 0 : changeOverMinutes(machine.stage, setup, job, changeOver);
    const change = first + furtherSetUpMinutes(stage, changeOver);
    const run = findEndOfRun(machine, from, { change, pieces: stage.pieces });
    if (run === undefined) return undefined;
    const { to } = run;
    const leavesNext =
      !next ||
      (to <= next.placement.from &&
        changeOverMinutes(machine.stage, job, next.setup, changeOver) <=
          next.placement.changeOverMinutes);
    if (!leavesNext) continue;
    const isFree = !before || before.placement.to <= ready;
    const placement: Placement = {
      orderId: job.orderId,
      stage: stage.kind,
      machineId: machine.id,
      from,
      to,
      changeOverMinutes: change,
      runMinutes: run.minutes,
      wait: isFree || !before ? wait : { kind: "MACHINE", orderId: before.placement.orderId },
      isPinned: stage.pin !== undefined,
      ...(stage.run && { run: { id: stage.run.id, orderIds } }),
    };
    return { placement, index };
  }
  return undefined;
}

/** Returns the reason why no machine can make a stage. */
function unplannedReason(machines: readonly PlannedMachine[]): Unplanned["reason"] {
  if (machines.length === 0) return "NO_MACHINE";
  const rated = machines.filter(hasRate);
  if (rated.length === 0) return "NO_RATE";
  return rated.every(({ isDown }) => isDown) ? "MACHINE_DOWN" : "NO_TIME";
}

const isUsable = (machine: PlannedMachine) => hasRate(machine) && !machine.isDown;

/**
 * Returns the latest start of an order's first open stage. Each change-over is reckoned as if another job ran before.
 */
function findNeedBy(
  job: PlannedJob,
  rowsOf: (stage: JobStage) => readonly Row[],
  changeOver: ChangeOver,
): number | undefined {
  const isOpen = job.stages.some(({ pieces }) => pieces > 0);
  let end: number | undefined = isOpen ? job.due : undefined;
  for (const stage of job.stages.toReversed()) {
    if (stage.pieces <= 0 || end === undefined) continue;
    const limit: number = end;
    const starts = rowsOf(stage)
      .map(({ machine }) => machine)
      .filter(isUsable)
      .flatMap((machine) => {
        const change =
          changeOverMinutes(machine.stage, undefined, job, changeOver) +
          furtherSetUpMinutes(stage, changeOver);
        return findStartOfRun(machine, limit, { change, pieces: stage.pieces }) ?? [];
      });
    end = starts.length === 0 ? undefined : Math.max(...starts);
  }
  return end;
}

/**
 * Plans the open stages of one order one after the other, and puts them into the rows. A combined run that has a place
 * already feeds the later stages.
 */
export function planJob(
  job: PlannedJob,
  { rows, runs, runOrders }: Places,
  input: PlanInput,
): JobPlan {
  const { now, changeOver } = input;
  const rowsOf = ({ machineIds, pin }: JobStage) =>
    (pin ? [pin.machineId] : machineIds).flatMap((id) => rows.get(id) ?? []);
  const needBy = findNeedBy(job, rowsOf, changeOver);
  const paperFrom = job.paperFrom ?? now;
  const placements: Placement[] = [];
  let [ready, wait]: [number, Wait] =
    paperFrom > now ? [paperFrom, { kind: "PAPER" }] : [now, { kind: "NONE" }];
  const [firstStage] = job.stages;
  let unplanned: Unplanned | undefined;
  if (!firstStage) unplanned = { reason: "NO_STAGES" };
  else if (job.lacksPaper) unplanned = { reason: "NO_PAPER", stage: firstStage.kind };
  for (const stage of job.stages) {
    if (stage.pieces <= 0 || unplanned) continue;
    const placed = stage.run && runs.get(stage.run.id);
    if (placed) {
      placements.push(placed);
      [ready, wait] = [placed.to, { kind: "FEEDER", stage: stage.kind }];
      continue;
    }
    const orderIds = (runOrders.get(stage.run?.id ?? 0) ?? [job]).map(({ orderId }) => orderId);
    if (stage.pin && stage.pin.from > ready) [ready, wait] = [stage.pin.from, { kind: "PIN" }];
    const all = rowsOf(stage);
    const places = all
      .filter(({ machine }) => isUsable(machine))
      .flatMap((row) => {
        const place = findPlace(row, job, stage, { ready, wait }, changeOver, orderIds);
        return place ? { ...place, row } : [];
      })
      .toSorted(
        ({ placement: one }, { placement: other }) =>
          one.to - other.to ||
          one.changeOverMinutes - other.changeOverMinutes ||
          one.machineId - other.machineId,
      );
    const [best] = places;
    if (!best) {
      unplanned = { reason: unplannedReason(all.map(({ machine }) => machine)), stage: stage.kind };
      continue;
    }
    best.row.placed.splice(best.index, 0, { placement: best.placement, setup: job });
    placements.push(best.placement);
    if (stage.run) runs.set(stage.run.id, best.placement);
    [ready, wait] = [best.placement.to, { kind: "FEEDER", stage: stage.kind }];
  }
  const projected = unplanned ? undefined : (placements.at(-1)?.to ?? now);
  return {
    orderId: job.orderId,
    due: job.due,
    ...(needBy !== undefined && { needBy }),
    ...(projected !== undefined && { projected }),
    isLate: projected === undefined || projected > job.due,
    placements,
    ...(unplanned && { unplanned }),
  };
}
