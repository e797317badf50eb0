import { useGetList, useListContext, useTranslate } from "react-admin";
import { maxRows } from "../../../contract/list";
import type { MonthlySalary } from "../../../contract/salary";
import type { ListRow } from "../../api/readRow";
import { Figures } from "../layout/Figures";
import { formatterFor } from "../schema/formatterFor";
import { salaryTotals } from "./salaryTotals";

const everybody = { page: 1, perPage: maxRows };
const toldByTheList = { onError: () => undefined };

/** The month's totals over all pages of the list, as it is filtered. */
export function SalaryTotals() {
  const translate = useTranslate();
  const { filterValues, sort } = useListContext();
  const { data } = useGetList<ListRow<MonthlySalary>>(
    "salaries",
    { pagination: everybody, filter: filterValues, sort },
    toldByTheList,
  );
  if (data === undefined) return null;
  const { salary, overtime } = salaryTotals(data);
  const figures = [
    { label: "people", value: String(data.length) },
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
