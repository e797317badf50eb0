import { MenuItem, TextField } from "@mui/material";
import { useState } from "react";
import { useListContext } from "react-admin";
import { isOwnHost } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { shownMonth } from "../formatMoment";
import { DateField } from "../layout/DateField";
import { Figures } from "../layout/Facts";
import { monthsUntil } from "../layout/PeriodInputs";
import { DelayedProgress } from "../layout/QueryResult";
import { formatterFor } from "../schema/formatterFor";
import { ScreensBelow } from "../shell/ScreensBelow";
import { useListSummary } from "../useHostQuery";
import { MonthPanel } from "./month/MonthPanel";
import { useSalaryMonth } from "./PayslipLink";
import { payslipTexts } from "./payslip/texts";
import { salaryTexts } from "./texts";

const earlier = "earlier";

/** The month that the list shows: its choice, its state and its next step. Another host has the present month alone. */
export function SalaryMonth() {
  const { month } = useSalaryMonth();
  if (!isOwnHost()) return null;
  return (
    <>
      <MonthChoice />
      <MonthPanel month={month} />
    </>
  );
}

function MonthChoice() {
  const text = useTexts(payslipTexts);
  const { filterValues, setFilters } = useListContext();
  const { month, present } = useSalaryMonth();
  const [isAsking, setAsking] = useState(false);
  const choose = (chosen: string) => {
    const { month: _, ...others } = filterValues;
    setFilters(chosen === present ? others : { ...others, month: chosen });
  };
  if (isAsking)
    return (
      <DateField
        type="month"
        autoFocus
        label={text("month")}
        value={month}
        last={present}
        onChange={({ target }) => target.value !== "" && choose(target.value)}
        sx={{ width: { xs: "100%", sm: 200 } }}
      />
    );
  return (
    <TextField
      select
      label={text("month")}
      value={month}
      onChange={({ target }) => (target.value === earlier ? setAsking(true) : choose(target.value))}
      sx={{ width: { xs: "100%", sm: 200 } }}
    >
      {monthsUntil(present, month).map((each) => (
        <MenuItem key={each} value={each}>
          {shownMonth(each)}
        </MenuItem>
      ))}
      <MenuItem value={earlier}>{text("earlierMonth")}</MenuItem>
    </TextField>
  );
}

export function SalarySummary() {
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
  // Hours to the hundredth do not add up to the minute. Our own host has the minutes too.
  const [overtimeField, perHour] = isOwnHost()
    ? (["totalOvertimeMinutes", 60] as const)
    : (["totalOvertimeHours", 1] as const);
  const sums = [overtimeField, "totalSalaryThisMonth"];
  const { data: summary, isPending } = useListSummary("salaries", filterValues, {
    sums,
    choices: [],
  });
  if (summary === undefined) return isPending && <DelayedProgress />;
  const { [overtimeField]: overtime = none, totalSalaryThisMonth: salary = none } = summary.sums;
  const figures = [
    { label: "people", value: String(summary.total) },
    {
      label: "overtime",
      value: formatterFor.hours(overtime.sum / perHour),
      missing: overtime.missing,
    },
    { label: "salary", value: formatterFor.rupees(salary.sum), missing: salary.missing },
  ] as const;
  return (
    <Figures
      label={text("totals.title")}
      figures={figures.map((figure) => ({ ...figure, label: text(`totals.${figure.label}`) }))}
    />
  );
}
