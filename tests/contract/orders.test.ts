import { expect, test } from "vitest";
import { canMove, OrderMove, orderStatuses, sourcesOf } from "../../contract/orders";

test("every pair of columns is a legal move or not, as the plant works", () => {
  const legal = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => canMove(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(legal).toEqual([
    "TODO → IN_PROGRESS",
    "TODO → COMPLETED",
    "IN_PROGRESS → TODO",
    "IN_PROGRESS → COMPLETED",
    "COMPLETED → TODO",
    "COMPLETED → IN_PROGRESS",
    "COMPLETED → SHIPPED",
  ]);
});

test("an order is shipped from Done alone", () => {
  expect(sourcesOf("SHIPPED")).toEqual(["COMPLETED"]);
});

test("shipping asks for a transport number that is not blank", () => {
  expect(OrderMove.safeParse({ status: "SHIPPED" }).success).toBe(false);
  expect(OrderMove.safeParse({ status: "SHIPPED", transportNumber: "   " }).success).toBe(false);
  expect(OrderMove.parse({ status: "SHIPPED", transportNumber: " KA 1 " }).transportNumber).toBe(
    "KA 1",
  );
  expect(OrderMove.safeParse({ status: "TODO" }).success).toBe(true);
});
