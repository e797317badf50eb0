import { expect, test } from "vitest";
import { attendanceSummary } from "../../../src/admin/attendance/AttendancePage";
import { indiaTime } from "../../../src/admin/formatMoment";

test("a time is told on India's clock, in 12 hours", () => {
  expect(indiaTime("2026-03-02T03:31:00Z")).toBe("9:01 am");
  expect(indiaTime("2026-03-02T13:01:00+00:00")).toBe("6:31 pm");
});

test("a time without an offset is India's already", () => {
  expect(indiaTime("2026-03-02T09:01:00")).toBe("9:01 am");
});

test("a day's sums count who came and who did not, and add hundredths exactly", () => {
  const rows = [
    { status: "PRESENT", overtimeHours: 0.1 },
    { status: "PRESENT", overtimeHours: 0.2 },
    { status: "ABSENT", overtimeHours: 0 },
  ] as const;
  expect(attendanceSummary(rows)).toEqual({
    present: 2,
    absent: 1,
    notDue: 0,
    off: 0,
    overtime: { sum: 0.3, missing: 0 },
  });
});

test("nobody is absent whose shift has not begun, or who is off or on leave", () => {
  const absent = { status: "ABSENT", overtimeHours: 0 } as const;
  const rows = [
    absent,
    { ...absent, isNotDue: true },
    { ...absent, dayKind: "WEEKLY_OFF" },
    { ...absent, dayKind: "HALF_LEAVE", isNotDue: true },
    { ...absent, status: "PRESENT", dayKind: "HOLIDAY" },
  ] as const;
  expect(attendanceSummary(rows)).toMatchObject({ present: 1, absent: 1, notDue: 1, off: 2 });
});
