import { expect, test } from "vitest";
import { gramsOf, kilogramsOf, paiseOf, rupeesOf } from "../../domain/storedUnits";
import { hoursOf } from "../../server/units";

test("rupees become whole paise and convert back unchanged", () => {
  expect(paiseOf(14_500)).toBe(1_450_000);
  expect(paiseOf(19.99)).toBe(1_999);
  expect(paiseOf(0.1 + 0.2)).toBe(30);
  expect(rupeesOf(83_353)).toBe(833.53);
});

test("kilograms become whole grams and convert back unchanged", () => {
  expect(gramsOf(612.5)).toBe(612_500);
  expect(gramsOf(1.005)).toBe(1_005);
  expect(kilogramsOf(480_250)).toBe(480.25);
});

test("minutes become hours to the nearest hundredth", () => {
  expect([480, 481, 484, 781].map(hoursOf)).toEqual([8, 8.02, 8.07, 13.02]);
  expect(hoursOf(10)).toBe(0.17);
  expect(hoursOf(20)).toBe(0.33);
});
