import { expect, test } from "vitest";
import type { PlannedJob } from "../../../domain/schedule/jobs";
import { askPlan, leftOfRun, planJobs } from "../../../domain/schedule/planJobs";
import {
  corrugator,
  minute,
  newJob,
  workedPlant as plant,
  minuteText as text,
  workedJobs,
} from "../../support/schedulePlant";

/** Puts the corrugating of two orders of board X into combined run 4 of 7,200 cuts. */
const inRun = (job: PlannedJob, more: Partial<PlannedJob["stages"][number]> = {}): PlannedJob => ({
  ...job,
  stages: job.stages.map((stage) =>
    stage.kind === "CORRUGATING"
      ? { ...stage, pieces: 7200, run: { id: 4, setUps: 1 }, ...more }
      : stage,
  ),
});
const [first, , third] = workedJobs;
if (!first || !third) throw new Error("The worked plant has six orders");
const pair = [inRun(first), inRun(third)];
const planOf = (jobs: readonly PlannedJob[], more: object = {}) => {
  const plans = planJobs({ ...plant, jobs, ...more });
  return (id: number) => plans.find(({ orderId }) => orderId === id);
};

test("a combined run is one job: its cuts and its set-up once, and it feeds both orders", () => {
  const plan = planOf(pair);
  const [job, next] = plan(1)?.placements ?? [];
  expect(job).toMatchObject({
    machineId: 1,
    from: minute("2026-11-30", "08:00"),
    changeOverMinutes: 20,
    runMinutes: 72,
    run: { id: 4, orderIds: [1, 3] },
  });
  expect(plan(3)?.placements[0]).toBe(job);
  expect(next).toMatchObject({ stage: "PRINTING", from: job?.to });
  // The second order is printed after the first one, and both need the run.
  expect(plan(3)?.placements[1]?.from).toBeGreaterThanOrEqual(job?.to ?? Infinity);
  const apart = planOf([first, third]);
  expect(apart(1)?.placements[0]).not.toHaveProperty("run");
});

test("the second pattern of a run needs the set-up of the same board", () => {
  const setUps = { run: { id: 4, setUps: 2 } };
  const plan = planOf([inRun(first, setUps), inRun(third, setUps)]);
  expect(plan(1)?.placements[0]).toMatchObject({ changeOverMinutes: 25, runMinutes: 72 });
});

test("the machine has the run already if it has one of its orders", () => {
  const lastJob = { orderId: 3, board: "X", inks: [] };
  const machines = [{ ...corrugator, lastJob }, ...plant.machines.slice(1)];
  expect(planOf(pair, { machines })(1)?.placements[0]).toMatchObject({ changeOverMinutes: 0 });
});

test("paper and pin of one order hold for the whole run", () => {
  const paperFrom = minute("2026-12-01", "06:00");
  const waiting = planOf([
    { ...inRun(first), lacksPaper: true },
    { ...inRun(third), paperFrom },
  ]);
  expect(waiting(1)?.placements[0]).toMatchObject({ from: paperFrom, wait: { kind: "PAPER" } });
  const lacking = { lacksPaper: true };
  const none = planOf(pair.map((job) => ({ ...job, ...lacking })));
  for (const id of [1, 3]) expect(none(id)).toMatchObject({ unplanned: { reason: "NO_PAPER" } });
  const pin = { machineId: 1, from: minute("2026-12-02", "07:00") };
  const pinned = planOf([inRun(first), inRun(third, { pin })]);
  for (const id of [1, 3])
    expect(pinned(id)?.placements[0]).toMatchObject({ from: pin.from, isPinned: true });
});

test("the question for a further order waits for the run as one job", () => {
  const answer = askPlan({ ...plant, jobs: pair }, { ...newJob, queue: "LAST" });
  expect(answer?.plan.placements[0]).toMatchObject({ wait: { kind: "MACHINE", orderId: 1 } });
  expect(text(answer?.plan.placements[0]?.from)).toBe("11-30 09:32");
});

const lane = (orderId: number, ups: number, blanks: number) => ({ orderId, ups, blanks });

test("an entry of one order counts for all orders of its pattern", () => {
  const patterns = [{ lanes: [lane(1, 2, 6000), lane(2, 1, 4000)] }];
  const left = (...made: readonly (readonly [number, number])[]) =>
    leftOfRun(patterns, new Map(made));
  // The order with the shorter blank needs more cuts.
  expect(left()).toEqual({ pieces: 4000, setUps: 1 });
  expect(left([1, 3000])).toEqual({ pieces: 2000, setUps: 1 });
  expect(left([1, 3000], [2, 3000])).toEqual({ pieces: 1000, setUps: 1 });
  expect(left([2, 5000])).toEqual({ pieces: 0, setUps: 0 });
  expect(left([1, Infinity])).toEqual({ pieces: 0, setUps: 0 });
});

test("an order of two patterns has its blanks from the first one before the second", () => {
  const patterns = [
    { lanes: [lane(1, 1, 1000), lane(2, 2, 2000)] },
    { lanes: [lane(1, 1, 500), lane(3, 1, 500)] },
  ];
  const left = (...made: readonly (readonly [number, number])[]) =>
    leftOfRun(patterns, new Map(made));
  expect(left()).toEqual({ pieces: 1500, setUps: 2 });
  expect(left([1, 1250])).toEqual({ pieces: 250, setUps: 1 });
  expect(left([2, 2000])).toEqual({ pieces: 500, setUps: 1 });
  expect(left([1, 600], [3, 500])).toEqual({ pieces: 400, setUps: 1 });
});
