import type { queuePlaces, Schedule, ScheduleAnswer } from "../../contract/schedule";
import type { JobPlan, Placement, PlannedJob } from "../../domain/schedule/jobs";
import { askPlan, planJobs } from "../../domain/schedule/planJobs";
import type { orderPlans } from "../db/schema";
import { sentMissing } from "../errors";
import { minuteMs } from "../units";
import type { JobPaper } from "./planInputs";
import type { Plant } from "./readPlan";

const text = (minute: number) => new Date(minute * minuteMs).toISOString();

const projection = ({ projected, isLate, unplanned }: JobPlan, { missing }: JobPaper) => ({
  ...(projected !== undefined && { projected: text(projected) }),
  isLate,
  ...(unplanned && { unplanned: { ...unplanned, ...(missing && sentMissing(missing)) } }),
});

const toPlacement = ({ orderId: _, from, to, run, ...placement }: Placement) => ({
  ...placement,
  from: text(from),
  to: text(to),
  ...(run && { run: { id: run.id, orderIds: [...run.orderIds] } }),
});

export type StoredPlan = typeof orderPlans.$inferSelect;

/** Returns the promise of an order and the day of its paper, for a reply. */
export const planFields = (plan: StoredPlan | undefined) => ({
  ...(plan?.promisedFor && { promisedFor: plan.promisedFor }),
  ...(plan?.promisedAt && { promisedAt: plan.promisedAt.toISOString() }),
  ...(plan?.promisedBy && { promisedBy: plan.promisedBy }),
  ...(plan?.paperFrom && { paperFrom: plan.paperFrom }),
});

/** Plans the orders of a plant. @returns the reply of `getSchedule` */
export function toSchedule({ input, machines: all, orders: open }: Plant): Schedule {
  const jobs = new Map(input.jobs.map((job) => [job.orderId, job]));
  return {
    plannedAt: text(input.now),
    machines: all
      .toSorted((a, b) => a.id - b.id)
      .map(({ id, name, unit, stage, isDown = false, plannedStops }) => ({
        id,
        name,
        unit,
        stage,
        isDown,
        plannedStops,
      })),
    orders: planJobs(input).flatMap((plan) => {
      const [order, job] = [open.get(plan.orderId), jobs.get(plan.orderId)];
      if (!order || !job) return [];
      return [
        {
          orderId: order.id,
          client: order.client,
          unit: order.unit,
          status: order.status,
          quantity: order.quantity,
          board: order.board,
          inks: job.inks.length,
          due: text(plan.due),
          ...planFields(order.plan),
          planVersion: order.plan?.version ?? 0,
          ...(plan.needBy !== undefined && { needBy: text(plan.needBy) }),
          placements: plan.placements.map(toPlacement),
          paper: order.paper.state,
          ...projection(plan, order.paper),
        },
      ];
    }),
  };
}

/** Plans a further order in a place of the queue. @returns an answer of `askSchedule`, or none */
export function toAnswer(
  plant: Plant,
  { job, paper }: { readonly job: PlannedJob; readonly paper: JobPaper },
  place: (typeof queuePlaces)[number],
): ScheduleAnswer[] {
  const answer = askPlan(plant.input, { ...job, queue: place === "DAY" ? undefined : place });
  if (!answer) return [];
  const { plan, slips, bottleneck } = answer;
  const machine = plant.machines.find(({ id }) => id === bottleneck?.machineId);
  return [
    {
      place,
      ...projection(plan, paper),
      slips: slips.map(({ orderId, before, after, becomesLate }) => ({
        orderId,
        client: plant.orders.get(orderId)?.client ?? "",
        before: text(before),
        ...(after !== undefined && { after: text(after) }),
        becomesLate,
      })),
      ...(machine &&
        bottleneck && { bottleneck: { machine: machine.name, minutes: bottleneck.minutes } }),
    },
  ];
}
