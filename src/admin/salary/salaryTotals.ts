import type { MonthlySalary } from "../../../contract/salary";
import type { LenientRow } from "../../api/readRow";
import { sumOf } from "../../api/sumOf";

/** What a row adds to the totals: rupees and hours. */
type Earned = Pick<LenientRow<MonthlySalary>, "totalSalaryThisMonth" | "totalOvertimeHours">;

/** The month's wages in rupees and overtime in hours, of all rows together. */
export const salaryTotals = (rows: readonly Earned[]) => ({
  salary: sumOf(
    rows.map((row) => row.totalSalaryThisMonth),
    100,
  ),
  overtime: sumOf(
    rows.map((row) => row.totalOvertimeHours),
    100,
  ),
});
