import { describe, expect, test } from "vitest";
import type { JobPlan, PlanInput, PlannedJob } from "../../../domain/schedule/jobs";
import { askPlan, planJobs } from "../../../domain/schedule/planJobs";
import { toWorkingTime } from "../../../domain/schedule/workingTime";
import {
  corrugator,
  workedJobs as jobs,
  minute,
  newJob,
  workedPlant as plant,
  printer,
  stitcher,
  minuteText as text,
} from "../../support/schedulePlant";

const changeOverOf = (plans: readonly JobPlan[]) =>
  plans
    .flatMap(({ placements }) => placements)
    .reduce((sum, placement) => sum + placement.changeOverMinutes, 0);
const ends = (plans: readonly JobPlan[]) =>
  Object.fromEntries(plans.map(({ orderId, projected }) => [`O${orderId}`, text(projected)]));
const late = (plans: readonly JobPlan[]) =>
  plans.filter(({ isLate }) => isLate).map(({ orderId }) => orderId);

const [o1, o4, o5, o6] = ["12-01 14:15", "12-04 09:05", "12-05 09:36", "12-05 11:26"];

describe("the worked plant", () => {
  test("by due day and number all orders are in time with 305 minutes of change-over", () => {
    const plans = planJobs({ ...plant, groupsSetups: false });
    const [o2, o3] = ["12-02 09:15", "12-02 14:55"];
    expect(ends(plans)).toEqual({ O1: o1, O2: o2, O3: o3, O4: o4, O5: o5, O6: o6 });
    expect(late(plans)).toEqual([]);
    expect(changeOverOf(plans)).toBe(305);
  });

  test("the same board before the number saves 30 minutes", () => {
    const plans = planJobs(plant);
    const [o2, o3] = ["12-02 14:55", "12-02 10:55"];
    expect(ends(plans)).toEqual({ O1: o1, O2: o2, O3: o3, O4: o4, O5: o5, O6: o6 });
    expect(late(plans)).toEqual([]);
    expect(changeOverOf(plans)).toBe(275);
  });

  test("no sequence that keeps all six orders in time needs less change-over", () => {
    const permutations = (rest: readonly PlannedJob[]): readonly (readonly PlannedJob[])[] =>
      rest.length === 0
        ? [[]]
        : rest.flatMap((first) =>
            permutations(rest.filter((other) => other !== first)).map((others) => [
              first,
              ...others,
            ]),
          );
    // A promise fixes the sequence.
    const plans = permutations(jobs).map((sequence) =>
      planJobs({
        ...plant,
        jobs: sequence.map((each, index) => ({ ...each, promisedAt: index })),
      }),
    );
    expect(plans).toHaveLength(720);
    const inTime = plans.filter((each) => late(each).length === 0);
    expect(Math.min(...inTime.map(changeOverOf))).toBe(275);
  });

  test("a further order at the end of the queue is done on Monday 7 December at 08:03", () => {
    const plans = planJobs({ ...plant, jobs: [...jobs, { ...newJob, queue: "LAST" }] });
    expect(ends(plans)).toMatchObject({ O7: "12-07 08:03" });
    expect(late(plans)).toEqual([7]);
  });

  test("first in the queue it is done on Tuesday at 09:32, and two orders become late", () => {
    const first = { ...plant, jobs: [...jobs, { ...newJob, queue: "FIRST" as const }] };
    const byNumber = planJobs({ ...first, groupsSetups: false });
    expect(ends(byNumber)).toMatchObject({ O7: "12-01 09:32" });
    expect(late(byNumber)).toEqual([1, 3]);
    // With the same board first, order 3 follows order 1, and order 2 is the late one.
    expect(late(planJobs(first))).toEqual([1, 2]);
  });

  test("the question for it names who slips and the machine that holds it up", () => {
    const first = askPlan({ ...plant, groupsSetups: false }, { ...newJob, queue: "FIRST" });
    expect(first?.slips.filter(({ becomesLate }) => becomesLate)).toEqual([
      {
        orderId: 1,
        before: minute("2026-12-01", "14:15"),
        after: minute("2026-12-02", "08:22"),
        becomesLate: true,
      },
      {
        orderId: 3,
        before: minute("2026-12-02", "14:55"),
        after: minute("2026-12-04", "09:02"),
        becomesLate: true,
      },
    ]);
    expect(first?.bottleneck).toBeUndefined();
    const last = askPlan(plant, { ...newJob, queue: "LAST" });
    expect(last).toMatchObject({ slips: [], bottleneck: { machineId: 2 } });
  });

  test("each placement says why it waits", () => {
    const plans = planJobs(plant);
    const waits = plans.find(({ orderId }) => orderId === 4)?.placements.map(({ wait }) => wait);
    expect(waits).toEqual([
      { kind: "PAPER" },
      { kind: "MACHINE", orderId: 2 },
      { kind: "MACHINE", orderId: 2 },
    ]);
    expect(plans[0]?.placements.map(({ wait }) => wait)).toEqual([
      { kind: "NONE" },
      { kind: "FEEDER", stage: "CORRUGATING" },
      { kind: "FEEDER", stage: "PRINTING" },
    ]);
  });

  test("the need-by minute goes backwards from the due time and the other orders do not change it", () => {
    const needBy = (input: PlanInput) =>
      text(planJobs(input).find(({ orderId }) => orderId === 1)?.needBy);
    // 410 minutes of joining from Tuesday 08:40, 275 of printing from Monday 13:50, 140 of corrugating.
    expect(needBy(plant)).toBe("11-30 10:45");
    expect(needBy({ ...plant, jobs: jobs.slice(0, 1) })).toBe("11-30 10:45");
  });
});

