import { hasFeature } from "../../api/session";
import { OpenExceptionsNote } from "../corrections/exports";
import { MonthPanel } from "./month/MonthPanel";
import SalaryTotals from "./SalaryTotals";
import { useSalaryMonth } from "./useSalaryMonth";

/** What is to be known of the month before its rows: what is open in it, and what it comes to. */
export default function SalarySummary() {
  const { month } = useSalaryMonth();
  return (
    <>
      {hasFeature("payroll") ? <MonthPanel month={month} /> : <OpenExceptionsNote />}
      <SalaryTotals />
    </>
  );
}
