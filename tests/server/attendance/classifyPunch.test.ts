import { expect, test } from "vitest";
import { classifyPunch as readPunchWithin } from "../../../server/attendance/presence";
import { type WorkedShift, withoutShift } from "../../../server/attendance/workDays/workDays";
import { plantShifts, usualSettings } from "../../support/shifts";

const readPunch = (others: readonly Date[], at: Date, shift?: WorkedShift) =>
  readPunchWithin(others, at, {
    shiftOn: shift ? () => shift : withoutShift,
    settings: usualSettings,
  });

const india = (dateTime: string) => new Date(`${dateTime}+05:30`);

test("the first scan of a day is a check-in, the next one a check-out with the hours between", () => {
  const morning = india("2026-11-20T08:30");
  const evening = india("2026-11-20T17:00");
  expect(readPunch([], morning)).toEqual({
    outcome: "CHECKED_IN",
    at: morning,
    checkOuts: [],
    workedHours: 0,
  });
  expect(readPunch([morning], evening)).toEqual({
    outcome: "CHECKED_OUT",
    at: evening,
    checkOuts: [evening],
    workedHours: 8.5,
  });
});

test("a check-in that arrives late makes check-outs of later scans", () => {
  const morning = india("2026-11-20T08:30");
  const noon = india("2026-11-20T12:30");
  const back = india("2026-11-20T13:00");
  const evening = india("2026-11-20T17:00");
  expect(readPunch([noon, back, evening], morning)).toMatchObject({ checkOuts: [noon, evening] });
  expect(readPunch([morning, noon, back], evening)).toMatchObject({ checkOuts: [evening] });
});

test("a second scan within a minute is answered with the first one's time", () => {
  const first = india("2026-11-20T08:30:00");
  for (const seconds of ["2026-11-20T08:30:59", "2026-11-20T08:29:01"]) {
    expect(readPunch([first], india(seconds))).toMatchObject({
      outcome: "ALREADY_RECORDED",
      recordedAs: "CHECKED_IN",
      at: first,
    });
  }
  const evening = india("2026-11-20T17:00:00");
  expect(readPunch([first, evening], india("2026-11-20T17:00:30"))).toMatchObject({
    outcome: "ALREADY_RECORDED",
    recordedAs: "CHECKED_OUT",
    at: evening,
  });
  expect(readPunch([first], india("2026-11-20T08:31:00"))).toMatchObject({
    outcome: "CHECKED_OUT",
  });
});

test("a night's check-out has the hours of the day on which it began", () => {
  const scans = [india("2026-11-19T22:00")];
  expect(readPunch(scans, india("2026-11-20T06:00"))).toMatchObject({
    outcome: "CHECKED_OUT",
    workedHours: 8,
  });
});

test("after a forgotten check-out the next morning is a check-in", () => {
  const scans = [india("2026-11-19T08:30")];
  expect(readPunch(scans, india("2026-11-20T08:30"))).toMatchObject({
    outcome: "CHECKED_IN",
    workedHours: 0,
  });
});

test("the second span of a day adds to the first", () => {
  const scans = ["08:00", "12:00", "13:00"].map((time) => india(`2026-11-20T${time}`));
  expect(readPunch(scans, india("2026-11-20T17:30"))).toMatchObject({
    outcome: "CHECKED_OUT",
    workedHours: 8.5,
  });
});

test("a check-in after midnight has the hours of the night shift so far", () => {
  const scans = [india("2026-11-19T22:00"), india("2026-11-19T23:30")];
  expect(readPunch(scans, india("2026-11-20T00:15"), plantShifts.C)).toMatchObject({
    outcome: "CHECKED_IN",
    workedHours: 1.5,
  });
});

test("a scan that comes late is read at its own time", () => {
  const scans = [india("2026-11-20T17:00")];
  expect(readPunch(scans, india("2026-11-20T08:30"))).toMatchObject({ outcome: "CHECKED_IN" });
});

test("with a shift the first scan of a work day is a check-in, even after a forgotten check-out", () => {
  const forgotten = [
    india("2026-11-19T08:00"),
    india("2026-11-19T13:00"),
    india("2026-11-19T19:58"),
  ];
  const { G } = plantShifts;
  expect(readPunch(forgotten, india("2026-11-20T08:00"), G)).toMatchObject({
    outcome: "CHECKED_IN",
    workedHours: 0,
  });
  // 03:59 belongs to the work day before.
  expect(readPunch(forgotten, india("2026-11-20T03:59"), G)).toMatchObject({
    outcome: "CHECKED_OUT",
    workedHours: 13.02,
  });
});

test("a second scan within a minute is recorded already, over the border of a work day too", () => {
  const before = india("2026-11-20T03:59:30");
  expect(readPunch([before], india("2026-11-20T04:00:10"), plantShifts.G)).toMatchObject({
    outcome: "ALREADY_RECORDED",
    recordedAs: "CHECKED_IN",
    at: before,
  });
});
