import fc from "fast-check";
import { expect, test } from "vitest";
import { findSpanExceptions } from "../../../server/attendance/findExceptions";
import { preparePersonDays } from "../../../server/attendance/personDays";
import { classifyPunch } from "../../../server/attendance/presence";
import { shiftOnOf } from "../../../server/attendance/workDays/workDays";
import { defaultCalendar } from "../../../server/calendar/readCalendar";
import { type ModelShift, modelDays } from "../../support/daysModel";
import { dateOf, dayNumber } from "../../support/randomMonths";
import { novemberAt as at, numbered, shift, usualSettings } from "../../support/shifts";

/** Shifts of the plant by name, with their unpaid breaks. */
const shifts = {
  A: shift("06:00-14:00", 20),
  B: shift("14:00-22:00"),
  C: shift("22:00-06:00", 30),
  G: shift("08:00-20:00", 60),
  N: shift("18:30-06:30", 30),
  M: shift("00:00-08:00", 30),
};
type ShiftName = keyof typeof shifts;

/** Returns the shifts by the dates from which they hold. */
const assigned = (...from: readonly (readonly [date: string, name?: ShiftName | undefined])[]) =>
  from.map(([validFrom, name], id) => ({
    validFrom,
    unit: "A" as const,
    ...(name && { shift: { id, name, ...shifts[name] } }),
  }));

const november = Array.from({ length: 30 }, (_, index) => dateOf(dayNumber("2026-11-01") + index));
const daysOf = preparePersonDays(november, defaultCalendar, at("30 23:59"));

type Assigned = ReturnType<typeof assigned>;

const workDays = (assignments: Assigned, scans: readonly Date[], approvals: readonly Date[] = []) =>
  daysOf({
    id: 1,
    name: "Asha",
    barcodeId: "EMP-A-00001",
    unit: "A",
    leaves: [],
    assignments,
    employments: [{ joinedOn: "2026-01-01", leftOn: null }],
    earlyDecisions: approvals.map((approval) => ({ at: approval, isCounted: true })),
    scans: numbered(scans),
  }).days;

/** Returns the minutes of work by the day of November, without the days that have none. */
function minutesOf(assignments: Assigned, scans: readonly string[], ...approvals: string[]) {
  const days = [...workDays(assignments, scans.map(at), approvals.map(at)).values()];
  const worked = days.filter(({ spans }) => spans.length > 0);
  return Object.fromEntries(worked.map((day) => [day.date.slice(8), day.workedMinutes]));
}

/** N holds from Tuesday, 3 November, on: its first work day starts at 14:30. */
const fromNone = assigned(["2026-01-01"], ["2026-11-03", "N"]);
const firstNight = ["03 08:14", "03 09:14", "03 16:40", "04 06:30"];

test("on the first day of a shift, time before its work day counts whole, and the shift by its rules", () => {
  // 60 without a shift; 18:30 to 06:30 is 720, less the break of 30.
  expect(minutesOf(fromNone, firstNight)).toEqual({ "03": 60 + 690 });
  expect(minutesOf(fromNone, firstNight, "03 16:40")).toEqual({ "03": 60 + 690 + 110 });
  expect(minutesOf(fromNone, firstNight, "03 17:30")).toEqual({ "03": 60 + 690 + 60 });
  // A decision at a time without a shift changes nothing.
  expect(minutesOf(fromNone, firstNight, "03 08:14")).toEqual({ "03": 60 + 690 });
});

test("time without a shift is neither a pause nor work of the shift", () => {
  // 361 of 720 minutes of the shift are one more than half: one minute of the break.
  expect(minutesOf(fromNone, ["03 08:00", "03 14:00", "03 18:30", "04 00:31"])).toEqual({
    "03": 360 + 360,
  });
  // A span that crosses the border of the work day counts as two open spans.
  expect(minutesOf(fromNone, ["03 08:00", "03 19:00"])).toEqual({ "03": 0 });
});

test.each([
  ["from day to night", "G", "N", ["02 08:00", "02 20:00", "03 18:30", "04 06:30"], [660, 690]],
  ["from night to day", "N", "G", ["02 18:30", "03 03:59", "03 08:00", "03 20:00"], [539, 660]],
  [
    "to a shift from midnight",
    "G",
    "M",
    ["02 08:00", "02 18:00", "02 23:50", "03 08:00"],
    [540, 450],
  ],
] as const)("%s, each day counts by its own shift", (_, before, after, scans, minutes) => {
  const rotated = assigned(["2026-01-01", before], ["2026-11-03", after]);
  expect(Object.values(minutesOf(rotated, scans))).toEqual(minutes);
});

test("after the last day of a shift the gap decides again, on the same date too", () => {
  const night = assigned(["2026-01-01", "N"], ["2026-11-03"]);
  // The night ends at 14:30 on Tuesday.
  expect(minutesOf(night, ["02 18:00", "03 06:30", "03 15:00", "03 23:30"])).toEqual({
    "02": 690,
    "03": 510,
  });
  const fromMidnight = assigned(["2026-01-01", "M"], ["2026-11-03"]);
  // Its last work day ends at 20:00 on Monday: the evening has no shift and no break.
  const last = ["02 00:00", "02 04:00", "02 20:30", "02 22:30"];
  expect(minutesOf(fromMidnight, last)).toEqual({ "02": 240 + 120 });
});

test("a person who is away between two shifts counts each by its own", () => {
  const between = assigned(["2026-01-01", "A"], ["2026-11-03"], ["2026-11-04", "N"]);
  const scans = ["02 06:00", "02 14:00", "03 09:00", "03 12:00", "04 10:00", "04 11:00"];
  expect(minutesOf(between, [...scans, "04 18:30", "05 06:30"])).toEqual({
    "02": 460,
    "03": 180,
    "04": 60 + 690,
  });
});

