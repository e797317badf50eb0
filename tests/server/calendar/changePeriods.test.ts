import fc from "fast-check";
import { expect, test } from "vitest";
import { type CalendarPeriod, calendarOn, limitsBy, weekdays } from "../../../contract/calendar";
import { beginningOfTimes } from "../../../domain/datedRows";
import { dateAfter } from "../../../domain/indiaTime";
import { changePeriods } from "../../../server/calendar/changePeriods";
import { defaultCalendar, prepareDaysOff } from "../../../server/calendar/readCalendar";

const { holidays: _, ...usual } = defaultCalendar;
const beginning: CalendarPeriod = { validFrom: beginningOfTimes, ...usual };
const monday = { weeklyOffs: [{ unit: "A", weekday: "MONDAY" } as const] };

const settingsOn = (periods: CalendarPeriod[], date: string) =>
  calendarOn({ ...defaultCalendar, periods }, date);

test("a change from a day on leaves the days before it", () => {
  const periods = changePeriods([beginning], {
    ...usual,
    weeklyOffs: [
      { unit: "A", weekday: "MONDAY" },
      { unit: "B", weekday: "SUNDAY" },
    ],
    validFrom: "2026-12-01",
  });
  const dayOff = prepareDaysOff({ ...defaultCalendar, periods });
  expect(dayOff("A", "2026-11-29")).toEqual({ kind: "WEEKLY_OFF" });
  expect(dayOff("A", "2026-11-30")).toBeUndefined();
  expect(dayOff("A", "2026-12-06")).toBeUndefined();
  expect(dayOff("A", "2026-12-07")).toEqual({ kind: "WEEKLY_OFF" });
  expect(dayOff("B", "2026-12-06")).toEqual({ kind: "WEEKLY_OFF" });
});

test("a later change keeps its own value, and takes every other value of an earlier one", () => {
  const december = { ...usual, halfDayHours: 5, validFrom: "2026-12-01" };
  const planned = changePeriods([beginning], december);
  const today = { ...usual, earlyMinutes: 15, validFrom: "2026-11-28" };
  expect(changePeriods(planned, today)).toEqual([
    beginning,
    today,
    { ...december, earlyMinutes: 15 },
  ]);
});

test("the settings of the day before cancel a change, also in the periods after it", () => {
  const first = changePeriods([beginning], { ...usual, ...monday, validFrom: "2026-12-01" });
  const second = changePeriods(first, {
    ...usual,
    ...monday,
    halfDayHours: 5,
    validFrom: "2027-01-01",
  });
  expect(second).toHaveLength(3);
  expect(changePeriods(second, { ...usual, validFrom: "2026-12-01" })).toEqual([
    beginning,
    { ...usual, halfDayHours: 5, validFrom: "2027-01-01" },
  ]);
});

test("random changes never change a day before them, and hold on their own day", () => {
  const change = fc.record({
    date: fc.integer({ min: 0, max: 60 }).map((days) => dateAfter("2026-11-01", days)),
    weekday: fc.constantFrom(undefined, ...weekdays),
    hours: fc.integer({ min: 1, max: 8 }),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      let periods = [beginning];
      for (const { date, weekday, hours } of changes) {
        const before = periods;
        const settings = {
          weeklyOffs: weekday ? [{ unit: "A", weekday } as const] : [],
          ...limitsBy((name) => (name === "earlyMinutes" ? 30 : hours)),
        };
        periods = changePeriods(before, { ...settings, validFrom: date });
        expect(settingsOn(periods, date)).toMatchObject(settings);
        for (let days = 0; days < 60; days += 7) {
          const day = dateAfter("2026-10-25", days);
          if (day < date) expect(settingsOn(periods, day)).toEqual(settingsOn(before, day));
        }
        expect(periods.map(({ validFrom }) => validFrom)).toEqual(
          periods.map(({ validFrom }) => validFrom).toSorted(),
        );
      }
    }),
  );
});