const reasonOf = (input: Partial<PlanInput>) =>
  planJobs({ ...plant, jobs: jobs.slice(0, 1), ...input })[0];

test.each([
  ["NO_RATE", { machines: [corrugator, { ...printer, ratePerHour: undefined }, stitcher] }],
  ["MACHINE_DOWN", { machines: [corrugator, { ...printer, isDown: true }, stitcher] }],
  ["NO_MACHINE", { machines: [corrugator, stitcher] }],
  ["NO_TIME", { machines: [corrugator, { ...printer, time: [] }, stitcher] }],
] as const)("a stage without a place is named: %s", (reason, input) => {
  const plan = reasonOf(input);
  expect(plan).toMatchObject({ isLate: true, unplanned: { reason, stage: "PRINTING" } });
  expect(plan?.projected).toBeUndefined();
  expect(plan?.placements).toHaveLength(1);
});

test("an order without stages is in the plan and named", () => {
  expect(reasonOf({ jobs: [{ ...newJob, stages: [] }] })).toMatchObject({
    orderId: 7,
    unplanned: { reason: "NO_STAGES" },
  });
});

test("an order whose paper nobody expects has no place, and takes none from others", () => {
  const plans = planJobs({ ...plant, jobs: [{ ...newJob, lacksPaper: true }, ...jobs] });
  const plan = plans.find(({ orderId }) => orderId === 7);
  expect(plan).toMatchObject({ unplanned: { reason: "NO_PAPER", stage: "CORRUGATING" } });
  expect(plans.filter((other) => other !== plan)).toEqual(planJobs(plant));
});

test("a pinned stage takes its machine and does not start before its minute", () => {
  const other = { ...printer, id: 4 };
  const pin = { machineId: 4, from: minute("2026-12-02", "09:00") };
  const pinned = {
    ...newJob,
    stages: newJob.stages.map((stage) => (stage.kind === "PRINTING" ? { ...stage, pin } : stage)),
  };
  const plans = planJobs({
    ...plant,
    machines: [...plant.machines, other],
    jobs: [...jobs, pinned],
  });
  expect(plans[0]?.placements[1]).toMatchObject({
    machineId: 4,
    from: pin.from,
    wait: { kind: "PIN" },
  });
});

test("a machine that has the order needs no change-over", () => {
  const lastJob = { orderId: 1, board: "X", inks: ["red", "black"] };
  const [first] = planJobs({
    ...plant,
    jobs: jobs.slice(0, 1),
    machines: [{ ...corrugator, lastJob }, printer, stitcher],
  });
  expect(first?.placements[0]).toMatchObject({ changeOverMinutes: 0, runMinutes: 120 });
});

describe("a rate that changes on Tuesday", () => {
  const [tuesday, due] = [minute("2026-12-01", "06:00"), minute("2026-12-01", "16:30")];
  const [first = jobs[0]] = jobs;
  const planWith = (rates: object, pieces: number) =>
    planJobs({
      ...plant,
      machines: [{ ...corrugator, ...rates }],
      jobs: first
        ? [{ ...first, due, stages: [{ kind: "CORRUGATING", pieces, machineIds: [1] }] }]
        : [],
    })[0];
  const slower = { laterRates: [{ from: tuesday, ratePerHour: 3000 }] };

  test("a run over the change needs the minutes of each day's rate, forwards and backwards", () => {
    // Monday 08:20 to 22:00 makes 82,000 at 6,000 an hour. 20,000 more at 3,000 an hour are 400 minutes.
    const plan = planWith(slower, 102_000);
    expect(text(plan?.projected)).toBe("12-01 12:40");
    expect(plan?.placements).toMatchObject([{ changeOverMinutes: 20, runMinutes: 1220 }]);
    // Tuesday 06:00 to 16:30 makes 31,500. 70,500 at 6,000 an hour are 705 minutes, with 20 of change-over.
    expect(text(plan?.needBy)).toBe("11-30 09:55");
  });

  test("a run before the change needs the minutes of the first rate", () => {
    const [plan, same] = [planWith(slower, 82_000), planWith({}, 82_000)];
    expect(plan?.placements).toEqual(same?.placements);
    expect(text(plan?.projected)).toBe("11-30 22:00");
  });

  test("a machine that has a rate from Tuesday on runs from Tuesday on", () => {
    const time = corrugator.time.filter(({ from }) => from >= tuesday);
    const later = { ...slower, ratePerHour: 0, time: toWorkingTime(time) };
    const plan = planWith(later, 3000);
    expect(plan?.placements).toMatchObject([{ from: tuesday, runMinutes: 60 }]);
    expect(text(plan?.projected)).toBe("12-01 07:20");
  });
});
