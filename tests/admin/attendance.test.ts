import { expect, test } from "vitest";
import { attendanceSummary } from "../../src/admin/pages/attendance/attendanceSummary";
import { indiaDate, indiaTime } from "../../src/admin/pages/attendance/indiaClock";
import { salaryTotals } from "../../src/admin/pages/salary/salaryTotals";

test("a time is told on India's clock, in 12 hours", () => {
  expect(indiaTime("2026-03-02T03:31:00Z")).toBe("09:01 am");
  expect(indiaTime("2026-03-02T13:01:00+00:00")).toBe("06:31 pm");
});

test("a time without an offset is India's already", () => {
  expect(indiaTime("2026-03-02T09:01:00")).toBe("09:01 am");
});

test("India's date is a day ahead of London's in the evening", () => {
  expect(indiaDate(new Date("2026-03-01T18:29:00Z"))).toBe("2026-03-01");
  expect(indiaDate(new Date("2026-03-01T18:30:00Z"))).toBe("2026-03-02");
});

test("a day's sums count who came and who did not, and add hundredths exactly", () => {
  const rows = [
    { status: "PRESENT", overtimeHours: 0.1 },
    { status: "PRESENT", overtimeHours: 0.2 },
    { status: "ABSENT", overtimeHours: 0 },
  ] as const;
  expect(attendanceSummary(rows)).toEqual({ present: 2, absent: 1, overtimeHours: 0.3 });
});

test("a month's wages add up to the paisa", () => {
  const row = { totalSalaryThisMonth: 0.1, totalOvertimeHours: 0.7 };
  expect(salaryTotals([row, row, row])).toEqual({ salary: 0.3, overtimeHours: 2.1 });
});
