import { expect, test } from "vitest";
import { pairScans, withoutShift } from "../../../server/attendance/workDays/workDays";
import {
  approvedFrom,
  computeEarlyMinutes,
  isEarlyUndecided,
} from "../../../server/attendance/workDays/workedTime";
import { novemberAt as at, plantShifts, usualSettings } from "../../support/shifts";

const settings = usualSettings;

/** Pairs scans by shift A, from 06:00 to 14:00. Its work day starts at 02:00. */
const spansOf = (...moments: readonly string[]) =>
  pairScans(moments.map(at), { shiftOn: () => plantShifts.A, settings });

const counted = (moment: string) => ({ at: at(moment), isCounted: true });
const refused = (moment: string) => ({ at: at(moment), isCounted: false });

test.each([
  ["the start of the work day", "03 02:00", true],
  ["a minute before it", "03 01:59", false],
  ["the last minute before the shift", "03 05:59", true],
  ["the start of the shift", "03 06:00", false],
])("a decision at %s is about the day: %s %s", (_, moment, isOfDay) => {
  const spans = spansOf("03 02:00", "03 14:00");
  expect(approvedFrom(spans, [counted(moment)])).toEqual(isOfDay ? at(moment) : undefined);
});

test("of two decisions about one day the last one holds", () => {
  const spans = spansOf("03 05:00", "03 14:00");
  expect(approvedFrom(spans, [refused("03 05:00"), counted("03 05:00")])).toEqual(at("03 05:00"));
  expect(approvedFrom(spans, [counted("03 05:00"), refused("03 05:00")])).toBeUndefined();
});

test("the time before a shift begins with the first check-in, and a punctual check-in has none", () => {
  expect(computeEarlyMinutes(spansOf("03 05:30", "03 14:00"))).toBe(30);
  expect(computeEarlyMinutes(spansOf("03 06:00", "03 14:00"))).toBe(0);
  expect(computeEarlyMinutes(spansOf("03 06:20", "03 14:00"))).toBe(0);
  const without = { shiftOn: withoutShift, settings };
  expect(computeEarlyMinutes(pairScans([at("03 05:00")], without))).toBe(0);
});

test("a decision is missing until one is about the first check-in or an earlier time", () => {
  const spans = spansOf("03 05:00", "03 14:00");
  expect(isEarlyUndecided(spans, [], settings)).toBe(true);
  expect(isEarlyUndecided(spans, [refused("03 05:00")], settings)).toBe(false);
  expect(isEarlyUndecided(spans, [counted("03 04:50")], settings)).toBe(false);
  expect(isEarlyUndecided(spans, [counted("03 05:01")], settings)).toBe(true);
  expect(isEarlyUndecided(spans, [counted("02 05:00")], settings)).toBe(true);
});
