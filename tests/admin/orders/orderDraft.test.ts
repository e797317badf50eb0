import { expect, test } from "vitest";
import { orderErrors, orderFrom, wholeQuantity } from "../../../src/admin/orders/create/orderDraft";

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

test("a new order is to do, and carries who made it and when", () => {
  expect(orderFrom(draft, "asha@example.com", now)).toEqual({
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

test.each([undefined, ""])("an order made by nobody known is made by Unknown: %o", (email) => {
  expect(orderFrom(draft, email, now).createdBy).toBe("Unknown");
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
