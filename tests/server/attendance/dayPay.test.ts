import { expect, test } from "vitest";
import {
  dayOf,
  daySalaryPaise,
  monthTotals,
  overtimeHours,
} from "../../../server/attendance/dayPay";

/** ₹ 26,000 over 26 days: ₹ 1,000 a day, ₹ 125 an hour, ₹ 187.50 an hour of overtime. */
const pay = { monthlyBasePaise: 2_600_000, workingDays: 26, otMultiplierFactor: 1.5 };

const at = (time: string) => new Date(`2026-11-02T${time}+05:30`);

/** A day from 08:30 for so many minutes. */
const worked = (minutes: number) =>
  dayOf([
    { checkIn: at("08:30:00"), checkOut: new Date(at("08:30:00").getTime() + minutes * 60_000) },
  ]);

const forgotten = dayOf([{ checkIn: at("08:30:00") }]);
const absent = dayOf([]);

test("a day begins with its first check-in, ends with its last check-out, and is as long as its spans", () => {
  const morning = { checkIn: at("08:25:00"), checkOut: at("13:00:00") };
  const afternoon = { checkIn: at("14:00:00"), checkOut: at("17:40:00") };
  expect(dayOf([morning, afternoon])).toEqual({
    checkIn: at("08:25:00"),
    checkOut: at("17:40:00"),
    workedMs: (275 + 220) * 60_000,
  });
});

test("a forgotten check-out ends no day, and only closed spans count as work", () => {
  const morning = { checkIn: at("08:25:00"), checkOut: at("13:00:00") };
  expect(dayOf([morning, { checkIn: at("14:00:00") }])).toEqual({
    checkIn: at("08:25:00"),
    workedMs: 275 * 60_000,
  });
  expect(dayOf([])).toEqual({ workedMs: 0 });
});

test.each([
  [480, 0],
  [479, 0],
  [600, 2],
  [570, 1.5],
  // A third of an hour, and a sixtieth.
  [500, 0.33],
  [481, 0.02],
])("%i minutes at work are %d hours of overtime", (minutes, hours) => {
  expect(overtimeHours(worked(minutes))).toBe(hours);
});

test("nobody has overtime who forgot the check-out, or was not there", () => {
  expect(overtimeHours(forgotten)).toBe(0);
  expect(overtimeHours(absent)).toBe(0);
});

test("a day of eight hours earns the day's share of the month", () => {
  expect(daySalaryPaise(worked(480), pay)).toBe(100_000);
});

test("a short day earns the whole share: the specification pays by presence", () => {
  expect(daySalaryPaise(worked(300), pay)).toBe(100_000);
});

test("two hours of overtime earn 1,000 + 2 × 125 × 1.5 rupees", () => {
  expect(daySalaryPaise(worked(600), pay)).toBe(137_500);
});

test("at the plain rate the same hours earn 1,000 + 2 × 125 rupees", () => {
  expect(daySalaryPaise(worked(600), { ...pay, otMultiplierFactor: 1 })).toBe(125_000);
});

test("what does not divide evenly is rounded once, to the paisa", () => {
  // 19,000 ÷ 26 = 730.7692…; ÷ 8 × 0.75 × 1.5 = 102.7644…; together 833.5336…
  expect(daySalaryPaise(worked(525), { ...pay, monthlyBasePaise: 1_900_000 })).toBe(83_353);
});

test("a forgotten check-out pays the day; an absence and a missing salary pay nothing", () => {
  expect(daySalaryPaise(forgotten, pay)).toBe(100_000);
  expect(daySalaryPaise(absent, pay)).toBe(0);
  expect(daySalaryPaise(worked(600), undefined)).toBe(0);
});

test("a month adds its days: two plain, two absent, one forgotten, one of 10 h, one of 9½ h", () => {
  const days = [worked(480), absent, forgotten, worked(600), absent, worked(570), worked(475)];
  // 1,000 + 1,000 + 1,375 + 1,281.25 + 1,000 rupees; 2 + 1.5 hours.
  expect(monthTotals(days, pay)).toEqual({ salaryPaise: 565_625, overtimeHours: 3.5 });
});

test("hours of overtime add up without a binary remainder", () => {
  const days = Array.from({ length: 3 }, () => worked(486));
  expect(monthTotals(days, pay).overtimeHours).toBe(0.3);
});

test("a month without a salary still counts its overtime", () => {
  expect(monthTotals([worked(600)], undefined)).toEqual({ salaryPaise: 0, overtimeHours: 2 });
});
