import { type QueryKey, useInfiniteQuery } from "@tanstack/react-query";
import type { HistoryPage } from "../../../contract/history";
import { findResource } from "../../../contract/records";
import { useOfficeResources } from "../schema/officeFeature";
import { type Host, useHost } from "../useHostQuery";
import { useRefetchOnWrite } from "../useRefetchOnWrite";
import { whileSignedIn } from "../useSessionEnd";

type ReadPage<Page> = (
  host: Host,
  before: string | undefined,
  signal: AbortSignal,
) => Promise<Page>;

/** Fetches pages of changes, each with the declarations and texts of the changed records. */
export function useHistoryPages<Page extends HistoryPage>(key: QueryKey, read: ReadPage<Page>) {
  const host = useHost();
  const resources = useOfficeResources();
  const first: string | undefined = undefined;
  useRefetchOnWrite("history");
  return useInfiniteQuery({
    queryKey: ["history", ...key],
    initialPageParam: first,
    queryFn: async ({
      pageParam,
      signal,
    }: {
      pageParam: string | undefined;
      signal: AbortSignal;
    }) => {
      const page = await whileSignedIn(read(host, pageParam, signal));
      const shown = new Set(page.entries.map(({ kind }) => findResource(kind)));
      await Promise.all(resources.map(({ name, load }) => shown.has(name) && load?.()));
      return page;
    },
    getNextPageParam: ({ next }) => next?.toString(),
  });
}
