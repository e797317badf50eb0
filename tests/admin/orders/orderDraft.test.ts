import { expect, test } from "vitest";
import { OrderForm } from "../../../contract/orders";
import {
  newOrder,
  normalizeOrder,
  wholeQuantity,
} from "../../../src/admin/orders/form/orderInputs";
import { type Draft, readDraft } from "../../../src/admin/schema/readDraft";

const draft = {
  client: " Tea House ",
  productType: "5 Ply Box",
  quantity: "1200.7",
  size: "300 × 200 × 100 mm",
  materialGrade: "",
  deliveryAddress: "Bengaluru",
  expectedCompletionDate: "2026-03-10",
  unit: "A",
};
const now = new Date("2026-03-01T08:30:00Z");

const read = (typed: Draft) => readDraft(OrderForm, normalizeOrder(typed));

function orderFrom(typed: Draft, createdBy: string | undefined) {
  const order = read(typed);
  if (!order.ok) throw new Error("The order is not complete");
  return newOrder(order.value, createdBy, now);
}

function orderErrors(typed: Draft) {
  const order = read(typed);
  return order.ok ? {} : order.errors;
}

test("a new order is to do, and carries who made it and when", () => {
  expect(orderFrom(draft, "asha@example.com")).toEqual({
    client: "Tea House",
    productType: "5 Ply Box",
    quantity: 1200,
    size: "300 × 200 × 100 mm",
    deliveryAddress: "Bengaluru",
    expectedCompletionDate: "2026-03-09T18:30:00.000Z",
    unit: "A",
    status: "TODO",
    createdBy: "asha@example.com",
    createdAt: "2026-03-01T08:30:00.000Z",
    updatedAt: "2026-03-01T08:30:00.000Z",
  });
});

test.each([undefined, ""])("an order without a known author is by Unknown: %o", (email) => {
  expect(orderFrom(draft, email).createdBy).toBe("Unknown");
});

test("every field but the material grade is required", () => {
  expect(orderErrors({})).toEqual({
    client: "Required",
    productType: "Required",
    quantity: "Required",
    size: "Required",
    deliveryAddress: "Required",
    expectedCompletionDate: "Required",
    unit: "Required",
  });
  expect(orderErrors(draft)).toEqual({});
});

test.each([
  ["250.7", 250],
  ["250", 250],
  [" ", undefined],
  [undefined, undefined],
  ["1,05,000", 105_000],
  ["1,050.7", 1050],
  ["1,05", "1,05"],
  [".", "."],
])("a quantity typed as %j is sent as %j", (typed, sent) => {
  expect(wholeQuantity(typed)).toBe(sent);
});

test("blanks are no text, and less than one piece is no order", () => {
  expect(orderErrors({ ...draft, client: "  ", quantity: 0.9 })).toEqual({
    client: "Required",
    quantity: "Must be more than 0",
  });
});
