import { expect, test } from "vitest";
import { lastPlanned, plannedSpansOn } from "../../../domain/stages/machineFigures";

const at = (text: string) => Date.parse(`${text}+05:30`);
const day = { runsFrom: "08:00", runsTo: "16:30", breakFrom: null, breakTo: null };

test("a break divides the planned time of a day", () => {
  expect(plannedSpansOn("2026-11-30", { ...day, breakFrom: "12:30", breakTo: "13:00" })).toEqual([
    { from: at("2026-11-30T08:00"), to: at("2026-11-30T12:30") },
    { from: at("2026-11-30T13:00"), to: at("2026-11-30T16:30") },
  ]);
});

test("a night and its break belong to the date on which the night begins", () => {
  const night = { runsFrom: "22:00", runsTo: "06:00", breakFrom: "02:00", breakTo: "02:30" };
  expect(plannedSpansOn("2026-11-30", night)).toEqual([
    { from: at("2026-11-30T22:00"), to: at("2026-12-01T02:00") },
    { from: at("2026-12-01T02:30"), to: at("2026-12-01T06:00") },
  ]);
  expect(lastPlanned(() => night, at("2026-12-01T03:00")).from).toBe(at("2026-11-30T22:00"));
});

test("equal times plan a whole day, and a break outside the planned time takes nothing", () => {
  const whole = { ...day, runsFrom: "06:00", runsTo: "06:00" };
  expect(plannedSpansOn("2026-11-30", whole)).toEqual([
    { from: at("2026-11-30T06:00"), to: at("2026-12-01T06:00") },
  ]);
  expect(plannedSpansOn("2026-11-30", { ...day, breakFrom: "18:00", breakTo: "19:00" })).toEqual([
    { from: at("2026-11-30T08:00"), to: at("2026-11-30T16:30") },
  ]);
});
