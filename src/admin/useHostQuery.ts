import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { Summary } from "../../contract/list";
import type { Filter } from "../../domain/lists/listQuery";
import { periodIn } from "../../domain/lists/periods";
import type { HostCallName, InputOf, ReplyOf } from "../api/host";
import type { ResourceName } from "../api/resources";
import type { dataProvider } from "../dataProvider";
import type { ReadName } from "./readNames";
import { whileSignedIn } from "./sessionEnd";

type PlantDataProvider = typeof dataProvider;
export type Host = Pick<PlantDataProvider, "call" | "exportList" | "getListSummary">;

/** Returns the host's calls. react-admin watches their replies for the end of the session. */
export const useHost = (): Host => useDataProvider<PlantDataProvider>();

/** The key of a query: what it reads, and which part of that. */
export type ReadKey = readonly [ReadName, ...unknown[]];

interface HostQueryOptions<T>
  extends Pick<
    UseQueryOptions<T>,
    "gcTime" | "placeholderData" | "refetchInterval" | "refetchOnMount"
  > {
  readonly key: ReadKey;
  /** What the query reads: a change of it is read again. The default is the first word of the key. */
  readonly reads?: readonly ReadName[];
  readonly ask: (host: Host, signal: AbortSignal) => Promise<T>;
  /** No request is sent while `enabled` is false. */
  readonly enabled?: boolean;
}

/** The read of a form, which starts with the present values each time its page is opened, and owns them from then on. */
export const formRead = { gcTime: 0, reads: [] } as const;

export function useHostQuery<T>({ key, reads, ask, enabled = true, ...when }: HostQueryOptions<T>) {
  const host = useHost();
  return useQuery({
    queryKey: key,
    enabled,
    ...(reads && { meta: { reads } }),
    ...when,
    queryFn: ({ signal }) => whileSignedIn(ask(host, signal)),
  });
}

/** Reads by one of the host's calls. */
export const useHostCall = <N extends HostCallName>(
  key: ReadKey,
  name: N,
  input: InputOf<N>,
  when: Omit<HostQueryOptions<ReplyOf<N>>, "key" | "ask"> = {},
) => useHostQuery({ key, ask: (host, signal) => host.call(name, input, { signal }), ...when });

/**
 * Reads the sums and choices of a list's rows. After a change of the filter the earlier ones stay until the host has
 * replied, unless the filter chooses another period: the sums of one month never stand below the name of another one.
 */
export const useListSummary = (resource: ResourceName, filter: Filter, summary: Summary) =>
  useHostQuery({
    key: [resource, "summary", filter, summary],
    ask: (host, signal) => host.getListSummary(resource, filter, summary, signal),
    placeholderData: (earlier, query) =>
      periodIn(JSON.stringify(query?.queryKey[2] ?? {})) === periodIn(JSON.stringify(filter))
        ? earlier
        : undefined,
  });
