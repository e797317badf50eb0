import { expect, test } from "vitest";
import * as z from "zod/mini";
import { id } from "../../../contract/fields";
import { readDraft } from "../../../src/admin/schema/readDraft";

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
