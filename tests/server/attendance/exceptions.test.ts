import { expect, test } from "vitest";
import { say } from "../../../domain/messages/say";
import {
  type FlaggedScan,
  findScanExceptions,
  findSpanExceptions,
  type SpanRules,
} from "../../../server/attendance/findExceptions";
import type { EarlyDecision } from "../../../server/attendance/workDays/workedTime";
import { defaultCalendar, prepareDaysOff } from "../../../server/calendar/readCalendar";
import type { DatedAssignment } from "../../../server/shifts/datedFacts";
import { novemberAt, numbered, plantShifts, usualSettings } from "../../support/shifts";

/** Returns an instant of November 2026 by India's clock, `dd HH:mm`. */
const at = (moment: string) => new Date(`2026-11-${moment.replace(" ", "T")}:00+05:30`);

const rules: SpanRules = {
  settings: usualSettings,
  dayOff: prepareDaysOff({
    ...defaultCalendar,
    holidays: [{ date: "2026-11-09", name: "Deepavali" }],
  }),
  now: at("20 12:00"),
  first: "2026-11-01",
  last: "2026-11-20",
};

const person = { name: "Asha", barcodeId: "EMP-A-00001" };

/** Returns the exceptions of scans that are numbered from 1. */
const ofSpans = (moments: readonly string[], changes: Partial<SpanRules> = {}) => {
  const scans = moments.map((moment, index) => ({ at: at(moment), ref: String(index + 1) }));
  return findSpanExceptions(
    { ...person, unit: "A", assignments: [], scans },
    { ...rules, ...changes },
  );
};

const short = (found: ReturnType<typeof ofSpans>) => found.map(({ id, date }) => [id, date]);

test("ordinary days and nights leave nothing to be settled", () => {
  expect(ofSpans(["02 08:30", "02 17:30", "03 22:00", "04 06:00"])).toEqual([]);
});

test("a forgotten check-out is an exception of the day on which the span began, by its check-in", () => {
  expect(ofSpans(["02 08:30", "03 08:30", "03 17:30"])).toMatchObject([
    {
      id: "OPEN_CHECK_OUT:1",
      kind: "OPEN_CHECK_OUT",
      date: "2026-11-02",
      at: at("02 08:30").toISOString(),
      checkIn: at("02 08:30").toISOString(),
      ...person,
      detail: "No other scan within 14 h: a check-out or a check-in is missing",
    },
  ]);
});

test("a person who may still be at work has forgotten nothing yet", () => {
  const now = at("19 22:30");
  expect(ofSpans(["19 08:30"], { now })).toEqual([]);
  expect(short(ofSpans(["19 08:29"], { now }))).toEqual([["OPEN_CHECK_OUT:1", "2026-11-19"]]);
});

test("a span of 12 hours is none, and of a minute more one", () => {
  expect(ofSpans(["02 08:00", "02 20:00"])).toEqual([]);
  expect(ofSpans(["02 08:00", "02 20:01"])).toMatchObject([
    {
      id: "LONG_SPAN:1",
      checkIn: at("02 08:00").toISOString(),
      checkOut: at("02 20:01").toISOString(),
      detail: "At work for 12 h 1 min without a pause",
    },
  ]);
});

test("a span of 12 hours and some seconds is none: exceptions compare whole minutes, as pay does", () => {
  const instants = [novemberAt("02 08:00:00"), novemberAt("02 20:00:05")];
  const of = (scanned: readonly Date[]) =>
    findSpanExceptions({ ...person, unit: "A", assignments: [], scans: numbered(scanned) }, rules);
  expect(of(instants)).toEqual([]);
  expect(of([novemberAt("02 08:00:00"), novemberAt("02 20:01:00")])).toMatchObject([
    { kind: "LONG_SPAN", detail: "At work for 12 h 1 min without a pause" },
  ]);
});

test("an early start is told in the minutes that pay would count", () => {
  const scans = numbered([novemberAt("03 05:29:40"), novemberAt("03 14:00:00")]);
  const found = findSpanExceptions({ ...person, unit: "A", assignments: [morning], scans }, rules);
  expect(found).toMatchObject([
    { detail: "Came 31 min before the shift: this time counts only when it is approved" },
  ]);
});

