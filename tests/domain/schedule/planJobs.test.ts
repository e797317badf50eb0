import { describe, expect, test } from "vitest";
import {
  dateAfter,
  indiaDateTime,
  minutesOfTime,
  startOfIndiaDate,
} from "../../../domain/indiaTime";
import {
  type JobPlan,
  type PlanInput,
  type PlannedJob,
  type PlannedMachine,
  usualChangeOver,
} from "../../../domain/schedule/jobs";
import { askPlan, planJobs } from "../../../domain/schedule/planJobs";
import { toWorkingTime } from "../../../domain/schedule/workingTime";
import type { StageKind } from "../../../domain/stages/kinds";

const minute = (date: string, time: string) =>
  startOfIndiaDate(date).getTime() / 60_000 + minutesOfTime(time);
const text = (at: number | undefined) =>
  at === undefined ? undefined : indiaDateTime(new Date(at * 60_000)).slice(5);

const monday = "2026-11-30";
const isSunday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0;

/** Monday to Saturday. Thursday 3 December is a holiday. */
const workDays = Array.from({ length: 120 }, (_, index) => dateAfter(monday, index)).filter(
  (date) => !isSunday(date) && date !== "2026-12-03",
);

const times = (...spans: readonly (readonly [string, string])[]) =>
  toWorkingTime(
    workDays.flatMap((date) =>
      spans.map(([from, to]) => ({ from: minute(date, from), to: minute(date, to) })),
    ),
  );

const dayShift = times(["08:00", "12:30"], ["13:00", "16:30"]);

const corrugator: PlannedMachine = {
  id: 1,
  stage: "CORRUGATING",
  ratePerHour: 6000,
  time: times(["06:00", "22:00"]),
};
const printer: PlannedMachine = { id: 2, stage: "PRINTING", ratePerHour: 3000, time: dayShift };
const stitcher: PlannedMachine = { id: 3, stage: "JOINING", ratePerHour: 1800, time: dayShift };

const stagesFor = (pieces: number): PlannedJob["stages"] => [
  { kind: "CORRUGATING", pieces, machineIds: [1] },
  { kind: "PRINTING", pieces, machineIds: [2] },
  { kind: "JOINING", pieces, machineIds: [3] },
];

const job = (
  orderId: number,
  pieces: number,
  board: string,
  inks: readonly string[],
  dueDay: string,
): PlannedJob => ({
  orderId,
  board,
  inks,
  dueDay,
  due: minute(dueDay, "16:30"),
  stages: stagesFor(pieces),
});

/** The worked plant of DOMAIN.md 11. */
const jobs: readonly PlannedJob[] = [
  job(1, 12_000, "X", ["red", "black"], "2026-12-01"),
  job(2, 6000, "Y", ["black"], "2026-12-02"),
  job(3, 9000, "X", [], "2026-12-02"),
  { ...job(4, 4500, "X", ["black"], "2026-12-04"), paperFrom: minute("2026-12-01", "06:00") },
  job(5, 15_000, "Y", ["red", "black"], "2026-12-05"),
  job(6, 3000, "Y", ["blue"], "2026-12-07"),
];
const asked = job(7, 8000, "X", ["red", "black"], "2026-12-02");

const plant: PlanInput = {
  now: minute(monday, "08:00"),
  machines: [corrugator, printer, stitcher],
  jobs,
  changeOver: usualChangeOver,
};

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
    const plans = planJobs({ ...plant, jobs: [...jobs, { ...asked, queue: "LAST" }] });
    expect(ends(plans)).toMatchObject({ O7: "12-07 08:03" });
    expect(late(plans)).toEqual([7]);
  });

  test("first in the queue it is done on Tuesday at 09:32, and two orders become late", () => {
    const first = { ...plant, jobs: [...jobs, { ...asked, queue: "FIRST" as const }] };
    const byNumber = planJobs({ ...first, groupsSetups: false });
    expect(ends(byNumber)).toMatchObject({ O7: "12-01 09:32" });
    expect(late(byNumber)).toEqual([1, 3]);
    // With the same board first, order 3 follows order 1, and order 2 is the late one.
    expect(late(planJobs(first))).toEqual([1, 2]);
  });

  test("the question for it names who slips and the machine that holds it up", () => {
    const first = askPlan({ ...plant, groupsSetups: false }, { ...asked, queue: "FIRST" });
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
    const last = askPlan(plant, { ...asked, queue: "LAST" });
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
  expect(reasonOf({ jobs: [{ ...asked, stages: [] }] })).toMatchObject({
    orderId: 7,
    unplanned: { reason: "NO_STAGES" },
  });
});

