import { expect, test } from "vitest";
import { type Order, type OrderStatus, orderStatuses } from "../../../contract/orders";
import { resolveDrop } from "../../../src/admin/orders/board/resolveDrop";

const order = (status: OrderStatus): Order => ({
  id: 7,
  status,
  productType: "5 Ply Box",
  client: "Tea House",
  size: "300 × 200 × 100 mm",
  quantity: 100,
  unit: "A",
});

test("a drop outside every column does nothing", () => {
  expect(resolveDrop(order("TODO"), undefined)).toEqual({ kind: "nothing" });
});

const kinds: Record<OrderStatus, Record<OrderStatus, string>> = {
  TODO: { TODO: "nothing", IN_PROGRESS: "send", COMPLETED: "confirm", SHIPPED: "refused" },
  IN_PROGRESS: { TODO: "send", IN_PROGRESS: "nothing", COMPLETED: "confirm", SHIPPED: "refused" },
  COMPLETED: { TODO: "send", IN_PROGRESS: "send", COMPLETED: "nothing", SHIPPED: "confirm" },
  SHIPPED: { TODO: "refused", IN_PROGRESS: "refused", COMPLETED: "refused", SHIPPED: "nothing" },
};
const everyDrop = orderStatuses.flatMap((from) => orderStatuses.map((to) => ({ from, to })));

test.each(everyDrop)("from $from to $to", ({ from, to }) => {
  expect(resolveDrop(order(from), to).kind).toBe(kinds[from][to]);
});

test("an error says in the console which order and why", () => {
  expect(resolveDrop(order("SHIPPED"), "TODO")).toHaveProperty(
    "warning",
    "Order #7 is shipped and cannot be moved to TODO",
  );
});
