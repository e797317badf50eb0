import { expect, test } from "vitest";
import {
  editedOrderDraft,
  normalizeEditedOrder,
} from "../../../src/admin/orders/form/OrderFormPages";
import type { Draft } from "../../../src/admin/schema/readDraft";

const order = { id: 7, quantity: 500, expectedCompletionDate: "2026-12-01T19:30:00.000Z" };

test("an order's form begins with its day in India", () => {
  expect(editedOrderDraft(order)).toMatchObject({ expectedCompletionDate: "2026-12-02" });
  expect(editedOrderDraft({ id: 7 })).toMatchObject({ expectedCompletionDate: undefined });
});

test("a day that stays keeps its instant, another one begins at midnight in India", () => {
  const typed = { quantity: "500.7", expectedCompletionDate: "2026-12-02" };
  expect(normalizeEditedOrder(typed, order)).toEqual({
    quantity: 500,
    expectedCompletionDate: order.expectedCompletionDate,
  });
  expect(
    normalizeEditedOrder({ ...typed, expectedCompletionDate: "2026-12-03" }, order),
  ).toMatchObject({ expectedCompletionDate: "2026-12-02T18:30:00.000Z" });
});

test("a removed specification is sent as null, and an absent one is not sent", () => {
  const specified = { ...order, specificationVersionId: 4 };
  const sentOf = (typed: unknown, of: Draft) =>
    normalizeEditedOrder({ specificationVersionId: typed }, of).specificationVersionId;
  expect(sentOf("", specified)).toBeNull();
  expect(sentOf("12", specified)).toBe(12);
  expect(sentOf("", order)).toBeUndefined();
});
