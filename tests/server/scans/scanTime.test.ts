import { expect, test } from "vitest";
import { scanTime } from "../../../server/scans/scanTime";

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

test("a scan that is sent at once by a right clock is taken as it is", () => {
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
