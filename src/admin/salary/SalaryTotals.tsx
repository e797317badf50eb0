import { useListContext, useTranslate } from "react-admin";
import { Figures } from "../layout/Figures";
import { formatterFor } from "../schema/formatterFor";
import { useListSummary } from "../schema/useListSummary";

const figuresToAdd = { sums: ["totalOvertimeHours", "totalSalaryThisMonth"], choices: [] };
const none = { sum: 0, missing: 0 };

/** The month's totals over all pages of the list, as it is filtered. */
export default function SalaryTotals() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const summary = useListSummary("salaries", filterValues, figuresToAdd);
  if (summary === undefined) return null;
  const { totalOvertimeHours: overtime = none, totalSalaryThisMonth: salary = none } = summary.sums;
  const figures = [
    { label: "people", value: String(summary.total) },
    { label: "overtime", value: formatterFor.number(overtime.sum), missing: overtime.missing },
    { label: "salary", value: formatterFor.rupees(salary.sum), missing: salary.missing },
  ];
  return (
    <Figures
      label={translate("plant.salary.totals.title")}
      figures={figures.map((figure) => ({
        ...figure,
        label: translate(`plant.salary.totals.${figure.label}`),
      }))}
    />
  );
}
