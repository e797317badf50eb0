import type { Query, QueryClient } from "@tanstack/react-query";
import { type Changes, kinds, readersOf } from "../../../contract/kinds";
import { liveResources } from "../../../contract/records";
import { throttleAsync } from "../../../domain/throttleAsync";
import type { Changed } from "../../api/followChanges";
import { logs } from "../readNames";

/** Minimum pause between two refreshes, in milliseconds. */
const shortestPause = 400;

/**
 * Returns the pause before the next refresh, in milliseconds. A slow host or browser gets a longer pause.
 * @param tookMillis duration of the last refresh
 */
export const pauseAfterRefresh = (tookMillis: number) => Math.max(shortestPause, 3 * tookMillis);

/** The resources whose changes the host has told. */
type Told = ReadonlySet<unknown>;

const readBy = ({ queryKey: [name], meta }: Query): readonly unknown[] =>
  Array.isArray(meta?.reads) ? meta.reads : [name];

/** Excludes single records of the stream: another person's change would hide what a record's page has said. */
const shows = (query: Query, { written, told }: Readonly<Record<"written" | "told", Told>>) =>
  readBy(query).some(
    (name) => written.has(name) || (told.has(name) && query.queryKey[1] !== "getOne"),
  );

/**
 * The one place that reads changed data again: after a write of this tab, by what the call declares, and after changes of
 * others, by the host's stream. Changes of others are read one refresh at a time, and in a hidden tab when it becomes
 * visible. A resource with a pending mutation in this tab waits: the screen shows the mutation already, and an older read
 * would undo it.
 */
export function refreshChanged(queryClient: QueryClient) {
  const pending = { written: new Set<string>(), told: new Set<string>() };
  const { written, told } = pending;

  const isFree = (name: string) => queryClient.isMutating({ mutationKey: [name] }) === 0;

  const take = (names: Set<string>) => {
    const free = new Set([...names].filter(isFree));
    for (const name of free) names.delete(name);
    return free;
  };

  async function refresh() {
    const changed = { written: take(written), told: take(told) };
    if (changed.written.size + changed.told.size === 0) return;
    const isLog = ({ queryKey: [name] }: Query) => logs.some((log) => log === name);
    const predicate = (query: Query) => shows(query, changed);
    void queryClient.invalidateQueries({ predicate: (query) => isLog(query) && predicate(query) });
    await queryClient.invalidateQueries({
      predicate: (query) => !isLog(query) && predicate(query),
    });
  }

  const refreshing = throttleAsync(refresh, pauseAfterRefresh);

  const refreshVisible = () => {
    if (told.size > 0 && document.visibilityState === "visible") refreshing.request();
  };
  document.addEventListener("visibilitychange", refreshVisible);
  const unsubscribe = queryClient.getMutationCache().subscribe(({ type }) => {
    if (type !== "updated") return;
    if (written.size > 0) void refresh();
    refreshVisible();
  });

  return {
    /** Notes a write of this tab. Resolves when the screen shows it, apart from the logs. */
    async noteWrite(changes: Changes) {
      const names = changes === "everything" ? kinds : readersOf(changes);
      for (const name of [...names, ...logs]) written.add(name);
      await refresh();
    },
    /** Notes what the stream has told. */
    note(changed: Changed) {
      for (const resource of changed === "everything" ? liveResources : changed) told.add(resource);
      refreshVisible();
    },
    stop() {
      document.removeEventListener("visibilitychange", refreshVisible);
      unsubscribe();
      refreshing.stop();
    },
  };
}
