import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readMoment } from "../../src/api/readMoment";

const at = "2026-11-21T12:38:00.000Z";

describe.each(["Asia/Kolkata", "America/New_York", "Asia/Tokyo"])("in %s", (zone) => {
  beforeEach(() => void vi.stubEnv("TZ", zone));
  afterEach(() => void vi.unstubAllEnvs());

  test.each([
    ["2026-11-21T12:38:00Z"],
    ["2026-11-21T12:38:00.000Z"],
    ["2026-11-21T12:38:00.000000Z"],
    ["2026-11-21T18:08:00+05:30"],
    ["2026-11-21T18:08:00.000+0530"],
    ["2026-11-21T12:38:00+00"],
    ["2026-11-21T18:08:00+05:30[Asia/Kolkata]"],
    ["2026-11-21T18:08:00"],
    ["2026-11-21T18:08"],
    ["2026-11-21 18:08:00"],
    ["2026-11-21 06:08 PM"],
    ["21-11-2026 18:08"],
    ["21/11/2026, 6:08 pm"],
    ["Nov 21, 2026, 6:08:00 PM"],
    ["Sat Nov 21 18:08:00 IST 2026"],
    ["Sat, 21 Nov 2026 12:38:00 GMT"],
    [Date.parse(at)],
    [Date.parse(at) / 1000],
    [String(Date.parse(at))],
    [[2026, 11, 21, 18, 8]],
    [[2026, 11, 21, 18, 8, 0, 0]],
  ])("%s is an instant", (written) => {
    expect(readMoment(written)).toBe(at);
  });

  test.each([
    ["2026-11-21"],
    ["21-11-2026"],
    ["21/11/2026"],
    ["2026/11/21"],
    [[2026, 11, 21]],
    ["Nov 21, 2026"],
  ])("%s is a date", (written) => {
    expect(readMoment(written)).toBe("2026-11-21");
  });
});

test.each([
  ["18:08"],
  ["18:08:00"],
  ["18:08:00.123"],
  ["6:08 pm"],
  ["06:08 PM"],
  [[18, 8]],
  [[18, 8, 0]],
])("%s is a time of day", (written) => expect(readMoment(written)).toBe("18:08:00"));

test.each([
  [""],
  ["soon"],
  ["null"],
  ["Invalid Date"],
  ["2026-02-31"],
  ["2026-02-31T12:38:00.000Z"],
  ["2026-11-21T24:00:00.000Z"],
  ["2026-13-01"],
  ["31-02-2026"],
  ["25:00"],
  ["0000-00-00 00:00:00"],
  [0],
  [5],
  [Number.NaN],
  [null],
  [undefined],
  [true],
  [{}],
  [[]],
  [[2026]],
  [["a", "b"]],
])("%s is none", (written) => expect(readMoment(written)).toBeUndefined());

test("a fraction of a second is kept", () => {
  expect(readMoment("2026-11-21T18:08:00.5")).toBe("2026-11-21T12:38:00.500Z");
});
