import { expect, test } from "vitest";
import type { Order } from "../../../contract/orders";
import { inColumn, replaceOrder } from "../../../src/admin/orders/board/replaceOrder";

const order = (id: number): Order => ({
  id,
  status: "COMPLETED",
  productType: "5 Ply Box",
  client: "Tea House",
  size: "300 × 200 × 100 mm",
  quantity: 100,
  unit: "A",
});

test("one order is replaced, the others stay the same objects", () => {
  const orders = [order(1), order(2)];
  const moved = inColumn(order(2), "TODO", new Date());
  const replaced = replaceOrder(orders, moved);
  expect(replaced).toEqual([order(1), { ...order(2), status: "TODO" }]);
  expect(replaced[0]).toBe(orders[0]);
});

test("an order that is being shipped stands there since now", () => {
  const now = new Date("2026-03-10T12:00:00Z");
  expect(inColumn(order(1), "SHIPPED", now)).toMatchObject({
    status: "SHIPPED",
    shippedAt: "2026-03-10T12:00:00.000Z",
  });
});
