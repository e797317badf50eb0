import { expect, test } from "vitest";
import {
  coreWeightGrams,
  finishUsage,
  remainingByDiameter,
} from "../../../server/paper/ledger/movements";

const coreGrams = 3_000;

test("a reel of 612.5 kg that returns with 480.25 kg gave 132.25 kg", () => {
  expect(finishUsage(612_500, 480_250, { coreGrams })).toEqual({
    consumedGrams: 132_250,
    previousWeightGrams: 612_500,
    currentWeightGrams: 480_250,
    status: "AVAILABLE",
  });
});

test("a reel that returns with nothing but its core is consumed", () => {
  expect(finishUsage(90_000, 3_000, { coreGrams })).toEqual({
    consumedGrams: 87_000,
    previousWeightGrams: 90_000,
    currentWeightGrams: 3_000,
    status: "CONSUMED",
  });
  expect(finishUsage(90_000, 3_001, { coreGrams })).toMatchObject({ status: "AVAILABLE" });
});

test("a reel that the operator calls finished is consumed, at any weight", () => {
  expect(finishUsage(90_000, 4_800, { coreGrams, isFinished: true })).toMatchObject({
    consumedGrams: 85_200,
    status: "CONSUMED",
  });
});

test("a reel that was not touched gave nothing", () => {
  expect(finishUsage(90_000, 90_000, { coreGrams })).toMatchObject({
    consumedGrams: 0,
    status: "AVAILABLE",
  });
});

test.each([
  [90_000, 90_001],
  [90_000, -1],
  [90_000, Number.NaN],
])("a reel of %d g cannot return with %d g", (before, after) => {
  expect(() => finishUsage(before, after, { coreGrams })).toThrow(RangeError);
});

test("a core weighs three kilograms a metre, and at most a tenth of its reel", () => {
  expect(coreWeightGrams(120, 612_500)).toBe(3_600);
  expect(coreWeightGrams(120, 5_000)).toBe(500);
});

test("a reel of 900 kg net and 1.2 m on a core of 0.1 m has 396.5 kg left at 0.8 m", () => {
  expect(remainingByDiameter(900, { now: 800, full: 1_200 })).toBeCloseTo(396.5, 1);
});

test("a reel is whole at its full diameter and empty at its core's diameter", () => {
  expect(remainingByDiameter(900, { now: 1_200, full: 1_200 })).toBe(900);
  expect(remainingByDiameter(900, { now: 100, full: 1_200 })).toBe(0);
  expect(remainingByDiameter(900, { now: 80, full: 1_200 })).toBe(0);
});
