import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { dataProvider } from "../api/dataProvider";
import type { HostCallName, InputOf, ReplyOf } from "../api/host";
import { whileSignedIn } from "./useSessionEnd";

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
