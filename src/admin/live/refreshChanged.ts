import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { liveResources } from "../../../contract/records";
import { throttleAsync } from "../../../domain/throttleAsync";
import type { Changed } from "../../api/followChanges";

/** How soon after one refresh the next one may begin, in milliseconds. */
const shortestPause = 400;

/**
 * A host, or a browser, that takes long is asked less often.
 * @param tookMillis how long the last refresh took
 */
export const pauseAfterRefresh = (tookMillis: number) => Math.max(shortestPause, 3 * tookMillis);

/** What the dashboard's pictures are made of. */
const statisticsResources = ["attendance", "orders", "reels"];

/**
 * Whether a query shows something of what has changed: its key begins with the resource. A single record is left
 * alone, which somebody may be editing.
 */
const shows = ([resource, verb]: QueryKey, changed: ReadonlySet<unknown>) =>
  resource === "statistics"
    ? statisticsResources.some((one) => changed.has(one))
    : changed.has(resource) && verb !== "getOne";

/**
 * Reads anew what is on the screen and has changed, one refresh after the other; in a hidden tab once it is seen
 * again. While this tab changes something of a resource itself, that resource waits: its own changes, which the
 * screen shows already, must not be taken back by what was read before them.
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
