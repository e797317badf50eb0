import { expect, test } from "vitest";
import { findSpanExceptions } from "../../../server/attendance/findExceptions";
import { endOfWorkDays } from "../../../server/attendance/readScans";
import {
  pairScans,
  type ShiftOn,
  type WorkDaySettings,
  type WorkedShift,
  withoutShift,
} from "../../../server/attendance/workDays/workDays";
import {
  novemberAt as at,
  plantShifts,
  shift,
  spanText,
  usualSettings,
} from "../../support/shifts";

const { A, B, C, G } = plantShifts;

const spansOf = (
  moments: readonly string[],
  shiftOn: ShiftOn | WorkedShift,
  settings: WorkDaySettings = usualSettings,
) =>
  pairScans(moments.map(at), {
    shiftOn: typeof shiftOn === "function" ? shiftOn : () => shiftOn,
    settings,
  });

/** The shifts by the days of November 2026 from which they hold. */
const rotation =
  (...shifts: readonly (readonly [from: string, shift: WorkedShift | undefined])[]): ShiftOn =>
  (date) =>
    shifts.findLast(([from]) => `2026-11-${from}` <= date)?.[1];

const textsOf = (...input: Parameters<typeof spansOf>) => spansOf(...input).map(spanText);

const hoursOf = (...input: Parameters<typeof spansOf>) =>
  spansOf(...input).map(({ checkIn, checkOut = checkIn }) =>
    Number(((checkOut.getTime() - checkIn.getTime()) / 3_600_000).toFixed(2)),
  );

test("a forgotten scan at 12:30 leaves one check-out open, and the next day is as it was", () => {
  const monday = ["02 08:00", "02 13:00", "02 19:58"];
  const tuesday = ["03 08:00", "03 12:30", "03 13:00", "03 19:58"];
  expect(textsOf([...monday, ...tuesday], G)).toEqual([
    "02: 02 08:00 - 02 13:00",
    "02: 02 19:58 -",
    "03: 03 08:00 - 03 12:30",
    "03: 03 13:00 - 03 19:58",
  ]);
});

test("thirty nights from 18:31 to 06:29 are thirty spans of 11.97 h, for any nights that are read", () => {
  const night = shift("18:30-06:30");
  const dates = Array.from({ length: 29 }, (_, index) => String(index + 1).padStart(2, "0"));
  const nights = ["31", ...dates].map((day, index) => [
    day === "31" ? "2026-10-31T18:31:00+05:30" : `2026-11-${day}T18:31:00+05:30`,
    `2026-11-${String(index + 1).padStart(2, "0")}T06:29:00+05:30`,
  ]);
  const scans = nights.flat().map((instant) => new Date(instant));
  for (const skipped of [0, 11, 12, 29]) {
    const spans = pairScans(scans.slice(2 * skipped), {
      shiftOn: () => night,
      settings: usualSettings,
    });
    expect(spans.map(({ workDate }) => workDate.slice(8))).toEqual(["31", ...dates].slice(skipped));
    const hours = spans.map(({ checkIn, checkOut = checkIn }) =>
      ((checkOut.getTime() - checkIn.getTime()) / 3_600_000).toFixed(2),
    );
    expect(new Set(hours)).toEqual(new Set(["11.97"]));
  }
});

test("a double shift from 06:00 to 22:05 is one span of 16.08 h, and an exception", () => {
  const scans = ["02 06:00", "02 22:05"];
  expect(textsOf(scans, A)).toEqual(["02: 02 06:00 - 02 22:05"]);
  expect(hoursOf(scans, A)).toEqual([16.08]);
  const assignments = [{ validFrom: "2026-01-01", unit: "A", shift: { ...A, id: 1, name: "A" } }];
  const person = { name: "Asha", barcodeId: "EMP-A-00001", unit: "A", assignments };
  const found = findSpanExceptions(
    { ...person, scans: scans.map((scan, index) => ({ at: at(scan), ref: String(index) })) },
    {
      settings: usualSettings,
      dayOff: () => undefined,
      now: at("04 12:00"),
      first: "2026-11-01",
      last: "2026-11-30",
    },
  );
  expect(found).toMatchObject([
    { kind: "LONG_SPAN", date: "2026-11-02", detail: "At work for 16 h 5 min without a pause" },
  ]);
});

test("five nights from 22:00 to 06:00 are five spans of 8 h, each of the date on which its shift starts", () => {
  const moments = ["02", "03", "04", "05", "06"].flatMap((day, index) => [
    `${day} 22:00`,
    `0${index + 3} 06:00`,
  ]);
  expect(hoursOf(moments, C)).toEqual([8, 8, 8, 8, 8]);
  expect(spansOf(moments, C).map(({ workDate }) => workDate.slice(8))).toEqual([
    "02",
    "03",
    "04",
    "05",
    "06",
  ]);
});

test("a check-in to the night shift after midnight belongs to the date on which the shift started", () => {
  expect(textsOf(["03 00:20", "03 06:00"], C)).toEqual(["02: 03 00:20 - 03 06:00"]);
});

test("a check-in before midnight to a shift after midnight belongs to the date of the shift", () => {
  expect(textsOf(["02 23:50", "03 08:00"], shift("00:00-08:00"))).toEqual([
    "03: 02 23:50 - 03 08:00",
  ]);
});

