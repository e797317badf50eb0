import fc from "fast-check";
import { expect, test } from "vitest";
import { pairScans, withoutShift } from "../../../server/attendance/workDays/workDays";
import { novemberAt as at, usualSettings } from "../../support/shifts";

/** Returns the spans of a person without a shift. */
const spansOf = (scans: readonly Date[], settings = usualSettings) =>
  pairScans(scans, { shiftOn: withoutShift, settings }).map(({ checkIn, checkOut }) => ({
    checkIn,
    ...(checkOut && { checkOut }),
  }));

/** Spans as `[check-in, check-out]`. */
const spans = (...pairs: (readonly [string, string?])[]) =>
  pairs.map(([checkIn, checkOut]) => ({
    checkIn: at(checkIn),
    ...(checkOut && { checkOut: at(checkOut) }),
  }));

test("two scans are a check-in and a check-out, however they arrive", () => {
  expect(spansOf([at("02 17:30"), at("02 08:30")])).toEqual(spans(["02 08:30", "02 17:30"]));
});

test("a pause at noon makes two spans", () => {
  const scans = ["02 08:30", "02 13:00", "02 14:00", "02 17:30"].map(at);
  expect(spansOf(scans)).toEqual(spans(["02 08:30", "02 13:00"], ["02 14:00", "02 17:30"]));
});

test("a week of nights from 22:00 to 06:00 is seven spans of 8 hours", () => {
  const nights = ["01", "02", "03", "04", "05", "06", "07"].map(
    (day, index) => [`${day} 22:00`, `0${index + 2} 06:00`] as const,
  );
  expect(spansOf(nights.flat().map(at))).toEqual(spans(...nights));
});

test("an afternoon from 14:00 to 22:00 and the next morning at 06:00 are two spans", () => {
  const scans = ["02 14:00", "02 22:00", "03 06:00", "03 14:00"].map(at);
  expect(spansOf(scans)).toEqual(spans(["02 14:00", "02 22:00"], ["03 06:00", "03 14:00"]));
});

test("a double shift with scans at the change is two spans of 8 hours", () => {
  const scans = ["02 06:00", "02 14:00", "02 14:01", "02 22:00"].map(at);
  expect(spansOf(scans)).toEqual(spans(["02 06:00", "02 14:00"], ["02 14:01", "02 22:00"]));
});

test("a forgotten check-out leaves its span open, and the next day is as it was", () => {
  const scans = ["02 08:30", "03 08:30", "03 17:30"].map(at);
  expect(spansOf(scans)).toEqual(spans(["02 08:30"], ["03 08:30", "03 17:30"]));
});

test("a forgotten check-in makes the check-out an open span, and the next day is as it was", () => {
  const scans = ["02 17:30", "03 08:30", "03 17:30"].map(at);
  // 15 hours lie between the first scan and the second one.
  expect(spansOf(scans)).toEqual(spans(["02 17:30"], ["03 08:30", "03 17:30"]));
});

test("a span of 14 hours is one, and of a second more is two open ones", () => {
  expect(spansOf([at("02 08:00"), at("02 22:00")])).toEqual(spans(["02 08:00", "02 22:00"]));
  expect(spansOf([at("02 08:00"), at("02 22:00:01")])).toEqual(
    spans(["02 08:00"], ["02 22:00:01"]),
  );
});

test("a second scan within the minute counts for nothing, at the check-in and at the check-out", () => {
  const scans = ["02 08:30:00", "02 08:30:59", "02 17:30:00", "02 17:30:30"].map(at);
  expect(spansOf(scans)).toEqual(spans(["02 08:30", "02 17:30"]));
  expect(spansOf([at("02 08:30:00"), at("02 08:31:00")])).toEqual(spans(["02 08:30", "02 08:31"]));
});

test("the month's end at midnight is a moment like others", () => {
  expect(spansOf([at("30 20:00"), new Date("2026-12-01T00:00:00+05:30")])).toEqual([
    { checkIn: at("30 20:00"), checkOut: new Date("2026-12-01T00:00:00+05:30") },
  ]);
});

test("a plant's own limits hold: 12 hours and two minutes", () => {
  const plantSettings = {
    ...usualSettings,
    shortestSpanMs: 120_000,
    longestSpanMs: 12 * 3_600_000,
  };
  const scans = ["02 08:00:00", "02 08:01:59", "02 20:00:00", "03 08:00:00", "03 20:00:01"];
  expect(spansOf(scans.map(at), plantSettings)).toEqual(
    spans(["02 08:00", "02 20:00"], ["03 08:00"], ["03 20:00:01"]),
  );
});

const randomScans = fc.array(fc.integer({ min: 0, max: 5 * 24 * 3600 }), { maxLength: 40 });

test("any scan is in at most one span, no spans overlap, and each is from a minute to 14 hours", () => {
  fc.assert(
    fc.property(randomScans, (seconds) => {
      const scans = seconds.map((second) => new Date(second * 1000));
      const paired = spansOf(scans);
      const ends = paired.flatMap(({ checkIn, checkOut }) => [
        checkIn,
        ...(checkOut ? [checkOut] : []),
      ]);
      const instants = ends.map((end) => end.getTime());
      // In order and each later than the one before: none overlap, none is used twice.
      expect(instants).toEqual([...new Set(instants)].toSorted((one, other) => one - other));
      expect(instants.every((instant) => scans.some((scan) => scan.getTime() === instant))).toBe(
        true,
      );
      for (const { checkIn, checkOut } of paired) {
        if (!checkOut) continue;
        const length = checkOut.getTime() - checkIn.getTime();
        expect(length).toBeGreaterThanOrEqual(60_000);
        expect(length).toBeLessThanOrEqual(usualSettings.longestSpanMs);
      }
    }),
  );
});

test("any scan is in a span, or within a minute after one in a span", () => {
  fc.assert(
    fc.property(randomScans, (seconds) => {
      const scans = seconds.map((second) => second * 1000);
      const inSpans = spansOf(scans.map((scan) => new Date(scan))).flatMap(
        ({ checkIn, checkOut }) => [checkIn.getTime(), ...(checkOut ? [checkOut.getTime()] : [])],
      );
      for (const scan of scans)
        expect(inSpans.some((one) => scan >= one && scan < one + 60_000)).toBe(true);
    }),
  );
});
