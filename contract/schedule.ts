import * as z from "zod/mini";
import { unplannedReasons } from "../domain/schedule/jobs";
import { promiseStates } from "../domain/schedule/promises";
import { stageKinds } from "../domain/stages/kinds";
import { ownCall } from "./call";
import { SentMessage } from "./errors";
import {
  calendarDate,
  enteredDate,
  enteredInstant,
  id,
  instant,
  queriedRecordNumber,
  recordNumber,
  settingsVersion,
  unit,
} from "./fields";
import { PlannedStop } from "./machines";
import { orderStatuses } from "./orders";

/** The reason why a stage does not start earlier. `orderId` is the order that the machine makes before. */
const Wait = z.object({
  kind: z.enum(["NONE", "PAPER", "FEEDER", "MACHINE", "PIN"]),
  stage: z.optional(z.enum(stageKinds)),
  orderId: z.optional(id()),
});
export type Wait = z.infer<typeof Wait>;

const Placement = z.object({
  stage: z.enum(stageKinds),
  machineId: id(),
  /** The instant at which the change-over begins. */
  from: instant(),
  to: instant(),
  changeOverMinutes: z.int(),
  runMinutes: z.int(),
  wait: Wait,
  /** True if a person has chosen the machine and the earliest time. */
  isPinned: z.boolean(),
  /** The combined run that is made here. Each order of the run has this placement. */
  run: z.optional(z.object({ id: id(), orderIds: z.array(id()) })),
});
export type Placement = z.infer<typeof Placement>;

const Unplanned = z.object({
  reason: z.enum(unplannedReasons),
  stage: z.optional(z.enum(stageKinds)),
  /** The paper that the store lacks. */
  missing: z.optional(z.string()),
  missingCode: z.optional(SentMessage),
});

const projection = {
  /** The end of the last stage. Absent if a stage has no place. */
  projected: z.optional(instant()),
  isLate: z.boolean(),
  unplanned: z.optional(Unplanned),
};

const planFields = {
  /** The order's promised day, if the plan keeps the order's place in the sequence. Absent otherwise. */
  promisedFor: z.optional(calendarDate()),
  promisedAt: z.optional(instant()),
  /** Absent if the day was changed by an edit of the order. */
  promisedBy: z.optional(z.string()),
  /** The day on which a person expects the paper. */
  paperFrom: z.optional(calendarDate()),
};

/** The place of an order's paper. `NONE`: none is needed, or the plant registers no reels. */
export const paperStates = ["NONE", "STOCK", "EXPECTED", "MISSING"] as const;

export const ScheduledOrder = z.object({
  orderId: id(),
  client: z.string(),
  unit: unit(),
  status: z.enum(orderStatuses),
  quantity: z.int(),
  /** The papers of the board, such as `120 / 100 C / 120`. Empty without a specification. */
  board: z.string(),
  inks: z.int(),
  /** The end of the promised day. */
  due: instant(),
  ...planFields,
  paper: z.enum(paperStates),
  /** The version of the order's promise and of the day of its paper. 0 before the first of them is entered. */
  planVersion: z.int(),
  /** The latest start of the first open stage. Absent if it is out of reach. */
  needBy: z.optional(instant()),
  placements: z.array(Placement),
  ...projection,
});
export type ScheduledOrder = z.infer<typeof ScheduledOrder>;

export const Schedule = z.object({
  /** The instant at which the plan starts. */
  plannedAt: instant(),
  machines: z.array(
    z.object({
      id: id(),
      name: z.string(),
      unit: unit(),
      stage: z.enum(stageKinds),
      /** True if the machine has an open stop that may take long. */
      isDown: z.boolean(),
      plannedStops: z.array(PlannedStop),
    }),
  ),
  /** The orders in the sequence in which the plan takes them. */
  orders: z.array(ScheduledOrder),
});
export type Schedule = z.infer<typeof Schedule>;

/** The moment at which each open order is ready by the plan, and its latest start to be in time, by the order's number. */
export const Projections = z.record(
  z.string(),
  z.pick(ScheduledOrder, { needBy: true, projected: true, isLate: true }),
);
export type Projections = z.infer<typeof Projections>;

export const queuePlaces = ["LAST", "FIRST", "DAY"] as const;

const ScheduleAnswer = z.object({
  /** The place in the queue: behind all open orders, before all open orders, or by the wanted day. */
  place: z.enum(queuePlaces),
  ...projection,
  /** Orders that end later because of the further order. */
  slips: z.array(
    z.object({
      orderId: id(),
      client: z.string(),
      before: instant(),
      after: z.optional(instant()),
      becomesLate: z.boolean(),
    }),
  ),
  /** The machine for which the order waits longest. */
  bottleneck: z.optional(z.object({ machine: z.string(), minutes: z.int() })),
});
export type ScheduleAnswer = z.infer<typeof ScheduleAnswer>;

export const ScheduleQuestion = z.object({
  specificationId: queriedRecordNumber(),
  quantity: z.coerce.number().check(z.int(), z.positive(), z.maximum(100_000_000)),
  unit: unit(),
  wantedDay: enteredDate(),
  /** The day on which the paper arrives, if it is not in stock. */
  paperFrom: z.optional(enteredDate()),
});

export const OrderPlanEdit = z.object({
  /** The new promised day of the order. Without it the order keeps its day, and the plan gives up the order's place. */
  promisedFor: z.optional(enteredDate()),
  paperFrom: z.optional(enteredDate()),
  version: settingsVersion(),
});

const OrderPlan = z.object({ ...planFields, version: z.int() });

/**
 * The machine and the earliest start that a person chooses for a stage. A request without a machine deletes the pin.
 */
export const StagePin = z.object({
  stage: z.enum(stageKinds),
  machineId: z.optional(recordNumber()),
  from: z.optional(enteredInstant()),
});

export const ClientPromises = z.object({
  kept: z.int(),
  broken: z.int(),
  open: z.int(),
  /** The broken promises, the latest first. */
  rows: z.array(
    z.object({
      orderId: id(),
      promisedFor: calendarDate(),
      shippedAt: z.optional(instant()),
    }),
  ),
});
export type ClientPromises = z.infer<typeof ClientPromises>;

/** The days that were promised to an order's client. Each holds from a moment until the next one. */
export const OrderPromises = z.array(
  z.object({ day: calendarDate(), since: instant(), state: z.enum(promiseStates) }),
);
export type OrderPromises = z.infer<typeof OrderPromises>;

export const scheduleCalls = {
  getSchedule: ownCall("/admin/schedule", "GET", "admin", {
    serves: ["one", "schedule"],
    reply: Schedule,
  }),
  getProjections: ownCall("/admin/schedule/projections", "GET", "admin", {
    reply: Projections,
  }),
  askSchedule: ownCall("/admin/schedule/question", "GET", "admin", {
    query: ScheduleQuestion,
    reply: z.object({ answers: z.array(ScheduleAnswer) }),
  }),
  updateOrderPlan: ownCall("/admin/orders/:id/plan", "PUT", "admin", {
    changes: ["orders", "schedule"],
    body: OrderPlanEdit,
    reply: OrderPlan,
  }),
  pinStage: ownCall("/admin/orders/:id/pin", "PUT", "admin", {
    changes: ["schedule"],
    body: StagePin,
    reply: z.object({ stage: z.enum(stageKinds), machineId: z.optional(id()) }),
  }),
  getOrderPromises: ownCall("/admin/orders/:id/promises", "GET", "admin", {
    reply: OrderPromises,
  }),
  getClientPromises: ownCall("/admin/clients/:id/promises", "GET", "admin", {
    reply: ClientPromises,
  }),
};
