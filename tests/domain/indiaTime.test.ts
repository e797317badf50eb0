import { afterEach, describe, expect, test, vi } from "vitest";
import { validate } from "../../contract/errors";
import { birthDate, instant } from "../../contract/fields";
import {
  datesOfMonthUntil,
  endOfIndiaDate,
  indiaDate,
  startOfIndiaDate,
} from "../../domain/indiaTime";

test.each([
  // 23:59:59.999, 00:00, 00:30, 05:29:59 and 05:30 in India.
  ["2026-03-31T18:29:59.999Z", "2026-03-31"],
  ["2026-03-31T18:30:00.000Z", "2026-04-01"],
  ["2026-03-31T19:00:00.000Z", "2026-04-01"],
  ["2026-03-31T23:59:59.000Z", "2026-04-01"],
  ["2026-04-01T00:00:00.000Z", "2026-04-01"],
  ["2026-12-31T18:30:00.000Z", "2027-01-01"],
  ["2028-02-28T20:00:00.000Z", "2028-02-29"],
])("at %s it is %s in India", (instant, date) => {
  expect(indiaDate(new Date(instant))).toBe(date);
});

test("a date in India lasts from 18:30 UTC of the day before to 18:30 UTC", () => {
  expect(startOfIndiaDate("2026-04-01").toISOString()).toBe("2026-03-31T18:30:00.000Z");
  expect(endOfIndiaDate("2026-04-01").toISOString()).toBe("2026-04-01T18:30:00.000Z");
});

test("the dates of a month run from its first to the day asked for", () => {
  expect(datesOfMonthUntil("2026-11-03")).toEqual(["2026-11-01", "2026-11-02", "2026-11-03"]);
  expect(datesOfMonthUntil("2026-11-01")).toEqual(["2026-11-01"]);
  expect(datesOfMonthUntil("2028-02-29")).toHaveLength(29);
});

describe.each(["America/New_York", "Asia/Tokyo"])("where the clock is %s's", (zone) => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  test("a date-time without an offset is India's", () => {
    vi.stubEnv("TZ", zone);
    const read = validate(instant(), "2026-03-01T10:00");
    expect(read.ok && new Date(read.value).toISOString()).toBe("2026-03-01T04:30:00.000Z");
    expect(validate(instant(), "2026-03-01T10:00:00+01:00")).toMatchObject({
      value: "2026-03-01T10:00:00+01:00",
    });
  });

  test("today is India's", () => {
    vi.stubEnv("TZ", zone);
    // In India it is already the second of March.
    vi.useFakeTimers({ now: Date.parse("2026-03-01T18:30:00Z") });
    expect(validate(birthDate(), "2026-03-01")).toMatchObject({ ok: true });
    expect(validate(birthDate(), "2026-03-02")).toMatchObject({ ok: false });
  });
});
