import { type QueryKey, useInfiniteQuery } from "@tanstack/react-query";
import type { HistoryPage } from "../../../contract/history";
import { type Host, useHost } from "../useHostQuery";
import { whileSignedIn } from "../useSessionEnd";
import { useRefetchOnWrite } from "./useRefetchOnWrite";

type ReadPage<Page> = (
  host: Host,
  before: string | undefined,
  signal: AbortSignal,
) => Promise<Page>;

/** Changes page by page, the latest first: `fetchNextPage` adds those before. */
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
