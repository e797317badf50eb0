import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { KanbanOrder } from "../../../api/customMethods";
import { useHostQuery } from "../../useHostQuery";
import { shippedWithoutTime } from "./kanbanRules";

export const ordersKey = ["orders", "kanban"];

/** Interval between two automatic reloads, in milliseconds. */
const reloadMs = 300_000;

/**
 * The kanban's orders, read when the kanban opens and every five minutes after. A failed load is logged only:
 * the kanban keeps what it has. Unchanged orders keep their objects, so the kanban renders only the
 * differences.
 */
export function useOrders() {
  const queryClient = useQueryClient();
  const query = useHostQuery({
    key: ordersKey,
    ask: (host, signal) =>
      host.getKanbanOrders(signal, {
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
