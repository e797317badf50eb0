import { useQuery } from "@tanstack/react-query";
import { HostError } from "../../api/hostErrors";
import type { ResourceName } from "../../api/resources";
import { dataProvider } from "../../dataProvider";
import { useSessionEnd } from "../useSessionEnd";

type FigureQuery<T> = (signal: AbortSignal) => Promise<T>;

/**
 * Reads one of the dashboard's figures. A refused figure is hidden, so that the rest of the dashboard stays
 * usable. A 401 still ends the session.
 */
export function useFigure<T>(resource: ResourceName, name: string, ask: FigureQuery<T>) {
  const { data, error } = useQuery({
    queryKey: [resource, "glance", name],
    queryFn: ({ signal }) => ask(signal),
  });
  useSessionEnd(error);
  const isRefused = error instanceof HostError && error.status === 403;
  return { data, isFailed: error !== null, isRefused };
}

type Filter = Readonly<Record<string, string | boolean>>;

/** Resolves with the number of a resource's rows that match the filter. */
export async function totalOf(resource: ResourceName, filter: Filter) {
  const { total = 0 } = await dataProvider.getList(resource, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: "id", order: "ASC" },
  });
  return total;
}
