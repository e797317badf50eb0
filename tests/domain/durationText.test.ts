import { expect, test } from "vitest";
import { AttendanceRow } from "../../contract/attendance";
import { exportedCells } from "../../contract/list";
import { durationText, hoursText } from "../../domain/numbers";

test.each([
  [0, "0 min"],
  [17, "17 min"],
  [60, "1 h"],
  [497, "8 h 17 min"],
  [74_105, "1,235 h 5 min"],
])("%i minutes are %s", (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

test.each([
  [0.33, "20 min"],
  [11.97, "11 h 58 min"],
  [8, "8 h"],
  [7.999, "8 h"],
])("%d hours, as the specification's fields have them, are %s", (hours, text) => {
  expect(hoursText(hours)).toBe(text);
});

test("hours to the hundredth name their minute", () => {
  for (let minutes = 0; minutes <= 2 * 24 * 60; minutes += 1) {
    expect(hoursText(Math.round((minutes * 100) / 60) / 100)).toBe(durationText(minutes));
  }
});

test("our own host's files have hours in words, another host's files its numbers", () => {
  const columns = { columns: ["name", "overtimeHours"], headings: ["Name", "Overtime Hours"] };
  const row = { name: "Asha", overtimeHours: 1.33 };
  expect(exportedCells(AttendanceRow, row, columns)).toEqual(["Asha", "1 h 20 min"]);
  expect(exportedCells(AttendanceRow, row, columns, (hours) => hours)).toEqual(["Asha", 1.33]);
});
