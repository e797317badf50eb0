import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import { validate } from "../../contract/errors";
import { line, lines, optional } from "../../contract/fields";
import { callNames } from "../../contract/routes";

const oneLine = "Must be one line without hidden characters";
const messageOf = (schema: z.ZodMiniType, value: string) => {
  const read = validate(schema, value);
  return read.ok ? undefined : read.errors[""];
};

test.each([
  ["a line break", "Asha\nRao"],
  ["a carriage return", "Asha\rRao"],
  ["a line separator", "Asha\u2028Rao"],
  ["a tab", "Asha\tRao"],
  ["a bell", "Asha\u0007Rao"],
  ["a control character beyond ASCII", "Asha\u0085Rao"],
  ["an override to the left", "Asha \u202eoaR"],
  ["an embedding", "\u202aAsha\u202c"],
  ["an isolate", "\u2067Asha\u2069 Rao"],
  ["half a character", "Asha\ud800"],
  ["a zero", "Asha\u0000"],
])("a name with %s is refused", (_what, name) => {
  expect(messageOf(line(), name)).toBe(oneLine);
});

test.each([
  "\u200b",
  "\u200b\u200c\u200d",
  " \u2060 \ufeff ",
  "\u00ad\u034f",
  "\u3164",
  "\u2800",
  "\ufe0f",
  "\u200e\u200f",
])("a name of %j alone is empty", (name) => {
  expect(messageOf(line(), name)).toBe("Required");
  expect(messageOf(lines(500), name)).toBe("Required");
  expect(validate(optional(line()), name)).toEqual({ ok: true, value: undefined });
});

test.each([
  "Asha Rao",
  "D'Souza & Sons (Pvt.) Ltd., 2nd unit",
  "300 × 200 × 100 mm",
  "ಕಾವೇರಿ ನೇಯ್ಗೆ",
  "श्री गणेश ट्रेडर्स",
  // Joiners belong to the scripts of India, and to signs that are made of several.
  "ರ\u200dಯ",
  "क्\u200dष",
  "👩\u200d🏭 Works",
  "محمد",
])("%s is a name", (name) => {
  expect(validate(line(), ` ${name}\n`)).toEqual({ ok: true, value: name });
});

test("an address has lines, and nothing that is hidden", () => {
  expect(validate(lines(500), "Plot 12\r\nPeenya\n\tBengaluru")).toMatchObject({ ok: true });
  for (const hidden of ["Plot\u202e 12", "Plot\u0007 12", "Plot\u0000"])
    expect(messageOf(lines(500), hidden)).toBe("Must have no hidden characters");
});

/** The texts of all calls that are kept as they are sent, by call and field. */
const texts = callNames.flatMap((name) => {
  const { body }: Call = calls[name];
  return Object.entries(body?.shape ?? {})
    .filter(([, schema]) => z.safeParse(schema, "Kraft 150").success)
    .map(([field, schema]) => ({ field: `${name}.${field}`, schema }));
});

/**
 * True for a field that is no name: an enquiry's message and its trap, secrets, and a file that the host reads row by
 * row.
 */
const isNoName = (field: string) => /[.](message|website|text|code|\w*password)$/i.test(field);

test("every text that names a record refuses hidden characters", () => {
  const names = texts.filter(({ field }) => !isNoName(field));
  expect(names.length).toBeGreaterThan(40);
  const takesHidden = names.filter(({ schema }) => z.safeParse(schema, "Kraft\u202e 150").success);
  expect(takesHidden.map(({ field }) => field)).toEqual([]);
});
