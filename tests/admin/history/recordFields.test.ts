import { expect, test } from "vitest";
import { OrderDetails } from "../../../contract/orderDetails";
import { knownField } from "../../../src/admin/history/useChangeWords";
// Declares the kinds of an order's fields.
import "../../../src/admin/orders/resource";

test("every column of an order is known in its history, and its reels are shown by their look", () => {
  for (const column of Object.keys(OrderDetails.shape))
    expect(knownField("order", column, null).name).toBe(column);
  const reels = ["REEL-000001"];
  expect(knownField("order", "reels", reels)).toEqual({
    name: "reels",
    kind: undefined,
    value: reels,
  });
  expect(knownField("order", "quantity", 5000).kind).toBe("number");
});
