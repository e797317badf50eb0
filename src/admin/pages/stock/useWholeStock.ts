import { useGetList } from "react-admin";
import type { Reel } from "../../../../contract/reels";
import type { ListRow } from "../../../provider/readRow";

/** As many rows as the list dialect lets anybody ask for at once. */
const everything = { page: 1, perPage: 10_000 };
const sort = { field: "id", order: "ASC" } as const;
const toldByTheList = { onError: () => undefined };

/** All reels that the given filters let through, over all pages of the list. */
export const useWholeStock = (filter: Readonly<Record<string, unknown>>) =>
  useGetList<ListRow<Reel>>("reels", { pagination: everything, sort, filter }, toldByTheList).data;
