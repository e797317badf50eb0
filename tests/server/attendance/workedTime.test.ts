import { expect, test } from "vitest";
import { pairScans, type WorkedShift } from "../../../server/attendance/workDays/workDays";
import { computeWorkedTime } from "../../../server/attendance/workDays/workedTime";
import { novemberAt as at, plantShifts, shift, usualSettings } from "../../support/shifts";

const { A } = plantShifts;

function workedOf(moments: readonly string[], of: WorkedShift, approvedFrom?: string) {
  const spans = pairScans(moments.map(at), { shiftOn: () => of, settings: usualSettings });
  return computeWorkedTime(spans, approvedFrom === undefined ? undefined : at(approvedFrom));
}

test("time before the shift counts only when it is approved", () => {
  const scans = ["02 05:00", "02 14:00"];
  expect(workedOf(scans, A)).toEqual({ workedMinutes: 480, earlyMinutes: 60, breakMinutes: 0 });
  expect(workedOf(scans, A, "02 05:00")).toMatchObject({ workedMinutes: 540, earlyMinutes: 60 });
  // Scans before the approved time still do not count.
  expect(workedOf(scans, A, "02 05:20")).toMatchObject({ workedMinutes: 520, earlyMinutes: 60 });
  expect(workedOf(scans, A, "02 07:00")).toMatchObject({ workedMinutes: 480, earlyMinutes: 60 });
});

test("a span that ends before the shift counts only when it is approved", () => {
  const scans = ["02 04:00", "02 05:30", "02 06:00", "02 14:00"];
  expect(workedOf(scans, A)).toMatchObject({ workedMinutes: 480, earlyMinutes: 90 });
  expect(workedOf(scans, A, "02 04:00")).toMatchObject({ workedMinutes: 570, earlyMinutes: 90 });
});

test("an unpaid break is deducted beyond half of the shift, and only from the work beyond that half", () => {
  const withBreak = shift("08:00-20:00", 60);
  expect(workedOf(["02 08:00", "02 20:00"], withBreak)).toMatchObject({
    workedMinutes: 660,
    breakMinutes: 60,
  });
  expect(workedOf(["02 08:00", "02 14:00"], withBreak)).toMatchObject({ workedMinutes: 360 });
  expect(workedOf(["02 08:00", "02 14:40"], withBreak)).toMatchObject({
    workedMinutes: 360,
    breakMinutes: 40,
  });
  expect(workedOf(["02 08:00", "02 15:01"], withBreak)).toMatchObject({
    workedMinutes: 361,
    breakMinutes: 60,
  });
});

test("half a minute beyond half of the shift deducts nothing", () => {
  // Half of 7 h 45 min is 232.5 minutes.
  const withBreak = shift("08:00-15:45", 30);
  expect(workedOf(["02 08:00", "02 11:53"], withBreak)).toMatchObject({
    workedMinutes: 233,
    breakMinutes: 0,
  });
  expect(workedOf(["02 08:00", "02 11:54"], withBreak)).toMatchObject({
    workedMinutes: 233,
    breakMinutes: 1,
  });
});

test("a pause within the shift is part of the unpaid break, one after the shift is not", () => {
  const withBreak = shift("08:00-20:00", 60);
  const noon = ["02 08:00", "02 12:30", "02 13:15", "02 20:00"];
  expect(workedOf(noon, withBreak)).toMatchObject({ workedMinutes: 660, breakMinutes: 15 });
  const evening = ["02 08:00", "02 20:00", "02 21:00", "02 22:00"];
  expect(workedOf(evening, withBreak)).toMatchObject({ workedMinutes: 720, breakMinutes: 60 });
});

test("an open span counts nothing", () => {
  expect(workedOf(["02 06:00"], A)).toEqual({ workedMinutes: 0, earlyMinutes: 0, breakMinutes: 0 });
});
