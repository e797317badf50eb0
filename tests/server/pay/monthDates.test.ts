import { expect, test } from "vitest";
import {
  datesBefore,
  monthAfter,
  monthsBefore,
  weekEnd,
  weekStart,
} from "../../../domain/indiaTime";
import { defaultCalendar } from "../../../server/calendar/readCalendar";
import { computePersonMonth, datesForMonth } from "../../../server/pay/monthDays";

test("a week is from Monday to Sunday", () => {
  for (const date of ["2026-08-31", "2026-09-02", "2026-09-06"]) {
    expect([weekStart(date), weekEnd(date)]).toEqual(["2026-08-31", "2026-09-06"]);
  }
  expect(weekStart("2026-09-07")).toBe("2026-09-07");
});

test("the dates before a date do not have it among them", () => {
  expect(datesBefore("2026-09-01", "2026-08-30")).toEqual(["2026-08-30", "2026-08-31"]);
  expect(datesBefore("2026-09-01", "2026-09-01")).toEqual([]);
});

test("a month is read from the Monday of its first week to today, each date once", () => {
  const dates = datesForMonth("2026-09", "2026-09-30");
  expect([dates[0], dates[1], dates.at(-1), dates.length]).toEqual([
    "2026-08-31",
    "2026-09-01",
    "2026-09-30",
    31,
  ]);
  expect(datesForMonth("2026-09", "2026-10-01")).toEqual(dates);
  expect(datesForMonth("2026-09", "2026-09-02")).toEqual([
    "2026-08-31",
    "2026-09-01",
    "2026-09-02",
  ]);
  // June 2026 begins on a Monday.
  expect(datesForMonth("2026-06", "2026-06-01")).toEqual(["2026-06-01"]);
});

test("the months before a month do not have it among them, also over the year's end", () => {
  expect(monthsBefore("2027-02", "2026-12")).toEqual(["2026-12", "2027-01"]);
  expect(monthsBefore("2026-12", "2026-12")).toEqual([]);
  expect([monthAfter("2026-12"), monthAfter("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
});

test("a week has overtime once its Sunday is over", () => {
  const worked = { isEmployed: true, workedMinutes: 480, overtimeMinutes: 0, spans: [] };
  const closed = { hasOpenSpan: false, hasForgottenCheckOut: false };
  const person = {
    id: 1,
    name: "Asha",
    barcodeId: "EMP-A-00001",
    unit: "A",
    employments: [],
    assignments: [],
    scans: [],
    leaves: [],
    days: new Map(
      datesBefore("2026-09-07", "2026-08-31").map((date) => [date, { date, ...worked, ...closed }]),
    ),
  };
  const overtimeOn = (today: string) =>
    computePersonMonth(person, [], { month: "2026-09", today, calendar: defaultCalendar }).days.at(
      -1,
    );
  // Seven days of 8 hours are 8 hours more than the 48 of a week.
  expect(overtimeOn("2026-09-06")).toMatchObject({ date: "2026-09-06", weekOvertimeMinutes: 0 });
  expect(overtimeOn("2026-09-07")).toMatchObject({ date: "2026-09-06", weekOvertimeMinutes: 480 });
});
