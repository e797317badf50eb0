import { expect, test } from "vitest";
import { OrderEdit } from "../../../contract/orders";
import { compareDrafts, conflictFields, mergeEdit } from "../../../src/admin/schema/ConflictView";
import { fieldsOf } from "../../../src/admin/schema/fieldsOf";

const fields = fieldsOf(OrderEdit, ["client", "quantity", "size", "expectedCompletionDate"]);

const base = { id: 7, client: "Kaveri", quantity: 500, size: "A", version: 1 };

test("their changes are theirs, my changes are mine, and fields that both changed are mine too", () => {
  const current = { ...base, client: "Kaveri Weaves", quantity: 600, version: 2 };
  const edited = { ...base, quantity: 50, size: "B" };
  expect(conflictFields(fields, { base, current, edited })).toMatchObject([
    { field: { name: "client" }, current: "Kaveri Weaves", edited: "Kaveri", isEdited: false },
    { field: { name: "quantity" }, current: 600, edited: 50, isEdited: true },
    { field: { name: "size" }, current: "A", edited: "B", isEdited: true },
  ]);
  expect(mergeEdit(fields, { base, current, edited })).toEqual({
    id: 7,
    client: "Kaveri Weaves",
    quantity: 50,
    size: "B",
    version: 2,
  });
});

test("an equal change by both is no difference", () => {
  const changed = { ...base, quantity: 50 };
  expect(conflictFields(fields, { base, current: changed, edited: changed })).toEqual([]);
});

test("one instant written in two ways is the same, and empty is the same as absent", () => {
  const at = { ...base, expectedCompletionDate: "2026-12-01T00:00:00.000Z", size: undefined };
  const written = { ...base, expectedCompletionDate: "2026-12-01T05:30:00+05:30", size: "" };
  expect(conflictFields(fields, { base: at, current: written, edited: at })).toEqual([]);
});

test("a field that I emptied stays empty", () => {
  const current = { ...base, quantity: 600, version: 2 };
  const { size: _, ...edited } = base;
  expect(mergeEdit(fields, { base, current, edited })).toMatchObject({
    quantity: 600,
    size: undefined,
  });
});

const settings = {
  supplier: { name: "Alepet", pin: "560090" },
  rates: [{ from: "2026-04-01" }],
  holidays: [{ date: "2026-01-26", name: "Republic Day" }],
  version: 1,
};
const byDate = { rowNames: { holidays: ({ date }: { readonly date?: unknown }) => String(date) } };

test("drafts are compared by their paths, a list as a whole, and rows with names one by one", () => {
  const current = {
    supplier: { name: "Alepet Cartons", pin: "560090" },
    rates: [{ from: "2026-04-01" }, { from: "2026-10-01" }],
    holidays: [...settings.holidays, { date: "2026-08-15", name: "Independence Day" }],
    version: 2,
  };
  const edited = {
    supplier: { name: "Alepet", pin: "560091" },
    rates: [],
    holidays: [{ date: "2026-10-02", name: "Gandhi Jayanti" }],
    version: 1,
  };
  const compared = compareDrafts(byDate, { base: settings, current, edited });
  expect(compared.fields.map(({ field, isEdited }) => [field.name, isEdited])).toEqual([
    ["supplier.name", false],
    ["supplier.pin", true],
    ["rates", true],
    ["holidays.2026-01-26", true],
    ["holidays.2026-08-15", false],
    ["holidays.2026-10-02", true],
  ]);
  expect(compared.merged).toEqual({
    supplier: { name: "Alepet Cartons", pin: "560091" },
    rates: [],
    holidays: [
      { date: "2026-08-15", name: "Independence Day" },
      { date: "2026-10-02", name: "Gandhi Jayanti" },
    ],
    version: 2,
  });
});

test("a number that was typed in another form is no change", () => {
  const typed = { ...base, quantity: "500.0" };
  expect(conflictFields(fields, { base, current: { ...base, version: 2 }, edited: typed })).toEqual(
    [],
  );
});
