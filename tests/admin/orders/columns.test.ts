import fc from "fast-check";
import { expect, test } from "vitest";
import { type Order, orderStatuses, shippedWindowMs } from "../../../contract/orders";
import { columnsOf, shippedWithoutTime } from "../../../src/admin/orders/board/columns";

const now = Date.parse("2026-03-10T12:00:00Z");
const order = (id: number, more: Partial<Order> = {}): Order => ({
  id,
  status: "TODO",
  productType: "5 Ply Box",
  client: "Tea House",
  size: "300 × 200 × 100 mm",
  quantity: 100,
  unit: "A",
  ...more,
});
const shipped = (id: number, agoMs: number) =>
  order(id, { status: "SHIPPED", shippedAt: new Date(now - agoMs).toISOString() });

test("every order stands in the column of its status, in the host's order", () => {
  const orders = [order(3), order(1, { status: "COMPLETED" }), order(2)];
  const { TODO, COMPLETED } = columnsOf(orders, now);
  expect(TODO.map(({ id }) => id)).toEqual([3, 2]);
  expect(COMPLETED.map(({ id }) => id)).toEqual([1]);
});

test("a shipped order is shown for less than 24 hours", () => {
  const orders = [shipped(1, 0), shipped(2, shippedWindowMs - 1), shipped(3, shippedWindowMs)];
  expect(columnsOf(orders, now).SHIPPED.map(({ id }) => id)).toEqual([1, 2]);
});

test("a shipped order without a time is shown, and told apart for a warning", () => {
  const lost = order(4, { status: "SHIPPED" });
  expect(columnsOf([lost], now).SHIPPED).toEqual([lost]);
  expect(shippedWithoutTime([lost, shipped(5, 0), order(6)])).toEqual([lost]);
});

test("shipped orders stand by their time, the latest first, and those without one last", () => {
  const orders = [
    order(4, { status: "SHIPPED" }),
    shipped(1, 9000),
    shipped(2, 0),
    shipped(3, 5000),
  ];
  expect(columnsOf(orders, now).SHIPPED.map(({ id }) => id)).toEqual([2, 3, 1, 4]);
});

test("no order that is not shipped is ever lost or shown twice", () => {
  const statuses = fc.array(fc.constantFrom(...orderStatuses));
  fc.assert(
    fc.property(statuses, (chosen) => {
      const orders = chosen.map((status, id) => order(id, { status }));
      const columns = columnsOf(orders, now);
      const shown = orderStatuses.flatMap((status) => columns[status].map(({ id }) => id));
      expect(shown.toSorted((a, b) => Number(a) - Number(b))).toEqual(orders.map(({ id }) => id));
    }),
  );
});
