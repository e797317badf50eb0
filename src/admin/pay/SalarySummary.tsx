import { useListContext } from "react-admin";
import { hasFeature } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { Figures } from "../layout/Figures";
import { formatterFor } from "../schema/formatterFor";
import { useListSummary } from "../schema/useListSummary";
import { ScreensBelow } from "../shell/ScreensBelow";
import { salaryTexts } from "./texts";

export default function SalarySummary() {
  return (
    <>
      <ScreensBelow name="salaries" />
      <SalaryTotals />
    </>
  );
}

const none = { sum: 0, missing: 0 };

function SalaryTotals() {
  const text = useTexts(salaryTexts);
  const { filterValues } = useListContext();
  // Hours to the hundredth do not add up to the minute.
  const overtimeField = hasFeature("payroll") ? "totalOvertimeMinutes" : "totalOvertimeHours";
  const sums = [overtimeField, "totalSalaryThisMonth"];
  const summary = useListSummary("salaries", filterValues, { sums, choices: [] });
  if (summary === undefined) return null;
  const { [overtimeField]: overtime = none, totalSalaryThisMonth: salary = none } = summary.sums;
  const hours = hasFeature("payroll") ? overtime.sum / 60 : overtime.sum;
  const figures = [
    { label: "people", value: String(summary.total) },
    { label: "overtime", value: formatterFor.hours(hours), missing: overtime.missing },
    { label: "salary", value: formatterFor.rupees(salary.sum), missing: salary.missing },
  ] as const;
  return (
    <Figures
      label={text("totals.title")}
      figures={figures.map((figure) => ({ ...figure, label: text(`totals.${figure.label}`) }))}
    />
  );
}
