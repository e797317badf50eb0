import { expect, test } from "vitest";
import { defaultCalendar, prepareDaysOff } from "../../../server/calendar/readCalendar";

const dayOff = prepareDaysOff({
  ...defaultCalendar,
  weeklyOffs: [
    { unit: "A", weekday: "SUNDAY" },
    { unit: "B", weekday: "FRIDAY" },
  ],
  holidays: [
    { date: "2026-10-02", name: "Gandhi Jayanti" },
    { date: "2026-11-01", name: "Karnataka Rajyotsava" },
  ],
});

test("each unit has its own weekly off", () => {
  expect(dayOff("A", "2026-11-22")).toEqual({ kind: "WEEKLY_OFF" });
  expect(dayOff("B", "2026-11-22")).toBeUndefined();
  expect(dayOff("B", "2026-11-20")).toEqual({ kind: "WEEKLY_OFF" });
});

test("a holiday is one for all units, and nothing more on a weekly off", () => {
  // A Friday, and a Sunday.
  expect(dayOff("A", "2026-10-02")).toEqual({ kind: "HOLIDAY", name: "Gandhi Jayanti" });
  expect(dayOff("B", "2026-10-02")).toEqual({ kind: "WEEKLY_OFF" });
  expect(dayOff("A", "2026-11-01")).toEqual({ kind: "WEEKLY_OFF" });
  expect(dayOff("B", "2026-11-01")).toMatchObject({ kind: "HOLIDAY" });
});

test("a unit without a weekly off works every day", () => {
  const never = prepareDaysOff({ ...defaultCalendar, weeklyOffs: [] });
  expect(never("A", "2026-11-22")).toBeUndefined();
});
