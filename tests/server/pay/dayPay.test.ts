import { expect, test } from "vitest";
import type { SpanTimes } from "../../../server/attendance/workDays/workDays";
import { computeDay, computeOvertimeMinutes } from "../../../server/attendance/workDays/workedTime";
import {
  computeDaySalaryPaise,
  computeDayShare,
  type DayRule,
  dayRule,
} from "../../../server/pay/earnings";

/** ₹ 26,000 over 26 days: ₹ 1,000 a day, ₹ 125 an hour, ₹ 187.50 an hour of overtime. */
const pay = {
  validFrom: "2026-01-01",
  monthlyBasePaise: 2_600_000,
  workingDays: 26,
  otMultiplierFactor: 1.5,
};

const at = (time: string) => new Date(`2026-11-02T${time}+05:30`);

const workingDay = dayRule("2026-11-02", undefined, []);
const weeklyOff = dayRule("2026-11-01", { kind: "WEEKLY_OFF" }, []);
const holiday = dayRule("2026-11-02", { kind: "HOLIDAY", name: "Deepavali" }, []);

const halfDayHours = 4;

const paidDay = (spans: readonly SpanTimes[], rule: DayRule, hours = halfDayHours) => {
  const day = computeDay(spans);
  return {
    share: computeDayShare(day, rule, hours),
    overtimeMinutes: computeOvertimeMinutes(day, rule.isOff),
  };
};

/** Returns a day from 08:30 that lasts `minutes` minutes. */
const worked = (minutes: number, terms: DayRule = workingDay) => {
  const checkOut = new Date(at("08:30:00").getTime() + minutes * 60_000);
  return paidDay([{ checkIn: at("08:30:00"), checkOut }], terms);
};

const forgotten = (terms: DayRule = workingDay) => paidDay([{ checkIn: at("08:30:00") }], terms);
const absent = (terms: DayRule = workingDay) => paidDay([], terms);

test("a day begins with its first check-in, ends with its last check-out, and is as long as its spans", () => {
  const morning = { checkIn: at("08:25:00"), checkOut: at("13:00:00") };
  const afternoon = { checkIn: at("14:00:00"), checkOut: at("17:40:00") };
  expect(computeDay([morning, afternoon])).toEqual({
    checkIn: at("08:25:00"),
    checkOut: at("17:40:00"),
    workedMinutes: 275 + 220,
    hasOpenSpan: false,
  });
});

test("a forgotten check-out ends no day, and only closed spans count as work", () => {
  const morning = { checkIn: at("08:25:00"), checkOut: at("13:00:00") };
  expect(computeDay([morning, { checkIn: at("14:00:00") }])).toEqual({
    checkIn: at("08:25:00"),
    workedMinutes: 275,
    hasOpenSpan: true,
  });
  expect(computeDay([])).toEqual({ workedMinutes: 0, hasOpenSpan: false });
});

test.each([
  [480, 0],
  [479, 0],
  [600, 120],
  [570, 90],
  [500, 20],
  [481, 1],
])("%i minutes at work are %i minutes of overtime", (minutes, overtime) => {
  expect(worked(minutes).overtimeMinutes).toBe(overtime);
});

test("a span has the minutes that its times show, without their seconds", () => {
  const spanOf = (from: string, until: string) => [{ checkIn: at(from), checkOut: at(until) }];
  expect(computeDay(spanOf("08:30:59", "12:30:00")).workedMinutes).toBe(240);
  expect(computeDay(spanOf("08:30:00", "12:29:59")).workedMinutes).toBe(239);
});

test("a forgotten check-out or an absence has no overtime", () => {
  expect(forgotten().overtimeMinutes).toBe(0);
  expect(absent().overtimeMinutes).toBe(0);
});

test("a day of eight hours earns the day's share of the month", () => {
  expect(computeDaySalaryPaise(worked(480), pay)).toBe(100_000);
});

test("a day of less than four hours is half a day, and one of four hours is a whole one", () => {
  expect(computeDaySalaryPaise(worked(239), pay)).toBe(50_000);
  expect(computeDaySalaryPaise(worked(240), pay)).toBe(100_000);
});

