import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { shippedWindowMs } from "../../../../contract/orders";
import { type Host, useHostQuery } from "../../useHostQuery";
import { type KanbanOrder, shippedWithoutTime } from "./kanbanRules";

export const ordersKey = ["orders", "kanban"] as const;

const reloadMs = 300_000;

const hourMs = 3_600_000;

interface KanbanOptions {
  readonly now?: number;
  readonly known?: readonly KanbanOrder[];
  readonly signal?: AbortSignal | undefined;
}

/** Reads the orders not shipped, or shipped in the 24 hours before `now`. Other hosts give all orders. */
export function getKanbanOrders(
  host: Pick<Host, "call">,
  { now = Date.now(), known = [], signal }: KanbanOptions = {},
) {
  // Requests within an hour are the same, so that a 304 can answer them.
  const since = Math.floor((now - shippedWindowMs) / hourMs) * hourMs;
  const filter = { shippedAt_gte: [new Date(since).toISOString(), null] };
  return host.call("getAllOrders", {}, { filter, known, signal });
}

/** Reads the kanban's orders every five minutes. Unchanged orders keep their objects and are not rendered again. */
export function useOrders() {
  const queryClient = useQueryClient();
  const query = useHostQuery({
    key: ordersKey,
    ask: (host, signal) =>
      getKanbanOrders(host, {
        signal,
        known: queryClient.getQueryData<KanbanOrder[]>(ordersKey) ?? [],
      }),
    refetchInterval: reloadMs,
    refetchOnMount: "always",
  });
  const { data, error } = query;

  useEffect(() => {
    if (error) console.error("The orders could not be loaded:", error.message);
  }, [error]);

  useEffect(() => {
    for (const { id } of shippedWithoutTime(data ?? []))
      console.warn(`Order #${id} is shipped without a time; it stays on the kanban`);
  }, [data]);

  return query;
}
