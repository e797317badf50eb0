import { expectEqual, type Invariant, of } from "./invariant";

/** Boxes that have left by an order's dispatches are the sum of those that are not cancelled. */
export const dispatchedBoxes: Invariant = async (plant) => {
  for (const order of plant.orders.slice(-20)) {
    const { body } = await plant.host.call("staff", "getOrderDispatches", of(order.id));
    expectEqual("dispatchedBoxes", `order ${order.id}`, body.dispatched, order.dispatched);
  }
};

/** A revision that was sent never changes by one byte, and its accepted lines are orders at its prices. */
export const sentRevisionsStay: Invariant = async ({ quotations, host }) => {
  const name = "sentRevisionsStay";
  for (const { id, sent, accepted } of quotations.filter((one) => one.sent.size > 0).slice(-20)) {
    const { body } = await host.call("staff", "getQuotation", of(id));
    for (const revision of body.revisions) {
      const before = sent.get(revision.number);
      const text = revision.sentAt === undefined ? undefined : JSON.stringify(revision);
      expectEqual(name, `revision ${revision.number} of quotation ${id}`, text, before);
    }
    const orders: readonly Readonly<Record<string, number>>[] = body.orders;
    const made = orders.map((one) => `${one.id} ${one.line} ${one.quantity} ${one.pricePaise}`);
    expectEqual(name, `orders of quotation ${id}`, made.join(), accepted.join());
  }
};
