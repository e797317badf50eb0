import { expect, test } from "vitest";
import {
  hoursOn,
  isSecondOrFourthSaturday,
  lastPlannedOf,
  type MachineTimes,
  plannedDateOf,
  rateOn,
} from "../../../domain/stages/machineTimes";

const at = (text: string) => Date.parse(`${text}+05:30`);
const usual = { runsFrom: "08:00", runsTo: "16:00", breakFrom: null, breakTo: null };
const first: MachineTimes = { validFrom: "1970-01-01", ratePerHour: 900, ...usual };

test("a change from 1 December leaves the rate and the hours of November", () => {
  const rows = [first, { ...first, validFrom: "2026-12-01", ratePerHour: 500, runsTo: "12:00" }];
  expect([rateOn(rows, "2026-11-30"), rateOn(rows, "2026-12-01")]).toEqual([900, 500]);
  expect(hoursOn(rows, "2026-11-30")?.runsTo).toBe("16:00");
  expect(hoursOn(rows, "2026-12-01")?.runsTo).toBe("12:00");
});

test("a weekday has its own hours, or none", () => {
  const rows = [{ ...first, saturday: "08:00-13:00", sunday: "OFF" }];
  expect(hoursOn(rows, "2026-11-27")).toEqual(usual);
  expect(hoursOn(rows, "2026-11-28")).toEqual({ ...usual, runsTo: "13:00" });
  expect(hoursOn(rows, "2026-11-29")).toBeUndefined();
  expect(lastPlannedOf(rows, at("2026-11-29T10:00"))).toEqual({
    from: at("2026-11-28T08:00"),
    to: at("2026-11-28T13:00"),
  });
});

test("the second and the fourth Saturday of a month are off", () => {
  const november = ["07", "14", "21", "28"].map((day) => `2026-11-${day}`);
  expect(november.map(isSecondOrFourthSaturday)).toEqual([false, true, false, true]);
  expect(isSecondOrFourthSaturday("2026-08-29")).toBe(false);
  expect(isSecondOrFourthSaturday("2026-11-13")).toBe(false);
  const rows = [{ ...first, secondFourthSaturdayOff: true, saturday: "08:00-13:00" }];
  expect(hoursOn(rows, "2026-11-14")).toBeUndefined();
  expect(hoursOn(rows, "2026-11-21")?.runsTo).toBe("13:00");
});

test("a machine without any hours has an empty planned time", () => {
  const off = { ...first, monday: "OFF", tuesday: "OFF", wednesday: "OFF", thursday: "OFF" };
  const rows = [{ ...off, friday: "OFF", saturday: "OFF", sunday: "OFF" }];
  const { from, to } = lastPlannedOf(rows, at("2026-11-29T10:00"));
  expect(from).toBe(to);
});

test("a night over midnight belongs to the date on which it began, also before a day off", () => {
  const rows = [{ ...first, runsFrom: "22:00", runsTo: "06:00", saturday: "OFF" }];
  const dateAt = (text: string) => plannedDateOf(rows, at(text));
  expect(dateAt("2026-11-27T03:00")).toBe("2026-11-26");
  expect(dateAt("2026-11-27T21:00")).toBe("2026-11-26");
  expect(dateAt("2026-11-27T22:00")).toBe("2026-11-27");
  expect(dateAt("2026-11-28T06:30")).toBe("2026-11-27");
  expect(dateAt("2026-11-28T15:00")).toBe("2026-11-28");
  expect(plannedDateOf([first], at("2026-11-28T03:00"))).toBe("2026-11-28");
});
