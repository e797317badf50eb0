import { expect, test } from "vitest";
import type { Order } from "../../../contract/orders";
import { stacksOf } from "../../../src/admin/orders/board/stacksOf";

const order = (id: number): Order => ({
  id,
  status: "TODO",
  client: "Tea House",
  productType: "5 Ply Box",
  size: "300 × 200 mm",
  quantity: 10,
  unit: "A",
});
const orders = (...ids: number[]) => ids.map(order);
const idsOf = (ids: number[]) =>
  stacksOf(orders(...ids)).map((stack) => stack.orders.map(({ id }) => id));

test("orders with neighbouring numbers share a stack, in their order", () => {
  expect(idsOf([1, 2, 63, 64, 130])).toEqual([[1, 2, 63], [64], [130]]);
  expect(idsOf([])).toEqual([]);
});

test("whatever the order, no card is lost and no two stacks have one name", () => {
  const stacks = stacksOf(orders(1, 64, 2, 65, 3));
  expect(stacks.flatMap((stack) => stack.orders.map(({ id }) => id))).toEqual([1, 64, 2, 65, 3]);
  expect(new Set(stacks.map(({ key }) => key)).size).toBe(stacks.length);
});

test("when a card leaves, all others keep their stacks", () => {
  const keys = (ids: number[]) => stacksOf(orders(...ids)).map(({ key }) => key);
  expect(keys([2, 63, 64, 130])).toEqual(keys([1, 2, 63, 64, 130]));
});

test("shipped orders, which stand by their time, share a stack by the hour", () => {
  const shipped = (id: number, shippedAt: string): Order => ({
    ...order(id),
    status: "SHIPPED",
    shippedAt,
  });
  const stacks = stacksOf([
    shipped(700, "2026-03-10T12:50:00Z"),
    shipped(3, "2026-03-10T12:10:00Z"),
    shipped(701, "2026-03-10T11:59:00Z"),
  ]);
  expect(stacks.map((stack) => stack.orders.map(({ id }) => id))).toEqual([[700, 3], [701]]);
});
