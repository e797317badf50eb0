import { startTransition, useEffect, useState } from "react";

/** A list on its way, arrived, or failed. */
type ListState<Row> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly rows: readonly Row[] }
  | { readonly state: "failed" };

const forgetters: (() => void)[] = [];

/** Forgets every reply, as a reload of the page does. */
export function forgetReplies() {
  for (const forget of forgetters) forget();
}

/** Asks once for as long as the page is loaded, and again only after a failure. */
export function fetchOnce<Reply>(fetchReply: () => Promise<Reply>) {
  let request: Promise<Reply> | undefined;
  forgetters.push(() => {
    request = undefined;
  });
  return () => {
    request ??= fetchReply().catch((error: unknown) => {
      request = undefined;
      throw error;
    });
    return request;
  };
}

/**
 * Returns the rows of a public list. The list is requested when a component first needs it, and a failure is logged.
 * React draws the rows in slices.
 */
export function usePublicList<Row>(ask: () => Promise<readonly Row[]>): ListState<Row> {
  const [listed, setListed] = useState<ListState<Row>>({ state: "loading" });
  useEffect(() => {
    ask().then(
      (rows) => startTransition(() => setListed({ state: "ready", rows })),
      (error: unknown) => {
        console.error(error);
        setListed({ state: "failed" });
      },
    );
  }, [ask]);
  return listed;
}
