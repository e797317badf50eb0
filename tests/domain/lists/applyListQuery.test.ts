import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { id, instant } from "../../../contract/fields";
import { listFieldsOf } from "../../../contract/list";
import {
  applyListQuery,
  type Filter,
  isInstant,
  type ListQuery,
} from "../../../domain/lists/listQuery";

const row = z.object({
  id: id(),
  client: z.string(),
  quantity: z.optional(z.number()),
  unit: z.string(),
  shippedAt: z.optional(instant()),
});

const rows = [
  { id: 1, client: "beta", quantity: 30, unit: "A" },
  { id: 2, client: "Alpha", quantity: 4, unit: "B" },
  { id: 3, client: "gamma", unit: "A" },
];

const ids = (query: ListQuery, first?: readonly [string, string]) =>
  applyListQuery(rows, listFieldsOf({ row, first }), query).rows.map((found) => found.id);

test("numbers sort as numbers, and what is absent stands last both ways", () => {
  expect(ids({ sort: ["quantity", "ASC"], range: undefined, filter: {} })).toEqual([2, 1, 3]);
  expect(ids({ sort: ["quantity", "DESC"], range: undefined, filter: {} })).toEqual([1, 2, 3]);
});

test("texts sort without regard to capitals", () => {
  expect(ids({ sort: ["client", "ASC"], range: undefined, filter: {} })).toEqual([2, 1, 3]);
});

test("an id is found by its number or the text that reads the same, a quantity by its number alone", () => {
  const find = (filter: Filter) => ids({ sort: undefined, range: undefined, filter });
  expect(find({ id: "2" })).toEqual([2]);
  expect(find({ id: 2 })).toEqual([2]);
  expect(find({ quantity: "30" })).toEqual([]);
});

test("a filter matches equal values, a list any one in it, and q searches the texts", () => {
  expect(ids({ sort: undefined, range: undefined, filter: { unit: "A" } })).toEqual([1, 3]);
  expect(ids({ sort: undefined, range: undefined, filter: { id: [1, 2] } })).toEqual([1, 2]);
  expect(ids({ sort: undefined, range: undefined, filter: { q: "ALPH" } })).toEqual([2]);
});

test("a comparison asks for size: numbers as numbers, instants as instants, and null for absence", () => {
  const find = (filter: Filter) => ids({ sort: undefined, range: undefined, filter });
  expect(find({ quantity_gte: 4 })).toEqual([1, 2]);
  expect(find({ quantity_gt: 4 })).toEqual([1]);
  expect(find({ quantity_lt: [5, null] })).toEqual([2, 3]);
  expect(find({ quantity: null })).toEqual([3]);
  expect(find({ client_lte: "Beta" })).toEqual([1, 2]);
  const shipped = [
    { id: 1, shippedAt: "2026-01-01T10:00:00+05:30" },
    { id: 2, shippedAt: "2026-01-01T10:00:00Z" },
  ];
  const since = (time: string) => ({
    sort: undefined,
    range: undefined,
    filter: { shippedAt_gte: `2026-01-01T${time}` },
  });
  expect(applyListQuery(shipped, listFieldsOf({ row }), since("09:00:00.000Z")).rows).toEqual([
    shipped[1],
  ]);
  // A time without an offset is India's.
  expect(applyListQuery(shipped, listFieldsOf({ row }), since("10:00:00")).rows).toEqual(shipped);
});

test("the leading rows are first in both directions, and sorted among themselves", () => {
  const first = ["unit", "A"] as const;
  expect(ids({ sort: ["client", "ASC"], range: undefined, filter: {} }, first)).toEqual([1, 3, 2]);
  expect(ids({ sort: ["client", "DESC"], range: [0, 1], filter: {} }, first)).toEqual([3, 1]);
});

test("pages put together are the whole list", () => {
  const named = listFieldsOf({ row: z.object({ id: id(), name: z.string() }) });
  const someRows = fc.array(fc.record({ id: fc.integer(), name: fc.string() }), { maxLength: 40 });
  fc.assert(
    fc.property(someRows, fc.integer({ min: 1, max: 9 }), (many, size) => {
      const page = (at: number) =>
        applyListQuery(many, named, {
          sort: ["name", "ASC"],
          range: [at * size, at * size + size - 1],
          filter: {},
        });
      const whole = applyListQuery(many, named, {
        sort: ["name", "ASC"],
        range: undefined,
        filter: {},
      });
      const pages = Array.from({ length: Math.ceil(many.length / size) }, (_, at) => page(at).rows);
      expect(pages.flat()).toEqual(whole.rows);
      expect(page(0).total).toBe(many.length);
    }),
  );
});

test("a date-time is compared as an instant if the schema of instants accepts it", () => {
  const part = fc.constantFrom(
    "0000",
    "0001",
    "2024",
    "-02",
    "-30",
    "-29",
    "-13",
    "T",
    " ",
    "18:05",
    "24:00",
    ":59",
    ".123456",
    "Z",
    "+05:30",
    "+24:00",
  );
  const text = fc.oneof(
    fc.array(part, { maxLength: 9 }).map((parts) => parts.join("")),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fc
      .tuple(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }))
      .map(
        ([month, day]) =>
          `2023-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}T18:05`,
      ),
  );
  fc.assert(
    fc.property(text, (at) => {
      expect([at, isInstant(at)]).toEqual([at, instant().safeParse(at).success && at >= "0001"]);
    }),
    { numRuns: 2_000 },
  );
});