test("an early start on the first day of a shift is an exception of its work day's first scan", () => {
  const person = { name: "Asha", barcodeId: "EMP-A-00001", unit: "A", assignments: fromNone };
  const rules = {
    settings: usualSettings,
    dayOff: () => undefined,
    now: at("10 12:00"),
    first: "2026-11-01",
    last: "2026-11-30",
  };
  const found = findSpanExceptions({ ...person, scans: numbered(firstNight.map(at)) }, rules);
  expect(found.filter(({ kind }) => kind === "EARLY_START")).toMatchObject([
    {
      id: "EARLY_START:3",
      date: "2026-11-03",
      detail: expect.stringContaining("1 h 50 min"),
      at: at("03 16:40").toISOString(),
      checkIn: at("03 16:40").toISOString(),
    },
  ]);
});

test("the station shows the same time as the month on the first day of a shift", () => {
  const others = firstNight.slice(0, 3).map(at);
  const rules = { shiftOn: shiftOnOf(fromNone), settings: usualSettings };
  expect(classifyPunch(others, at("04 06:30"), rules)).toMatchObject({
    outcome: "CHECKED_OUT",
    workedHours: 12.5,
  });
});

const names: readonly (ShiftName | undefined)[] = ["A", "B", "C", "G", "N", "M", undefined];
const firstDay = dayNumber("2026-11-01");
const minuteMs = 60_000;

const endOf = ({ startsAt, endsAt }: (typeof shifts)[ShiftName]) =>
  endsAt > startsAt ? endsAt : endsAt + 24 * 60;

/** True if a shift may follow another one. The office refuses shifts of one person that overlap. */
const mayFollow = (before: ShiftName | undefined, next: ShiftName | undefined) =>
  !before || !next || endOf(shifts[before]) - 24 * 60 <= shifts[next].startsAt;

interface Change {
  readonly days: number;
  readonly name: ShiftName | undefined;
}

/** Shifts that change every one to four days, often from none and to none. */
const changing = fc
  .array(fc.record({ days: fc.integer({ min: 1, max: 4 }), name: fc.constantFrom(...names) }), {
    minLength: 2,
    maxLength: 10,
  })
  .map((changes) => {
    let from = firstDay;
    const rows: (Change & { from: number })[] = [];
    for (const change of changes) {
      const before = rows.at(-1);
      if (before && (before.name === change.name || !mayFollow(before.name, change.name))) continue;
      // The first assignment of a person holds before its date too.
      rows.push({ ...change, from: before ? from : dayNumber("2026-01-01") });
      from += change.days;
    }
    return rows;
  });

/** Scans of a day at the border of the work day, around the shift, and at any time, in minutes from midnight. */
const scanned = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 13 }),
    minutes: fc.array(
      fc.oneof(
        fc.integer({ min: 0, max: 2 * 24 * 60 }),
        fc.constantFrom(2, 4, 6, 10, 14, 14.5, 18, 18.5, 20, 22, 24, 30, 30.5).map((h) => h * 60),
      ),
      { maxLength: 6 },
    ),
    approval: fc.option(fc.integer({ min: 1, max: 239 })),
  }),
  { minLength: 5, maxLength: 14 },
);

const toModelShift = (name: ShiftName): ModelShift => {
  const { startsAt, endsAt, unpaidBreakMinutes } = shifts[name];
  return { startMinute: startsAt, endMinute: endsAt, breakMinutes: unpaidBreakMinutes };
};

test("while shifts come, change and go, each day has the minutes of the second calculation", () => {
  let mixed = 0;
  fc.assert(
    fc.property(changing, scanned, (changes, days) => {
      const midnight = Date.parse("2026-11-01T00:00:00+05:30");
      const scans = days.flatMap(({ day, minutes }) =>
        minutes.map((minute) => (firstDay + day) * 24 * 60 + minute),
      );
      const approvals = new Map(
        days.flatMap(({ day, approval }) => {
          const date = firstDay + day;
          const { name } = changes.findLast(({ from }) => from <= date) ?? {};
          if (!name || approval === null) return [];
          return [[date, (date * 24 * 60 + shifts[name].startsAt - approval) * 60] as const];
        }),
      );
      const toDate = (minute: number) =>
        new Date(midnight + (minute - firstDay * 24 * 60) * minuteMs);
      const found = workDays(
        assigned(...changes.map(({ from, name }) => [dateOf(from), name] as const)),
        scans.map(toDate),
        [...approvals.values()].map((second) => toDate(second / 60)),
      );
      const model = modelDays(
        {
          employments: [{ from: 0 }],
          assignments: changes.map(({ from, name }) => ({
            from,
            unit: "A" as const,
            ...(name && { shift: toModelShift(name) }),
          })),
          scans: scans.map((minute) => minute * 60),
          approvals,
          leaves: [],
          terms: [],
          additions: [],
          advances: [],
          deductions: [],
        },
        { weeklyOffs: {}, holidays: new Set() },
        "2026-11",
      );
      for (const { spans } of found.values())
        if (new Set(spans.map(({ workDay }) => workDay)).size > 1) mixed += 1;
      const shown = [...found].map(([date, { workedMinutes }]) => [date, workedMinutes]);
      expect(shown).toEqual(model.map(({ date, workedMinutes }) => [dateOf(date), workedMinutes]));
    }),
    { numRuns: 400, seed: 35 },
  );
  // Many dates have stays inside and outside the work day.
  expect(mixed).toBeGreaterThan(40);
});