test("a plant that halves no day pays a short one whole", () => {
  const checkOut = at("08:40:00");
  const short = paidDay([{ checkIn: at("08:30:00"), checkOut }], workingDay, 0);
  expect(computeDaySalaryPaise(short, pay)).toBe(100_000);
});

test("all hours of a weekly off are overtime: 8 × 125 × 1.5 rupees, and nothing besides", () => {
  expect(worked(480, weeklyOff)).toEqual({ share: 0, overtimeMinutes: 480 });
  expect(computeDaySalaryPaise(worked(480, weeklyOff), pay)).toBe(150_000);
  expect(computeDaySalaryPaise(absent(weeklyOff), pay)).toBe(0);
  expect(computeDaySalaryPaise(forgotten(weeklyOff), pay)).toBe(0);
});

test("a holiday earns its rate, and what is worked on it is overtime besides", () => {
  expect(computeDaySalaryPaise(absent(holiday), pay)).toBe(100_000);
  // 1,000 + 2 × 125 × 1.5.
  expect(computeDaySalaryPaise(worked(120, holiday), pay)).toBe(137_500);
});

const leave = {
  firstDate: "2026-11-02",
  lastDate: "2026-11-04",
  kind: "PAID",
  isHalfDay: false,
} as const;

test.each([
  ["paid", leave, 100_000],
  ["unpaid", { ...leave, kind: "UNPAID" }, 0],
  ["half a day's", { ...leave, isHalfDay: true }, 50_000],
  ["another day's", { ...leave, firstDate: "2026-11-03" }, 0],
] as const)("a person absent on %s leave earns %j: %i paise", (_, absence, paise) => {
  expect(computeDaySalaryPaise(absent(dayRule("2026-11-02", undefined, [absence])), pay)).toBe(
    paise,
  );
});

test("half a day of leave and half a day of work are a day, and no day is paid twice", () => {
  const half = dayRule("2026-11-02", undefined, [{ ...leave, isHalfDay: true }]);
  expect(computeDaySalaryPaise(worked(200, half), pay)).toBe(100_000);
  expect(computeDaySalaryPaise(worked(480, half), pay)).toBe(100_000);
  const whole = dayRule("2026-11-02", undefined, [leave, leave]);
  expect(computeDaySalaryPaise(worked(480, whole), pay)).toBe(100_000);
});

test("leave over a holiday is the holiday, and over a weekly off nothing", () => {
  expect(dayRule("2026-11-02", { kind: "HOLIDAY", name: "Deepavali" }, [leave]).paidShare).toBe(1);
  expect(dayRule("2026-11-02", { kind: "WEEKLY_OFF" }, [leave]).paidShare).toBe(0);
});

test("two hours of overtime earn 1,000 + 2 × 125 × 1.5 rupees", () => {
  expect(computeDaySalaryPaise(worked(600), pay)).toBe(137_500);
});

test("at the plain rate the same hours earn 1,000 + 2 × 125 rupees", () => {
  expect(computeDaySalaryPaise(worked(600), { ...pay, otMultiplierFactor: 1 })).toBe(125_000);
});

test("an amount that does not divide evenly is rounded once, to the paisa", () => {
  // 19,000 ÷ 26 = 730.7692…; ÷ 8 × 0.75 × 1.5 = 102.7644…; together 833.5336…
  const odd = { ...pay, monthlyBasePaise: 1_900_000 };
  expect(computeDaySalaryPaise(worked(525), odd)).toBe(83_353);
  // 730.7692…, and its half 365.3846…
  expect(computeDaySalaryPaise(worked(480), odd)).toBe(73_077);
  expect(computeDaySalaryPaise(worked(200), odd)).toBe(36_538);
});

test("a forgotten check-out pays the day, and an absence or a missing salary pays nothing", () => {
  expect(computeDaySalaryPaise(forgotten(), pay)).toBe(100_000);
  expect(computeDaySalaryPaise(absent(), pay)).toBe(0);
  expect(computeDaySalaryPaise(worked(600), undefined)).toBe(0);
});
