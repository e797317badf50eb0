import type { AttendanceRow } from "../../../contract/attendance";
import { sumOf } from "../../../domain/lists/summarize";
import type { LenientRow } from "../../api/readRow";
import { hasFeature } from "../../api/session";

type Day = Pick<LenientRow<AttendanceRow>, "status" | "overtimeHours">;

/** The numbers of people present and absent on a day, and the sum of their overtime in hours, exact to the minute. */
export const attendanceSummary = (rows: readonly Day[]) => ({
  present: rows.filter(({ status }) => status === "PRESENT").length,
  absent: rows.filter(({ status }) => status === "ABSENT").length,
  overtime: sumOf(
    rows.map((row) => row.overtimeHours),
    hasFeature("payroll") ? 60 : 100,
  ),
});
