import { useSearchParams } from "react-router-dom";
import type { BoardFilter } from "./filterOrders";

/** The board's filter, kept in the address: a reload and Back find it as it was. */
export function useBoardFilter() {
  const [search, setSearch] = useSearchParams();
  const filter: BoardFilter = {
    client: search.get("client") ?? "",
    product: search.get("product") ?? "",
  };
  const setFilter = (changed: BoardFilter) =>
    setSearch(
      Object.entries(changed).filter(([, text]) => text !== ""),
      { replace: true },
    );
  return { filter, setFilter };
}
