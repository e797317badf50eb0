import { useSearchParams } from "react-router-dom";
import { calendarDate } from "../../../contract/fields";
import { indiaDate } from "../../../contract/indiaTime";

/** The date whose attendance is shown: the address's own, or else today in India, never a later one. */
export function useChosenDate() {
  const [search, setSearch] = useSearchParams();
  const today = indiaDate(new Date());
  const asked = calendarDate().safeParse(search.get("date"));
  const date = asked.success && asked.data <= today ? asked.data : today;
  const choose = (chosen: string) => setSearch({ date: chosen }, { replace: true });
  return { date, today, choose };
}
