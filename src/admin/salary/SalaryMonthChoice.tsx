import { MenuItem, TextField } from "@mui/material";
import { useListContext } from "react-admin";
import { hostCan } from "../../api/session";
import { monthText } from "../formatMoment";
import { monthsUntil } from "../months";
import { useScreenTexts } from "../useScreenTexts";
import { payslipTexts } from "./payslip/screenTexts";
import { useSalaryMonth } from "./useSalaryMonth";

/** Chooses the month of the list, on a host that can work out any. */
export default function SalaryMonthChoice() {
  const text = useScreenTexts(payslipTexts);
  const { filterValues, setFilters } = useListContext();
  const { month, present } = useSalaryMonth();
  if (!hostCan("payroll")) return null;
  const choose = (chosen: string) => {
    const { month: _, ...others } = filterValues;
    setFilters(chosen === present ? others : { ...others, month: chosen });
  };
  return (
    <TextField
      select
      label={text("month")}
      value={month}
      onChange={({ target }) => choose(target.value)}
      sx={{ width: { xs: "100%", sm: 200 } }}
    >
      {monthsUntil(present, month).map((each) => (
        <MenuItem key={each} value={each}>
          {monthText(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}
