/** What a row adds to the totals: rupees and hours. */
interface Earned {
  readonly totalSalaryThisMonth: number;
  readonly totalOvertimeHours: number;
}

/** Sums in paise and in hundredths of an hour: decimals of binary fractions do not add up. */
const sum = (figures: readonly number[]) =>
  figures.reduce((total, figure) => total + Math.round(figure * 100), 0) / 100;

/** The month's wages in rupees and overtime in hours, of all rows together. */
export const salaryTotals = (rows: readonly Earned[]) => ({
  salary: sum(rows.map((row) => row.totalSalaryThisMonth)),
  overtimeHours: sum(rows.map((row) => row.totalOvertimeHours)),
});
