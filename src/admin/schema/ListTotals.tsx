import { Typography } from "@mui/material";
import { useListContext } from "react-admin";
import type { Filter } from "../../../domain/lists/listQuery";
import type { ResourceName } from "../../api/resources";
import { useListSummary } from "../useHostQuery";

interface ListTotalsProps {
  readonly resource: ResourceName;
  /** The field that is summed up. */
  readonly field: string;
  /** Conditions beside those of the list's filter. */
  readonly only?: Filter;
  /** Returns the line's text for the number of rows and their sum. */
  readonly words: (rows: number, sum: number) => string;
}

/** The number of a list's rows and their sum in one line, which keeps its place until the host has replied. */
export function ListTotals({ resource, field, only, words }: ListTotalsProps) {
  const { filterValues } = useListContext();
  const filter = { ...filterValues, ...only };
  const { data } = useListSummary(resource, filter, { sums: [field], choices: [] });
  if (data?.total === 0) return null;
  return (
    <Typography color="text.secondary" role="status">
      {data ? words(data.total, data.sums[field]?.sum ?? 0) : "\u00a0"}
    </Typography>
  );
}
