import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import { readSession } from "../api/session";
import type { PlantDataProvider } from "../dataProvider";

interface Asking<T> extends Pick<UseQueryOptions<T>, "refetchInterval" | "refetchOnMount"> {
  readonly key: QueryKey;
  readonly ask: (host: PlantDataProvider, signal: AbortSignal) => Promise<T>;
  /** Nothing is asked while it is false. */
  readonly enabled?: boolean;
}

/**
 * Reads by one of the host's own calls. A call that ended the session has no answer: react-admin
 * gives one in its place, which must not be taken for the host's.
 */
export function useHostQuery<T>({ key, ask, enabled = true, ...when }: Asking<T>) {
  const host = useDataProvider<PlantDataProvider>();
  return useQuery({
    queryKey: key,
    enabled,
    ...when,
    queryFn: async ({ signal }) => {
      const answer = await ask(host, signal);
      if (readSession() === undefined) throw new Error("The session has ended");
      return answer;
    },
  });
}
