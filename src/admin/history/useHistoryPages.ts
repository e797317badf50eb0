import { type QueryKey, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { HistoryPage } from "../../../contract/history";
import { subscribeToHostWrites } from "../../api/hostWrites";
import { type Host, useHost } from "../useHostQuery";
import { whileSignedIn } from "../useSessionEnd";

type ReadPage<Page> = (
  host: Host,
  before: string | undefined,
  signal: AbortSignal,
) => Promise<Page>;

export function useHistoryPages<Page extends HistoryPage>(key: QueryKey, read: ReadPage<Page>) {
  const host = useHost();
  const first: string | undefined = undefined;
  useRefetchOnWrite("history");
  return useInfiniteQuery({
    queryKey: ["history", ...key],
    initialPageParam: first,
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      whileSignedIn(read(host, pageParam, signal)),
    getNextPageParam: ({ next }) => next?.toString(),
  });
}

/** Fetches the queries whose key begins with this name again after each call of this tab that changes something. */
export function useRefetchOnWrite(name: string) {
  const queryClient = useQueryClient();
  useEffect(
    () => subscribeToHostWrites(() => void queryClient.invalidateQueries({ queryKey: [name] })),
    [queryClient, name],
  );
}
