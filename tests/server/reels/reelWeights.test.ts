import { expect, test } from "vitest";
import { finishUsage } from "../../../server/reels/reelWeights";

test("a reel of 612.5 kg that comes back with 480.25 kg gave 132.25 kg", () => {
  expect(finishUsage(612_500, 480_250)).toEqual({
    consumedGrams: 132_250,
    previousWeightGrams: 612_500,
    currentWeightGrams: 480_250,
    status: "AVAILABLE",
  });
});

test("a reel that comes back with nothing is consumed", () => {
  expect(finishUsage(90_000, 0)).toEqual({
    consumedGrams: 90_000,
    previousWeightGrams: 90_000,
    currentWeightGrams: 0,
    status: "CONSUMED",
  });
});

test("a reel that was not touched gave nothing", () => {
  expect(finishUsage(90_000, 90_000)).toMatchObject({ consumedGrams: 0, status: "AVAILABLE" });
});

test.each([
  [90_000, 90_001],
  [90_000, -1],
  [90_000, Number.NaN],
])("a reel of %d g cannot come back with %d g", (before, after) => {
  expect(() => finishUsage(before, after)).toThrow(RangeError);
});
