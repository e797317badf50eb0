import { expect, test } from "vitest";
import { scansOfSpans } from "../../../server/attendance/personDays";
import {
  isOfSpan,
  pairScans,
  spansByWorkDate,
  withoutShift,
} from "../../../server/attendance/workDays/workDays";
import { defaultCalendar } from "../../../server/calendar/readCalendar";
import { novemberAt, numbered, usualSettings } from "../../support/shifts";

/** Returns the seconds of the scans that each day shows, by India's clock. */
function scansByDay(...moments: readonly string[]) {
  const scans = numbered(moments.map(novemberAt));
  const instants = scans.map(({ at }) => at);
  const spans = pairScans(instants, { shiftOn: withoutShift, settings: usualSettings });
  const scansOf = scansOfSpans(scans, defaultCalendar);
  return [...spansByWorkDate(spans).values()].map((ofDay) =>
    scansOf(ofDay).map(({ at }) => moments[instants.indexOf(at)]),
  );
}

test("a scan within a minute after a check-out is on the same day, and a later one on its own day", () => {
  expect(scansByDay("02 16:00", "02 23:59:30", "03 00:00:29", "03 16:00", "03 23:00")).toEqual([
    ["02 16:00", "02 23:59:30", "03 00:00:29"],
    ["03 16:00", "03 23:00"],
  ]);
  expect(scansByDay("02 16:00", "02 23:59:30", "03 00:00:30", "03 08:00")).toEqual([
    ["02 16:00", "02 23:59:30"],
    ["03 00:00:30", "03 08:00"],
  ]);
});

test("a check-in without a check-out is on its day, and so is a scan within a minute after", () => {
  expect(scansByDay("02 08:00", "02 08:00:59", "03 08:00", "03 17:00")).toEqual([
    ["02 08:00", "02 08:00:59"],
    ["03 08:00", "03 17:00"],
  ]);
});

test("a span has its check-in, its check-out and what follows that within a minute", () => {
  const [span] = pairScans([novemberAt("02 08:00"), novemberAt("02 17:00")], {
    shiftOn: withoutShift,
    settings: usualSettings,
  });
  const isOf = (moment: string) => span && isOfSpan(novemberAt(moment), span, usualSettings);
  expect(["02 08:00", "02 17:00", "02 17:00:59"].map(isOf)).toEqual([true, true, true]);
  expect(["02 07:59:59", "02 17:01"].map(isOf)).toEqual([false, false]);
});
