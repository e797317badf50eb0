import { MenuItem } from "@mui/material";
import { useListContext, useTranslate } from "react-admin";
import { indiaDate } from "../../../domain/indiaTime";
import { shownMonth } from "../formatMoment";
import { monthsUntil } from "../layout/PeriodInputs";
import { FieldInput, type FieldInputProps } from "../schema/FieldInput";

export default function MonthInput(props: FieldInputProps) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  return (
    <FieldInput {...props} select>
      <MenuItem value="">{translate("resources.exceptions.latest")}</MenuItem>
      {monthsUntil(indiaDate(new Date()), filterValues.month).map((month) => (
        <MenuItem key={month} value={month}>
          {shownMonth(month)}
        </MenuItem>
      ))}
    </FieldInput>
  );
}