test("a pinned stage takes its machine and does not start before its minute", () => {
  const other = { ...printer, id: 4 };
  const pin = { machineId: 4, from: minute("2026-12-02", "09:00") };
  const pinned = {
    ...asked,
    stages: asked.stages.map((stage) => (stage.kind === "PRINTING" ? { ...stage, pin } : stage)),
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

/** Random numbers that are the same in each run (Park and Miller 1988). */
function randomFrom(seed: number) {
  let state = seed + 1;
  return (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
}

const kinds: readonly StageKind[] = ["CORRUGATING", "PRINTING", "JOINING", "BUNDLING"];

function randomPlant(seed: number): PlanInput {
  const random = randomFrom(seed);
  const pick = <Value>(values: readonly [Value, ...Value[]]) =>
    values[random(values.length)] ?? values[0];
  const machines = kinds.flatMap((stage, kind) =>
    Array.from({ length: 1 + random(2) }, (_, index) => ({
      id: kind * 10 + index,
      stage,
      ...(random(12) > 0 && { ratePerHour: 500 + random(60) * 100 }),
      isDown: random(15) === 0,
      time: pick([dayShift, corrugator.time, times(["22:00", "23:30"])]),
    })),
  );
  const count = 2 + random(9);
  const all = Array.from({ length: count }, (_, index): PlannedJob => {
    const dueDay = dateAfter(monday, 1 + random(8));
    return {
      orderId: index + 1,
      board: pick(["X", "Y", "Z"]),
      inks: pick([[], ["red"], ["red", "black"]]),
      dueDay,
      due: minute(dueDay, "16:30"),
      ...(random(4) === 0 && { promisedAt: random(1000) }),
      ...(random(4) === 0 && { paperFrom: plant.now + random(4000) }),
      stages: kinds
        .filter(() => random(5) > 0)
        .map((kind) => ({
          kind,
          pieces: random(8000),
          machineIds: machines.filter(({ stage }) => stage === kind).map(({ id }) => id),
        })),
    };
  });
  return { ...plant, machines, jobs: all, groupsSetups: random(2) === 0 };
}

test("500 random plants keep every rule of a plan", () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const input = randomPlant(seed);
    const plans = planJobs(input);
    const shuffled = {
      ...input,
      jobs: input.jobs.toReversed(),
      machines: input.machines.toReversed(),
    };
    expect(planJobs(shuffled)).toEqual(plans);
    expect(plans.map(({ orderId }) => orderId).toSorted()).toEqual(
      input.jobs.map(({ orderId }) => orderId).toSorted(),
    );
    const all = plans.flatMap(({ placements }) => placements);
    for (const { id, time } of input.machines) {
      const placed = all
        .filter(({ machineId }) => machineId === id)
        .toSorted((a, b) => a.from - b.from);
      for (const [index, { from, to, changeOverMinutes, runMinutes }] of placed.entries()) {
        expect(from).toBeGreaterThanOrEqual(placed[index - 1]?.to ?? input.now);
        const inside = time.reduce(
          (sum, span) => sum + Math.max(0, Math.min(span.to, to) - Math.max(span.from, from)),
          0,
        );
        expect(inside).toBe(changeOverMinutes + runMinutes);
        expect(time.some((span) => span.from <= from && from < span.to)).toBe(true);
      }
    }
    for (const { placements } of plans)
      for (const [index, { from }] of placements.entries())
        expect(from).toBeGreaterThanOrEqual(placements[index - 1]?.to ?? input.now);
    const promised = input.jobs.filter(({ promisedAt }) => promisedAt !== undefined);
    const withLater = planJobs({ ...input, jobs: [...input.jobs, { ...asked, orderId: 500 }] });
    for (const { orderId } of promised)
      expect(withLater.find((plan) => plan.orderId === orderId)).toEqual(
        plans.find((plan) => plan.orderId === orderId),
      );
  }
});
