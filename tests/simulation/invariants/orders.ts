import { expectEqual } from "../violation";
import { type Invariant, of, takeTurns } from "./invariant";

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

interface ShownDispatch {
  readonly id: number;
  readonly quantity: number;
  readonly cancelledAt?: string;
  readonly invoiceId?: number;
}

/**
 * The dispatches of an order sum to its dispatched boxes, never above the limit. A dispatch is cancelled and billed as the
 * simulation knows. Boxes that are made and not dispatched are in the store.
 */
export const boxesOfOrders: Invariant = async (plant) => {
  const name = "boxesOfOrders";
  const { orders, dispatches, host } = plant;
  for (const order of takeTurns(plant, orders.slice(-40), 8)) {
    const { body } = await host.call("staff", "getOrderDispatches", of(order.id));
    const rows: readonly ShownDispatch[] = body.dispatches;
    const where = `of order ${order.id}`;
    const left = rows
      .filter(({ cancelledAt }) => cancelledAt === undefined)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    expectEqual(name, `boxes in dispatches ${where}`, left, order.dispatched);
    expectEqual(name, `boxes ordered ${where}`, body.ordered, order.quantity);
    expectEqual(name, `more boxes than the limit ${where}`, left > body.limit, false);
    if (body.made !== undefined)
      expectEqual(name, `boxes in the store ${where}`, body.inStore, Math.max(0, body.made - left));
    const shown = new Map(rows.map((row) => [row.id, row]));
    for (const { id, quantity, isCancelled, invoice } of dispatches) {
      const row = shown.get(id);
      if (!row) continue;
      expectEqual(name, `boxes of dispatch ${id}`, row.quantity, quantity);
      expectEqual(name, `dispatch ${id} is cancelled`, row.cancelledAt !== undefined, isCancelled);
      expectEqual(name, `the invoice of dispatch ${id}`, row.invoiceId, invoice?.id);
    }
  }
};

/**
 * An invoice has the boxes of its dispatch. The boxes that can be credited are the invoice's boxes less the credited ones.
 */
export const boxesOfInvoices: Invariant = async (plant) => {
  const name = "boxesOfInvoices";
  for (const invoice of takeTurns(plant, plant.invoices.slice(-40), 6)) {
    const { id, dispatch, isCancelled, creditable } = invoice;
    const { body } = await plant.host.call("staff", "getInvoice", of(id));
    const where = `of invoice ${body.serial}`;
    expectEqual(name, `boxes ${where}`, body.document.lines[0].quantity, dispatch.quantity);
    if (isCancelled) continue;
    expectEqual(name, `boxes to credit ${where}`, body.creditableQuantity, creditable);
    expectEqual(name, `an open amount below 0 ${where}`, body.open < 0, false);
  }
};
