import type { AttendanceRow } from "../../../../contract/attendance";

type Day = Pick<AttendanceRow, "status" | "overtimeHours">;

/** How many were there on a day and how many were not, and their overtime in hours together. */
export const attendanceSummary = (rows: readonly Day[]) => ({
  present: rows.filter(({ status }) => status === "PRESENT").length,
  absent: rows.filter(({ status }) => status === "ABSENT").length,
  overtimeHours:
    rows.reduce((hundredths, row) => hundredths + Math.round(row.overtimeHours * 100), 0) / 100,
});
