import { MenuItem } from "@mui/material";
import { useListContext, useTranslate } from "react-admin";
import { indiaDate } from "../../../contract/indiaTime";
import { monthText } from "../formatMoment";
import { FieldInput, type FieldInputProps } from "../schema/FieldInput";

/** How many months before the present one can be chosen. */
const monthsBack = 12;

/** The months that can be chosen on a date, the latest first; one that is chosen already is among them. */
export function monthsUntil(date: string, chosen?: unknown): readonly string[] {
  const months = Array.from({ length: monthsBack + 1 }, (_, back) => {
    const first = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
    first.setUTCMonth(first.getUTCMonth() - back);
    return first.toISOString().slice(0, 7);
  });
  const isOther = typeof chosen === "string" && chosen !== "" && !months.includes(chosen);
  return isOther ? [...months, chosen] : months;
}

/** A month of the last year; without one, the present month and the one before. */
export default function MonthInput(props: FieldInputProps) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  return (
    <FieldInput {...props} select>
      <MenuItem value="">{translate("resources.exceptions.latest")}</MenuItem>
      {monthsUntil(indiaDate(new Date()), filterValues.month).map((month) => (
        <MenuItem key={month} value={month}>
          {monthText(month)}
        </MenuItem>
      ))}
    </FieldInput>
  );
}
