import fc from "fast-check";
import { expect, test } from "vitest";
import { findSpanExceptions } from "../../../server/attendance/findExceptions";
import { preparePersonDays } from "../../../server/attendance/personDays";
import {
  pairScans,
  shiftOnOf,
  spansByWorkDate,
  workDaySettings,
  workDaysOf,
} from "../../../server/attendance/workDays/workDays";
import { defaultCalendar, prepareDaysOff } from "../../../server/calendar/readCalendar";
import { dateOf, dayNumber } from "../../support/randomMonths";
import { novemberAt as at, numbered, plantShifts, spanText } from "../../support/shifts";

const { holidays: _, ...usual } = defaultCalendar;

/** Returns the calendar with changed settings from 15 November on. */
const changed = (changes: Partial<typeof usual>) => ({
  ...defaultCalendar,
  periods: [
    { ...usual, validFrom: "1970-01-01" },
    { ...usual, ...changes, validFrom: "2026-11-15" },
  ],
});

const assigned = (name: keyof typeof plantShifts) => [
  { validFrom: "2026-01-01", unit: "A", shift: { id: 1, name, ...plantShifts[name] } },
];

const spansOf = (calendar: ReturnType<typeof changed>, scans: readonly Date[], name?: "A" | "G") =>
  pairScans(scans, {
    shiftOn: shiftOnOf(name ? assigned(name) : []),
    settings: workDaySettings(calendar),
  }).map(spanText);

test("a shorter lead from a day on leaves the work days before it", () => {
  const scans = ["13 03:00", "13 14:00", "15 03:00", "15 14:00"].map(at);
  const calendar = changed({ workDayLeadHours: 1 });
  // On the 13th a work day starts at 2:00. On the 15th it starts at 5:00, and 3:00 belongs to the 14th.
  expect(spansOf(calendar, scans, "A")).toEqual([
    "13: 13 03:00 - 13 14:00",
    "14: 15 03:00 -",
    "15: 15 14:00 -",
  ]);
});

test("without a shift a span may last as long as on the date of its check-in", () => {
  const calendar = changed({ longestSpanHours: 8 });
  const scans = ["14 18:00", "15 07:00", "15 18:00", "16 07:00"].map(at);
  expect(spansOf(calendar, scans)).toEqual([
    "14: 14 18:00 - 15 07:00",
    "15: 15 18:00 -",
    "16: 16 07:00 -",
  ]);
});

test("a day off and the exceptions of a day follow the settings of that day", () => {
  const calendar = changed({
    weeklyOffs: [{ unit: "A", weekday: "MONDAY" }],
    longSpanHours: 8,
    earlyMinutes: 120,
  });
  const rules = {
    settings: workDaySettings(calendar),
    dayOff: prepareDaysOff(calendar),
    now: at("30 12:00"),
    first: "2026-11-01",
    last: "2026-11-30",
  };
  const days = ["08", "09", "13", "15", "16", "17"];
  const scans = days.flatMap((day) => [at(`${day} 07:00`), at(`${day} 17:00`)]);
  const person = { name: "Asha", barcodeId: "EMP-A-00001", unit: "A" };
  const found = findSpanExceptions(
    { ...person, assignments: assigned("G"), scans: numbered(scans) },
    rules,
  );
  expect(found.map(({ kind, date }) => [date.slice(8), kind])).toEqual([
    ["08", "DAY_OFF"],
    ["08", "EARLY_START"],
    ["09", "EARLY_START"],
    ["13", "EARLY_START"],
    ["15", "LONG_SPAN"],
    ["16", "LONG_SPAN"],
    ["16", "DAY_OFF"],
    ["17", "LONG_SPAN"],
  ]);
});

const november = Array.from({ length: 30 }, (_, index) => dateOf(dayNumber("2026-11-01") + index));

/**
 * The dates of November with one before and one after. A work day of the date before ends in November, and one of the
 * last date of November ends on the date after.
 */
const around = ["2026-10-31", ...november, "2026-12-01"];

const lead = fc.record({
  day: fc.integer({ min: 0, max: 29 }),
  workDayLeadHours: fc.integer({ min: 0, max: 8 }),
});
const rotation = fc.array(fc.constantFrom("A", "B", "C", "G", undefined), {
  minLength: 30,
  maxLength: 30,
});
const scanned = fc.array(fc.integer({ min: 0, max: 30 * 24 * 60 - 1 }), {
  minLength: 1,
  maxLength: 60,
});

test("over random leads of neighbouring days no scan is lost, and none counts for two days", () => {
  fc.assert(
    fc.property(fc.array(lead, { maxLength: 6 }), rotation, scanned, (leads, shifts, minutes) => {
      const rows = new Map(leads.map(({ day, ...row }) => [november[day] ?? "", row]));
      const periods = [
        { ...usual, validFrom: "1970-01-01" },
        ...[...rows]
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([validFrom, row]) => ({ ...usual, ...row, validFrom })),
      ];
      const calendar = { ...defaultCalendar, periods };
      const settings = workDaySettings(calendar);
      const assignments = november.map((validFrom, index) => {
        const name = shifts[index];
        return {
          validFrom,
          unit: "A",
          ...(name && { shift: { id: index, name, ...plantShifts[name] } }),
        };
      });
      const shiftOn = shiftOnOf(assignments);
      const workDays = workDaysOf(shiftOn, settings);
      const start = at("01 00:00").getTime();
      const scans = [...new Set(minutes)].map((minute) => new Date(start + minute * 60_000));
      for (const scan of scans) {
        const holding = around
          .map((date) => workDays.on(date))
          .filter((day) => day && day.from <= scan && scan < day.until);
        expect(holding.length).toBeLessThanOrEqual(1);
        expect(workDays.at(scan)).toEqual(holding[0]);
      }
      // Every scan belongs to a span, whether the month is computed whole or a day at a time.
      const spans = pairScans(scans, { shiftOn, settings });
      const used = spans.flatMap(({ checkIn, checkOut }) => [
        checkIn,
        ...(checkOut ? [checkOut] : []),
      ]);
      expect(used.map(Number).toSorted()).toEqual(scans.map(Number).toSorted());
      const person = {
        ...{ id: 1, name: "Asha", barcodeId: "EMP-A-00001", unit: "A", leaves: [], assignments },
        employments: [{ joinedOn: "2026-01-01", leftOn: null }],
        scans: numbered(scans),
      };
      const byDate = spansByWorkDate(spans);
      for (const date of around) {
        const day = preparePersonDays([date], calendar, at("30 23:59"))(person).days.get(date);
        expect(day?.spans.map(spanText)).toEqual((byDate.get(date) ?? []).map(spanText));
      }
    }),
  );
});
