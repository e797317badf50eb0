import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { findResource, liveResources } from "../../../contract/records";
import { throttleAsync } from "../../../domain/throttleAsync";
import type { Changed } from "../../api/followChanges";

/** Minimum pause between two refreshes, in milliseconds. */
const shortestPause = 400;

/**
 * Returns the pause before the next refresh, in milliseconds. A slow host or browser gets a longer pause.
 * @param tookMillis duration of the last refresh
 */
export const pauseAfterRefresh = (tookMillis: number) => Math.max(shortestPause, 3 * tookMillis);

const statisticsResources = ["attendance", "orders", "reels"];

/**
 * True if a query reads a changed resource. A history has the changes and the comments of a record. Excludes single
 * records, which an open form may be editing.
 */
function shows([resource, verb]: QueryKey, changed: ReadonlySet<unknown>) {
  if (resource === "statistics") return statisticsResources.some((one) => changed.has(one));
  if (resource === "history")
    return changed.has("files") || changed.has(findResource(String(verb)));
  // A client's account and records hold the client's orders.
  const read = verb === "account" || verb === "records" ? "orders" : resource;
  return (changed.has(resource) || changed.has(read)) && verb !== "getOne";
}

/**
 * Invalidates the queries of changed resources, one refresh at a time. A hidden tab refreshes when it becomes
 * visible. A resource with a pending mutation in this tab waits: the screen shows the mutation already, and an
 * older read would undo it.
 */
export function refreshChanged(queryClient: QueryClient) {
  const pending = new Set<string>();

  const refreshing = throttleAsync(async () => {
    const changed = new Set(
      [...pending].filter((resource) => !queryClient.isMutating({ mutationKey: [resource] })),
    );
    for (const resource of changed) pending.delete(resource);
    if (pending.size > 0) refreshing.request();
    if (changed.size === 0) return;
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => shows(queryKey, changed) });
  }, pauseAfterRefresh);

  const refreshVisible = () => {
    if (pending.size > 0 && document.visibilityState === "visible") refreshing.request();
  };
  document.addEventListener("visibilitychange", refreshVisible);

  return {
    note(changed: Changed) {
      for (const resource of changed === "everything" ? liveResources : changed) {
        pending.add(resource);
      }
      refreshVisible();
    },
    stop() {
      document.removeEventListener("visibilitychange", refreshVisible);
      refreshing.stop();
    },
  };
}
