import { useListContext } from "react-admin";
import { indiaDate } from "../../../domain/indiaTime";
import { DateField } from "./DateField";

interface ListDateProps {
  readonly label: string;
  /** The last day that can be chosen. */
  readonly last?: string;
}

/** Chooses the day whose end a list shows. Without a choice it is today. */
export function ListDate({ label, last }: ListDateProps) {
  const { filterValues, setFilters } = useListContext();
  const { date = indiaDate(new Date()), ...others } = filterValues;
  return (
    <DateField
      type="date"
      label={label}
      value={String(date)}
      {...(last !== undefined && { last })}
      onChange={({ target }) => {
        if (target.value !== "") setFilters({ ...others, date: target.value });
      }}
      sx={{ width: { xs: "100%", sm: 200 } }}
    />
  );
}
