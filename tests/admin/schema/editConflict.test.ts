import { expect, test } from "vitest";
import { OrderEdit } from "../../../contract/orders";
import { conflictFields, mergeEdit } from "../../../src/admin/schema/ConflictView";
import { fieldsOf } from "../../../src/admin/schema/fieldsOf";

const fields = fieldsOf(OrderEdit, ["client", "quantity", "size", "expectedCompletionDate"]);

const base = { id: 7, client: "Kaveri", quantity: 500, size: "A", version: 1 };

test("their changes are theirs, my changes are mine, and fields that both changed are mine too", () => {
  const theirs = { ...base, client: "Kaveri Weaves", quantity: 600, version: 2 };
  const mine = { ...base, quantity: 50, size: "B" };
  expect(conflictFields(fields, { base, theirs, mine })).toMatchObject([
    { field: { name: "client" }, theirs: "Kaveri Weaves", mine: "Kaveri", isMine: false },
    { field: { name: "quantity" }, theirs: 600, mine: 50, isMine: true },
    { field: { name: "size" }, theirs: "A", mine: "B", isMine: true },
  ]);
  expect(mergeEdit(fields, { base, theirs, mine })).toEqual({
    id: 7,
    client: "Kaveri Weaves",
    quantity: 50,
    size: "B",
    version: 2,
  });
});

test("an equal change by both is no difference", () => {
  const changed = { ...base, quantity: 50 };
  expect(conflictFields(fields, { base, theirs: changed, mine: changed })).toEqual([]);
});

test("one instant written in two ways is the same, and empty is the same as absent", () => {
  const at = { ...base, expectedCompletionDate: "2026-12-01T00:00:00.000Z", size: undefined };
  const written = { ...base, expectedCompletionDate: "2026-12-01T05:30:00+05:30", size: "" };
  expect(conflictFields(fields, { base: at, theirs: written, mine: at })).toEqual([]);
});

test("a field that I emptied stays empty", () => {
  const theirs = { ...base, quantity: 600, version: 2 };
  const { size: _, ...mine } = base;
  expect(mergeEdit(fields, { base, theirs, mine })).toMatchObject({
    quantity: 600,
    size: undefined,
  });
});
