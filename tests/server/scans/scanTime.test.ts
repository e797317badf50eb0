import { expect, test } from "vitest";
import { isReplaced, scanTime } from "../../../server/scans/recordScan";

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

test("a scan that a right clock sends immediately keeps its time", () => {
  const clock = { scannedAt: at("03:00:00"), sentAt: at("03:00:01") };
  expect(scanTime(clock, at("03:00:01"))).toEqual({
    at: at("03:00:00"),
    isLate: false,
    isClockOff: false,
  });
});

test("a scan that waited three hours keeps its time and is marked late", () => {
  const clock = { scannedAt: at("03:00:00"), sentAt: at("06:00:00") };
  expect(scanTime(clock, at("06:00:00"))).toEqual({
    at: at("03:00:00"),
    isLate: true,
    isClockOff: false,
  });
});

test.each(["06:00:00", "00:00:00"])(
  "a clock three hours off, at %s, is corrected and marked",
  (sent) => {
    const sentAt = at(sent);
    const clock = { scannedAt: new Date(sentAt.getTime() - 5_000), sentAt };
    expect(scanTime(clock, at("03:00:00"))).toEqual({
      at: at("02:59:55"),
      isLate: false,
      isClockOff: true,
    });
  },
);

test("two minutes are neither late nor a wrong clock, and a millisecond more is both", () => {
  const exact = { scannedAt: at("03:00:00"), sentAt: at("03:02:00") };
  expect(scanTime(exact, at("03:04:00"))).toMatchObject({ isLate: false, isClockOff: false });
  const more = { scannedAt: at("03:00:00"), sentAt: new Date(at("03:02:00").getTime() + 1) };
  expect(scanTime(more, new Date(at("03:04:00").getTime() + 2))).toMatchObject({
    isLate: true,
    isClockOff: true,
  });
});

test("a clock that was set back while the scan waited never puts it after now", () => {
  const clock = { scannedAt: at("05:00:00"), sentAt: at("03:00:00") };
  expect(scanTime(clock, at("03:00:10"))).toEqual({
    at: at("03:00:10"),
    isLate: false,
    isClockOff: true,
  });
});

test.each(["1970-01-01T00:05:00Z", "2019-12-31T23:59:59Z"])(
  "a device's time of %s is replaced by the host's and marked, whether its clock was set since or not",
  (time) => {
    const scannedAt = new Date(time);
    const now = at("03:00:00");
    const replaced = { at: now, isLate: false, isClockOff: true };
    const reset = new Date(scannedAt.getTime() + 3 * 3_600_000);
    for (const sentAt of [scannedAt, reset, now]) {
      expect(scanTime({ scannedAt, sentAt }, now)).toEqual(replaced);
    }
  },
);

test("the first instant of 2020 is a credible time", () => {
  const scannedAt = new Date("2020-01-01T00:00:00Z");
  const clock = { scannedAt, sentAt: at("03:00:00") };
  expect(scanTime(clock, at("03:00:00"))).toMatchObject({ at: scannedAt, isClockOff: false });
});

test("a time more than 24 h before the device's previous scan is replaced and marked, 24 h is not", () => {
  const now = at("12:00:00");
  const previousAt = at("11:00:00");
  const before = new Date(previousAt.getTime() - 24 * 3_600_000);
  const clock = { scannedAt: before, sentAt: now };
  expect(scanTime(clock, now, previousAt)).toEqual({
    at: before,
    isLate: true,
    isClockOff: false,
  });
  const more = { scannedAt: new Date(before.getTime() - 1), sentAt: now };
  expect(scanTime(more, now, previousAt)).toEqual({ at: now, isLate: false, isClockOff: true });
});

test("a scan that is sent in its own instant has a right clock", () => {
  const clock = { scannedAt: at("03:00:00"), sentAt: at("03:00:00") };
  expect(scanTime(clock, at("03:00:00"))).toMatchObject({ isLate: false, isClockOff: false });
});

test("a time was replaced if it is from before 2020, or if a queued scan has its arrival's time", () => {
  const receivedAt = at("06:00:00");
  const waited = { scannedAt: at("03:00:00"), sentAt: at("06:00:00"), receivedAt };
  expect(isReplaced({ ...waited, at: receivedAt })).toBe(true);
  expect(isReplaced({ ...waited, at: at("03:00:00") })).toBe(false);
  // A scan that is sent in its own instant keeps its time.
  expect(isReplaced({ ...waited, scannedAt: waited.sentAt, at: receivedAt })).toBe(false);
  const first = new Date("2020-01-01T00:00:00Z");
  expect(isReplaced({ ...waited, scannedAt: first, at: first })).toBe(false);
  const before = new Date(first.getTime() - 1);
  expect(isReplaced({ ...waited, scannedAt: before, at: before })).toBe(true);
});
