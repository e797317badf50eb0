import { hasFeature } from "../../api/session";
import { OpenExceptionsNote } from "../corrections/exports";
import { MonthPanel } from "./month/MonthPanel";
import SalaryTotals from "./SalaryTotals";
import { useSalaryMonth } from "./useSalaryMonth";

/** A summary above the month's rows: open points and totals. */
export default function SalarySummary() {
  const { month } = useSalaryMonth();
  return (
    <>
      {hasFeature("payroll") ? <MonthPanel month={month} /> : <OpenExceptionsNote />}
      <SalaryTotals />
    </>
  );
}