test("work on a day off is one exception a day, from the first check-in to the last check-out", () => {
  expect(ofSpans(["08 09:00", "08 11:30", "08 12:00", "08 14:00"])).toMatchObject([
    {
      id: "DAY_OFF:1",
      date: "2026-11-08",
      checkIn: at("08 09:00").toISOString(),
      checkOut: at("08 14:00").toISOString(),
      detail: "Worked 4 h 30 min on the weekly off",
    },
  ]);
  expect(ofSpans(["09 09:00", "09 10:00"])).toMatchObject([
    { id: "DAY_OFF:1", detail: "Worked 1 h on a holiday, Deepavali" },
  ]);
});

test("a night that began before the day off is no work on it, one that began on it is", () => {
  expect(ofSpans(["07 22:00", "08 06:00"])).toEqual([]);
  expect(short(ofSpans(["08 22:00", "09 06:00"]))).toEqual([["DAY_OFF:1", "2026-11-08"]]);
});

test("a forgotten check-out on a day off is both", () => {
  expect(short(ofSpans(["08 09:00"]))).toEqual([
    ["OPEN_CHECK_OUT:1", "2026-11-08"],
    ["DAY_OFF:1", "2026-11-08"],
  ]);
  expect(ofSpans(["08 09:00"])[1]).toMatchObject({ detail: "Came on the weekly off" });
});

test("only the dates that are asked for have exceptions", () => {
  const moments = ["02 08:30", "05 08:30"];
  expect(short(ofSpans(moments, { first: "2026-11-03" }))).toEqual([
    ["OPEN_CHECK_OUT:2", "2026-11-05"],
  ]);
  const isBoth = [
    ["OPEN_CHECK_OUT:1", "2026-11-02"],
    ["OPEN_CHECK_OUT:2", "2026-11-05"],
  ];
  expect(short(ofSpans(moments, { first: "2026-11-02", last: "2026-11-05" }))).toEqual(isBoth);
});

const morning: DatedAssignment = {
  validFrom: "2026-01-01",
  unit: "A",
  shift: { id: 1, name: "A", ...plantShifts.A },
};

const early = (moments: readonly string[], decision?: EarlyDecision) => {
  const scans = moments.map((moment, index) => ({ at: at(moment), ref: String(index + 1) }));
  const earlyDecisions = decision ? [decision] : [];
  return findSpanExceptions(
    { ...person, unit: "A", assignments: [morning], earlyDecisions, scans },
    rules,
  );
};

test("a check-in 30 minutes before the shift is none, and one of a second more is an early start", () => {
  expect(early(["03 05:30", "03 14:00"])).toEqual([]);
  const late = new Date(at("03 05:30").getTime() - 1000);
  const scans = [late, at("03 14:00")].map((instant, index) => ({
    at: instant,
    ref: String(index),
  }));
  const found = findSpanExceptions({ ...person, unit: "A", assignments: [morning], scans }, rules);
  expect(found.map(({ kind }) => kind)).toEqual(["EARLY_START"]);
});

test("an early start is one exception a day, until the office decides on the time", () => {
  const scans = ["03 04:30", "03 05:30", "03 06:00", "03 14:00"];
  expect(early(scans)).toMatchObject([
    {
      id: "EARLY_START:1",
      date: "2026-11-03",
      checkOut: at("03 14:00").toISOString(),
      detail: "Came 1 h 30 min before the shift: this time counts only when it is approved",
    },
  ]);
  for (const isCounted of [true, false]) {
    expect(early(scans, { isCounted, at: at("03 04:30") })).toEqual([]);
  }
  // A decision does not settle a scan that is found later and is earlier.
  expect(early(scans, { isCounted: true, at: at("03 05:00") })).toHaveLength(1);
});

test("with a shift a check-out is forgotten when the work day has ended", () => {
  const scans = [{ at: at("19 06:00"), ref: "1" }];
  const kindsAt = (now: Date) =>
    findSpanExceptions(
      { ...person, unit: "A", assignments: [morning], scans },
      { ...rules, now },
    ).map(({ kind, detail }) => [kind, detail]);
  expect(kindsAt(new Date(at("20 02:00").getTime() - 1))).toEqual([]);
  expect(kindsAt(at("20 02:00"))).toEqual([
    ["OPEN_CHECK_OUT", "No other scan in this work day: a check-out or a check-in is missing"],
  ]);
});

