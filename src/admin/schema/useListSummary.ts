import type { Summary } from "../../../contract/list";
import type { Filter } from "../../../domain/lists/listQuery";
import type { ResourceName } from "../../api/resources";
import { useHostQuery } from "../useHostQuery";

export const useListSummary = (resource: ResourceName, filter: Filter, summary: Summary) =>
  useHostQuery({
    key: [resource, "summary", filter, summary],
    ask: (host, signal) => host.getListSummary(resource, filter, summary, signal),
  }).data;
