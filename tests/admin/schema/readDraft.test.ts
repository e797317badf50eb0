import { expect, test } from "vitest";
import * as z from "zod/mini";
import { id } from "../../../contract/fields";
import { contentOf, readDraft, withoutBlankRows } from "../../../src/admin/schema/readDraft";

const Form = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  gsm: z.number().check(z.positive()),
  at: z.optional(z.iso.datetime()),
  shiftId: z.optional(id()),
});

test("figures typed as text are read as numbers, blanks are absent", () => {
  expect(readDraft(Form, { name: " Asha ", gsm: "120.5", at: " " })).toEqual({
    ok: true,
    value: { name: "Asha", gsm: 120.5 },
  });
});

test("the number of a record is read from the text of a select", () => {
  const read = readDraft(Form, { name: "A", gsm: "1", shiftId: "7" });
  expect(read).toMatchObject({ value: { shiftId: 7 } });
});

test("a text that is no number has an error at its field", () => {
  expect(readDraft(Form, { name: "", gsm: "1-2" })).toEqual({
    ok: false,
    errors: { name: "Required", gsm: "Must be a number, such as 1050 or 1,050.5" },
  });
});

test("a time is one of the clock in India", () => {
  const read = readDraft(Form, { name: "A", gsm: "1", at: "2026-01-31T10:00" });
  expect(read).toMatchObject({ value: { at: "2026-01-31T04:30:00.000Z" } });
});

const Settings = z.object({
  supplier: z.optional(z.object({ name: z.string().check(z.minLength(1)), pin: z.string() })),
  ledgers: z.record(z.string(), z.string()),
  rates: z.array(z.object({ from: z.iso.date(), percent: z.number() })),
});

test("objects and lists are read by their schema, and an optional object without a value is absent", () => {
  const draft = {
    supplier: { name: null, pin: "" },
    ledgers: { sales: "Sales", bank: null },
    rates: [{ from: "2026-04-01", percent: "1,200.5" }],
  };
  expect(readDraft(Settings, draft)).toEqual({
    ok: true,
    value: { ledgers: { sales: "Sales" }, rates: [{ from: "2026-04-01", percent: 1200.5 }] },
  });
});

test("an error in a list or an object is at its path", () => {
  const draft = { supplier: { pin: "560090" }, ledgers: {}, rates: [{ from: "", percent: "x" }] };
  expect(readDraft(Settings, draft)).toEqual({
    ok: false,
    errors: {
      "supplier.name": "Required",
      "rates.0.from": "Required",
      "rates.0.percent": "Must be a number, such as 1050 or 1,050.5",
    },
  });
});

test("an empty text is sent as an empty text to a schema that knows it", () => {
  const Facts = z.object({ phone: z.string(), founded: z.optional(z.number()) });
  expect(readDraft(Facts, { phone: null, founded: "" }, "")).toEqual({
    ok: true,
    value: { phone: "" },
  });
});

test("rows that were added and not filled in are removed, and rows with a value stay", () => {
  const draft = {
    rates: [
      { from: "", percent: null },
      { from: "", percent: "5" },
    ],
    name: "A",
  };
  expect(withoutBlankRows(draft)).toEqual({ rates: [{ from: "", percent: "5" }], name: "A" });
});

test("two drafts have the same content if they differ in blanks, order of fields and form of numbers", () => {
  const saved = { version: 1, rows: [{ a: 5 }], isOn: false };
  expect(contentOf({ rows: [{ b: "", a: "5" }, { a: null }], version: 1 })).toBe(contentOf(saved));
  expect(contentOf({ ...saved, isOn: true })).not.toBe(contentOf(saved));
});
