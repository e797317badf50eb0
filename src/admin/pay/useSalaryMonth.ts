import { useListContext } from "react-admin";
import { month as monthField } from "../../../contract/fields";
import { indiaDate } from "../../../domain/indiaTime";

const Month = monthField();

/** The month whose salaries the list shows: the chosen month, or the present month. */
export function useSalaryMonth() {
  const { filterValues } = useListContext();
  const present = indiaDate(new Date()).slice(0, 7);
  const chosen = Month.safeParse(filterValues.month);
  return { present, month: chosen.success ? chosen.data : present };
}
