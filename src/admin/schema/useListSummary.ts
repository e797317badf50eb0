import type { Summary } from "../../../contract/list";
import type { Filter } from "../../../domain/lists/listQuery";
import type { ResourceName } from "../../api/resources";
import { useHostQuery } from "../useHostQuery";

/** Returns the sums over all filtered rows of a resource, on all pages of the list. */
export const useListSummary = (resource: ResourceName, filter: Filter, summary: Summary) =>
  useHostQuery({
    key: [resource, "summary", filter, summary],
    ask: (host, signal) => host.getListSummary(resource, filter, summary, signal),
  }).data;
