import { expect, test } from "vitest";
import { dateAfter } from "../../../domain/indiaTime";
import type { JobPlan, PlanInput, PlannedJob } from "../../../domain/schedule/jobs";
import { planJobs } from "../../../domain/schedule/planJobs";
import type { StageKind } from "../../../domain/stages/kinds";
import { seededRandom } from "../../../server/demo/plantHistory";
import {
  corrugator,
  dayShift,
  minute,
  monday,
  newJob,
  workedPlant as plant,
  times,
} from "../../support/schedulePlant";

const kinds: readonly StageKind[] = ["CORRUGATING", "PRINTING", "JOINING", "BUNDLING"];

function randomPlant(seed: number): PlanInput {
  const { integer, pick } = seededRandom(seed);
  const machines = kinds.flatMap((stage, kind) =>
    Array.from({ length: 1 + integer(0, 1) }, (_, index) => ({
      id: kind * 10 + index,
      stage,
      ...(integer(0, 11) > 0 && { ratePerHour: 500 + integer(0, 59) * 100 }),
      isDown: integer(0, 14) === 0,
      time: pick([dayShift, corrugator.time, times(["22:00", "23:30"])]),
    })),
  );
  const count = 2 + integer(0, 8);
  const all = Array.from({ length: count }, (_, index): PlannedJob => {
    const dueDay = dateAfter(monday, 1 + integer(0, 7));
    return {
      orderId: index + 1,
      board: pick(["X", "Y", "Z"]),
      inks: pick([[], ["red"], ["red", "black"]]),
      dueDay,
      due: minute(dueDay, "16:30"),
      ...(integer(0, 3) === 0 && { promisedAt: integer(0, 999) }),
      ...(integer(0, 3) === 0 && { paperFrom: plant.now + integer(0, 3999) }),
      stages: kinds
        .filter(() => integer(0, 4) > 0)
        .map((kind) => ({
          kind,
          pieces: integer(0, 7999),
          machineIds: machines.filter(({ stage }) => stage === kind).map(({ id }) => id),
        })),
    };
  });
  const runs = 1 + integer(0, 2);
  const members = all.map((job): PlannedJob => {
    const id = 1 + integer(0, runs);
    const [first] = job.stages;
    // An accepted run has one board. The other orders run apart.
    if (id > runs || first?.kind !== "CORRUGATING") return job;
    const inRun = { ...first, pieces: id * 1000, run: { id, setUps: 1 + (id % 2) } };
    return { ...job, board: `R${id}`, stages: [inRun, ...job.stages.slice(1)] };
  });
  return { ...plant, machines, jobs: members, groupsSetups: integer(0, 1) === 0 };
}

/** Returns the placements of a plan. The placement of a combined run counts once. */
const placementsOf = (plans: readonly JobPlan[]) => [
  ...new Set(plans.flatMap(({ placements }) => placements)),
];

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
    const all = placementsOf(plans);
    const placedRuns = all.flatMap(({ run }) => run ?? []);
    expect(new Set(placedRuns.map(({ id }) => id)).size).toBe(placedRuns.length);
    for (const { id, orderIds } of placedRuns)
      for (const plan of plans.filter(({ orderId }) => orderIds.includes(orderId)))
        expect(plan.placements[0]?.run?.id).toBe(id);
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
    const withLater = planJobs({ ...input, jobs: [...input.jobs, { ...newJob, orderId: 500 }] });
    for (const { orderId } of promised)
      expect(withLater.find((plan) => plan.orderId === orderId)).toEqual(
        plans.find((plan) => plan.orderId === orderId),
      );
  }
});
