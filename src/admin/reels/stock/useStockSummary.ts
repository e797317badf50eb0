import type { Filter, Summary } from "../../../../contract/list";
import { useHostQuery } from "../../useHostQuery";

/** What all reels come to that the given filters let through, over all pages of the list. */
export const useStockSummary = (filter: Filter, asked: Summary) =>
  useHostQuery({
    key: ["reels", "summary", filter, asked],
    ask: (host, signal) => host.getStockSummary(filter, asked, signal),
  }).data;