test("a work day starts exactly 4 hours before its shift", () => {
  expect(textsOf(["02 13:00", "03 02:00"], A)).toEqual(["02: 02 13:00 -", "03: 03 02:00 -"]);
  expect(textsOf(["02 13:00", "03 01:59:59"], A)).toEqual(["02: 02 13:00 - 03 01:59:59"]);
});

test("the plant sets the time from a work day's start to its shift", () => {
  const settings = { ...usualSettings, leadMs: 2 * 3_600_000 };
  expect(textsOf(["02 13:00", "03 03:59"], A, settings)).toEqual(["02: 02 13:00 - 03 03:59"]);
  expect(textsOf(["02 13:00", "03 04:00"], A, settings)).toEqual([
    "02: 02 13:00 -",
    "03: 03 04:00 -",
  ]);
});

test("scans of a work day have no longest time between them", () => {
  expect(textsOf(["02 02:00", "03 01:59"], A)).toEqual(["02: 02 02:00 - 03 01:59"]);
});

test("a second scan counts for nothing up to 60 seconds, not included", () => {
  expect(textsOf(["02 08:00", "02 08:00:59", "02 20:00"], G)).toEqual(["02: 02 08:00 - 02 20:00"]);
  expect(textsOf(["02 08:00", "02 08:01", "02 20:00"], G)).toEqual([
    "02: 02 08:00 - 02 08:01",
    "02: 02 20:00 -",
  ]);
});

test("a rotation from mornings to nights and back pairs each day by its own shift", () => {
  const shiftOn = rotation(["01", A], ["04", B], ["06", C], ["09", A]);
  const moments = [
    ["03 06:00", "03 14:00"],
    ["04 14:00", "04 22:00"],
    ["05 14:00", "05 22:00"],
    ["06 22:00", "07 06:00"],
    ["07 22:00", "08 06:00"],
    ["09 06:00", "09 14:00"],
  ];
  expect(textsOf(moments.flat(), shiftOn)).toEqual(
    moments.map(([from = "", to = ""]) => `${from.slice(0, 2)}: ${from} - ${to}`),
  );
});

test("a work day never takes the check-out of the same shift the day before", () => {
  // Four hours lie between: the border is in the middle.
  const long = shift("06:00-02:00");
  expect(textsOf(["02 06:00", "03 03:59:59", "03 04:00", "04 02:00"], long)).toEqual([
    "02: 02 06:00 - 03 03:59:59",
    "03: 03 04:00 - 04 02:00",
  ]);
});

test("after a week of nights and a day off, an early scan belongs to the morning shift", () => {
  // The 1st is a Sunday: the night of that date was not worked.
  const shiftOn: ShiftOn = (date) => (date < "2026-11-02" ? C : A);
  const night = [new Date("2026-10-31T22:00:00+05:30"), new Date("2026-11-01T06:05:00+05:30")];
  const spans = pairScans([...night, at("02 05:50"), at("02 14:00")], {
    shiftOn,
    settings: usualSettings,
  });
  expect(spans.map(spanText)).toEqual(["31: 31 22:00 - 01 06:05", "02: 02 05:50 - 02 14:00"]);
  expect(textsOf(["02 22:00", "03 01:59:59", "03 02:00"], rotation(["01", C], ["03", A]))).toEqual([
    "02: 02 22:00 - 03 01:59:59",
    "03: 03 02:00 -",
  ]);
});

test("before a date without a shift a work day lasts as long as before the same shift", () => {
  const shiftOn = rotation(["01", C], ["03", undefined]);
  expect(textsOf(["02 22:00", "03 17:59"], shiftOn)).toEqual(["02: 02 22:00 - 03 17:59"]);
  expect(textsOf(["02 22:00", "03 18:00"], shiftOn)).toEqual(["02: 02 22:00 -", "03: 03 18:00 -"]);
});

test("a check-in without a shift is not closed in the work day of the first shift", () => {
  const shiftOn = rotation(["03", G]);
  expect(textsOf(["02 20:00", "03 03:59", "03 20:00"], shiftOn)).toEqual([
    "02: 02 20:00 - 03 03:59",
    "03: 03 20:00 -",
  ]);
  expect(textsOf(["02 20:00", "03 04:00", "03 20:00"], shiftOn)).toEqual([
    "02: 02 20:00 -",
    "03: 03 04:00 - 03 20:00",
  ]);
});

test("an open check-in says until when the next scan closes it", () => {
  expect(spansOf(["02 06:00"], A)[0]?.closableUntil).toEqual(
    new Date(at("03 02:00").getTime() - 1),
  );
  expect(spansOf(["02 06:00"], () => undefined)[0]?.closableUntil).toEqual(at("02 20:00"));
});

test("the work days of a date end with the last one, for people with a shift or without", () => {
  const query = { first: "2026-11-30", last: "2026-11-30", settings: usualSettings };
  const endOf = (...people: readonly (WorkedShift | undefined)[]) =>
    endOfWorkDays(
      people.map((workShift, id) => ({ id, shiftOn: workShift ? () => workShift : withoutShift })),
      query,
    );
  const december = (moment: string) => new Date(`2026-12-${moment}:00+05:30`);
  expect(endOf(A)).toEqual(december("01T02:00"));
  expect(endOf(undefined)).toEqual(december("01T14:00"));
  expect(endOf(A, undefined, C)).toEqual(december("01T18:00"));
});
