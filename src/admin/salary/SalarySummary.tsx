import { hostCan } from "../../api/session";
import { OpenExceptionsNote } from "../corrections/exports";
import SalaryTotals from "./SalaryTotals";
import { useSalaryMonth } from "./useSalaryMonth";

/** What is to be known of the month before its rows: open exceptions, and what it comes to. */
export default function SalarySummary() {
  const { month } = useSalaryMonth();
  return (
    <>
      <OpenExceptionsNote {...(hostCan("payroll") && { month })} />
      <SalaryTotals />
    </>
  );
}
