import { useListContext } from "react-admin";
import { indiaDate } from "../../../domain/indiaTime";
import { useTexts } from "../../texts/useTexts";
import { DateField } from "../layout/DateField";
import { leaveActionTexts } from "./texts";

/** The date of the listed balances. */
export default function LeaveDate() {
  const text = useTexts(leaveActionTexts);
  const { filterValues, setFilters } = useListContext();
  const { date = indiaDate(new Date()), ...others } = filterValues;
  return (
    <DateField
      type="date"
      label={text("date")}
      value={String(date)}
      onChange={({ target }) => {
        if (target.value !== "") setFilters({ ...others, date: target.value });
      }}
      sx={{ width: { xs: "100%", sm: 200 } }}
    />
  );
}
