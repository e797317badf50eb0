import { type QueryKey, useInfiniteQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { HistoryPage } from "../../../contract/history";
import type { PlantDataProvider } from "../../dataProvider";
import { whileSignedIn } from "../useSessionEnd";
import { useRefetchOnWrite } from "./useRefetchOnWrite";

type ReadPage<Page> = (
  host: PlantDataProvider,
  before: number | undefined,
  signal: AbortSignal,
) => Promise<Page>;

/** Changes page by page, the latest first: `fetchNextPage` adds those before. */
export function useHistoryPages<Page extends HistoryPage>(key: QueryKey, read: ReadPage<Page>) {
  const host = useDataProvider<PlantDataProvider>();
  const first: number | undefined = undefined;
  useRefetchOnWrite("history");
  return useInfiniteQuery({
    queryKey: ["history", ...key],
    initialPageParam: first,
    queryFn: ({ pageParam, signal }: { pageParam: number | undefined; signal: AbortSignal }) =>
      whileSignedIn(read(host, pageParam, signal)),
    getNextPageParam: ({ next }) => next,
  });
}
