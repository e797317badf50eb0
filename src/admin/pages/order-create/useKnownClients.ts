import { useMemo } from "react";
import type { BoardOrder } from "../../../provider/ownCalls";
import { namesIn } from "../orders-board/namesIn";
import { ordersKey } from "../orders-board/useOrders";
import { useHostQuery } from "../useHostQuery";

const none: readonly BoardOrder[] = [];

/** The clients that have ordered before, by the alphabet; none while the orders are not known. */
export function useKnownClients() {
  const { data = none } = useHostQuery({
    key: ordersKey,
    ask: (host, signal) => host.getAllOrders(signal),
  });
  return useMemo(() => namesIn(data, "client"), [data]);
}
