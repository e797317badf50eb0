import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readRow } from "../../src/api/readRow";

const Paper = z.object({ weight: z.number() });
const weightOf = (weight: unknown) => readRow(Paper, { weight })?.weight;

test.each([
  ["1050.5", 1050.5],
  ["1,050.5", 1050.5],
  ["1,05,000", 105_000],
  ["1.05E7", 10_500_000],
  ["2e-3", 0.002],
])("a host's number %j is %d", (text, number) => {
  expect(weightOf(text)).toBe(number);
});

test.each(["1,05", "10,50", "1.050,5", "1,050E2", "1e999", "many"])(
  "a host's text %j is no number, and is not guessed at",
  (text) => {
    expect(weightOf(text)).toBeUndefined();
  },
);

const Person = z.object({ active: z.boolean() });

test.each([
  [true, true],
  [" Yes ", true],
  [1, true],
  ["0", false],
  ["maybe", undefined],
  ["constructor", undefined],
  [{ toString: null }, undefined],
  [["true"], undefined],
])("a host's value %j is %s", (active, read) => {
  expect(readRow(Person, { active })?.active).toBe(read);
});
