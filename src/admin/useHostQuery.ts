import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { PlantDataProvider } from "../dataProvider";
import { whileSignedIn } from "./useSessionEnd";

interface HostQueryOptions<T>
  extends Pick<UseQueryOptions<T>, "gcTime" | "refetchInterval" | "refetchOnMount"> {
  readonly key: QueryKey;
  readonly ask: (host: PlantDataProvider, signal: AbortSignal) => Promise<T>;
  /** No request is sent while `enabled` is false. */
  readonly enabled?: boolean;
}

/** Reads by one of the host's own calls. */
export function useHostQuery<T>({ key, ask, enabled = true, ...when }: HostQueryOptions<T>) {
  const host = useDataProvider<PlantDataProvider>();
  return useQuery({
    queryKey: key,
    enabled,
    ...when,
    queryFn: ({ signal }) => whileSignedIn(ask(host, signal)),
  });
}
