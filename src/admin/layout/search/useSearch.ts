import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { maxSearchLength } from "../../../../contract/search";
import { useHost } from "../../useHostQuery";
import { useSessionEnd, whileSignedIn } from "../../useSessionEnd";
import { foundOption, matchingScreens, type SearchOption, sortOptions } from "./searchOptions";
import { useScreenOptions } from "./useScreenOptions";

const debounceMs = 150;

/** The debounced text. */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), debounceMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Returns the matching screens immediately and the matching records after the reply. */
export function useSearch(typed: string) {
  const host = useHost();
  const client = useQueryClient();
  const screens = useScreenOptions();
  const text = typed.trim().slice(0, maxSearchLength);
  const asked = useDebounced(text);

  const queryOf = (sought: string) => ({
    queryKey: ["search", sought],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await whileSignedIn(host.call("search", { text: sought }, { signal }))).map(foundOption),
    staleTime: 2_000,
  });
  const { data, error, isFetching } = useQuery({
    ...queryOf(asked),
    enabled: asked !== "",
    placeholderData: keepPreviousData,
  });
  useSessionEnd(error);

  const found = text === "" ? [] : (data ?? []);
  const isPending = text !== asked || isFetching;
  return {
    options: sortOptions(matchingScreens(screens, text), found),
    isPending,
    error,
    /**
     * Resolves with the first result, after the host's reply: a scanner sends Enter before the reply arrives.
     */
    findFirst: async (): Promise<SearchOption | undefined> => {
      const [first] = sortOptions(
        matchingScreens(screens, text),
        text === "" ? [] : await client.fetchQuery(queryOf(text)),
      );
      return first;
    },
  };
}
