import { stageKinds } from "../../../domain/stages/kinds";
import { defineAction, pickFrom, withKey } from "../plant";
import { daysAfter, expectOutcome, numbered, type Outcome } from "./requests";

/** Returns the refusal of a plan for an order that has left or is cancelled. */
function refusalOf(order: { readonly status: string; readonly cancelledAt?: string }) {
  if (order.cancelledAt !== undefined) return "stage.orderCancelled";
  return order.status === "SHIPPED" ? "stage.orderShipped" : undefined;
}

const promiseDay = defineAction({
  name: "promiseDay",
  weight: 3,
  choose(random, { orders }) {
    const order = pickFrom(random, orders.slice(-60));
    return (
      order && { order: order.key, days: random.integer(-3, 20), paperIn: random.integer(0, 5) }
    );
  },
  async act({ order: orderKey, days, paperIn }, plant) {
    const order = withKey(plant.orders, orderKey);
    if (!order) return;
    const { call, today } = plant.host;
    const present = (await call("staff", "getOrder", numbered(order.id))).body;
    const { orders: planned } = (await call("staff", "getSchedule")).body;
    const plan = planned.find(({ orderId }: { orderId: number }) => orderId === order.id);
    const promisedFor = daysAfter(today(), days);
    const body = { promisedFor, paperFrom: daysAfter(today(), paperIn) };
    const sent = numbered(order.id, { ...body, version: plan?.planVersion ?? 0 });
    const isPast = days < 0 && plan?.promisedFor !== promisedFor;
    // The version of a made order's plan is not known.
    const known: Outcome = plan ? (isPast ? "schedule.pastPromise" : "accepted") : "any";
    const reply = await call("staff", "updateOrderPlan", sent);
    expectOutcome(reply, refusalOf(present) ?? known, `The promise ${JSON.stringify(sent)}`);
  },
});

/** A stage of an order waits for a machine and a moment, or no longer. */
const pinStage = defineAction({
  name: "pinStage",
  weight: 2,
  choose(random, { orders, machines }) {
    const order = pickFrom(random, orders.slice(-60));
    const machine = pickFrom(random, machines);
    if (!order || !machine) return undefined;
    const named = { order: order.key, machine: machine.key, stage: random.pick(stageKinds) };
    return { ...named, hours: random.integer(-5, 90), isFreed: random.chance(0.2) };
  },
  async act({ order: orderKey, machine: machineKey, stage, hours, isFreed }, plant) {
    const order = withKey(plant.orders, orderKey);
    const machine = withKey(plant.machines, machineKey);
    if (!order || !machine) return;
    const { call, now } = plant.host;
    const present = (await call("staff", "getOrder", numbered(order.id))).body;
    const at = new Date(now() + hours * 3_600_000).toISOString();
    const place = isFreed ? { stage } : { stage: machine.stage, machineId: machine.id, from: at };
    const reply = await call("staff", "pinStage", numbered(order.id, place));
    const known: Outcome = isFreed ? "accepted" : "any";
    expectOutcome(reply, refusalOf(present) ?? known, `The pin of order ${order.id}`);
  },
});

export const promiseActions = [promiseDay, pinStage];
