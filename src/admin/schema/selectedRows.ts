import { type RaRecord, useListContext } from "react-admin";
import { maxTogether } from "../../../contract/list";
import { whileSignedIn } from "../sessionEnd";

/** Returns a function that reads the selected rows, also the rows of other pages. */
export function useSelectedRows<Row extends RaRecord>() {
  const { data = [], selectedIds } = useListContext<Row>();
  const readRows = useListRows<Row>();
  return async (): Promise<readonly Row[]> => {
    const isOnPage = selectedIds.every((id) => data.some((row) => row.id === id));
    const rows = isOnPage ? data : await readRows();
    return rows.filter(({ id }) => selectedIds.includes(id));
  };
}

/** Reads the rows of all pages of a list, up to the maximum of one bulk action. */
export function useListRows<Row extends RaRecord>() {
  const { getData } = useListContext<Row>();
  return async () =>
    (await whileSignedIn(Promise.resolve(getData?.({ maxResults: maxTogether })))) ?? [];
}