test("a long span is one where the plant says so", () => {
  const settings = { ...usualSettings, longSpanMs: 10 * 3_600_000 };
  expect(ofSpans(["02 08:00", "02 18:00"], { settings })).toEqual([]);
  expect(ofSpans(["02 08:00", "02 18:01"], { settings })).toMatchObject([{ id: "LONG_SPAN:1" }]);
});

const scan: FlaggedScan = {
  id: "3f1c9a52-6f0e-4a53-9a39-0c6f2d3f1b11",
  isReel: false,
  conflict: null,
  isDismissed: false,
  at: at("03 08:30"),
  scannedAt: at("03 08:30"),
  sentAt: at("03 08:30"),
  receivedAt: at("03 08:30"),
  isLate: false,
  isClockOff: false,
  isException: false,
  message: undefined,
};

test("a scan that waited says for how long, and is none where it does not count", () => {
  const late = { ...scan, isLate: true, sentAt: at("03 10:05"), receivedAt: at("03 10:05") };
  expect(findScanExceptions(late, person, true)).toMatchObject([
    {
      id: `LATE_SCAN:${scan.id}`,
      kind: "LATE_SCAN",
      date: "2026-11-03",
      at: scan.at.toISOString(),
      ...person,
      detail: "Sent 1 h 35 min after it was scanned",
    },
  ]);
  expect(findScanExceptions(late, person, false)).toEqual([]);
  expect(findScanExceptions({ ...late, isReel: true }, person, true)).toEqual([]);
});

test.each([
  ["03 11:30", "The station's clock was 3 h slow; the time was corrected"],
  ["03 08:25", "The station's clock was 5 min fast; the time was corrected"],
])("a wrong clock is named with the difference: received %s", (received, detail) => {
  const off = { ...scan, isClockOff: true, receivedAt: at(received) };
  expect(findScanExceptions(off, person, true)).toMatchObject([{ kind: "CLOCK_OFF", detail }]);
});

test.each([
  ["03 10:05:29", "1 h 35 min"],
  ["03 10:05:30", "1 h 36 min"],
  ["03 08:30:20", "1 min"],
])("a time is told in whole minutes, and in one at least: sent %s", (sent, text) => {
  const sentAt = novemberAt(sent);
  const late = { ...scan, isLate: true, sentAt, receivedAt: sentAt };
  expect(findScanExceptions(late, person, true)).toMatchObject([
    { detail: `Sent ${text} after it was scanned` },
  ]);
});

test("a clock that was set back while the scan waited is said to be", () => {
  const back = { ...scan, isClockOff: true, sentAt: at("03 08:00") };
  expect(findScanExceptions(back, person, true)).toMatchObject([
    { detail: "The station's clock was set back while the scan waited" },
  ]);
});

test("a scan that waited by a clock that is off is both", () => {
  const both = { ...scan, isLate: true, isClockOff: true };
  expect(findScanExceptions(both, person, true).map(({ kind }) => kind)).toEqual([
    "LATE_SCAN",
    "CLOCK_OFF",
  ]);
});

test("a deactivated badge is one until the scan is added by a correction", () => {
  const gone = {
    ...scan,
    isException: true,
    isLate: true,
    message: say("plain", { text: "Please go to the office" }),
  };
  expect(findScanExceptions(gone, person, false)).toMatchObject([
    { id: `DEACTIVATED_BADGE:${scan.id}`, detail: "Please go to the office" },
  ]);
  expect(findScanExceptions(gone, person, true)).toEqual([]);
});

test("a reel's conflict has the station's message", () => {
  const conflict = {
    ...scan,
    isException: true,
    isReel: true,
    message: say("plain", { text: "It was not available" }),
  };
  const reel = { name: "Reel 48003", barcodeId: "REEL-000003" };
  expect(findScanExceptions(conflict, reel, false)).toMatchObject([
    { id: `REEL_CONFLICT:${scan.id}`, ...reel, detail: "It was not available" },
  ]);
});
