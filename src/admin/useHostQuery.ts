import {
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import { useDataProvider } from "react-admin";
import type { Summary } from "../../contract/list";
import type { Filter } from "../../domain/lists/listQuery";
import type { HostCallName, InputOf, ReplyOf } from "../api/host";
import type { ResourceName } from "../api/resources";
import { subscribeToHostWrites } from "../api/sendCall";
import type { dataProvider } from "../dataProvider";
import { whileSignedIn } from "./sessionEnd";

type PlantDataProvider = typeof dataProvider;
export type Host = Pick<PlantDataProvider, "call" | "exportList" | "getListSummary">;

/** Returns the host's calls. react-admin watches their replies for the end of the session. */
export const useHost = (): Host => useDataProvider<PlantDataProvider>();

interface HostQueryOptions<T>
  extends Pick<
    UseQueryOptions<T>,
    "gcTime" | "placeholderData" | "refetchInterval" | "refetchOnMount"
  > {
  readonly key: QueryKey;
  readonly ask: (host: Host, signal: AbortSignal) => Promise<T>;
  /** No request is sent while `enabled` is false. */
  readonly enabled?: boolean;
}

export function useHostQuery<T>({ key, ask, enabled = true, ...when }: HostQueryOptions<T>) {
  const host = useHost();
  return useQuery({
    queryKey: key,
    enabled,
    ...when,
    queryFn: ({ signal }) => whileSignedIn(ask(host, signal)),
  });
}

/** Reads by one of the host's calls. */
export const useHostCall = <N extends HostCallName>(
  key: QueryKey,
  name: N,
  input: InputOf<N>,
  when: Omit<HostQueryOptions<ReplyOf<N>>, "key" | "ask"> = {},
) => useHostQuery({ key, ask: (host, signal) => host.call(name, input, { signal }), ...when });

/**
 * Fetches the queries with this name at the beginning of their key again, after each call of this tab that changes
 * something.
 */
export function useRefetchOnWrite(name: string) {
  const queryClient = useQueryClient();
  useEffect(
    () => subscribeToHostWrites(() => void queryClient.invalidateQueries({ queryKey: [name] })),
    [queryClient, name],
  );
}

export const useListSummary = (resource: ResourceName, filter: Filter, summary: Summary) =>
  useHostQuery({
    key: [resource, "summary", filter, summary],
    ask: (host, signal) => host.getListSummary(resource, filter, summary, signal),
  }).data;
