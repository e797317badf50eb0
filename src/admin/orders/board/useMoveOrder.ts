import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { OrderStatus } from "../../../../contract/orders";
import type { BoardOrder } from "../../../api/customMethods";
import type { PlantDataProvider } from "../../../dataProvider";
import { inColumn, replaceOrder } from "./replaceOrder";
import { ordersKey } from "./useOrders";

export interface Move {
  readonly order: BoardOrder;
  readonly to: OrderStatus;
  /** Known when the order is shipped, and only then. */
  readonly transportNumber?: string;
}

const mutationKey = ["orders", "move"];

/**
 * Sends one change of column. The card stands in its new column at once; an error puts it back.
 * Either way the orders are read again, after the last of the moves under way.
 */
export function useMoveOrder() {
  const { moveOrder } = useDataProvider<PlantDataProvider>();
  const queryClient = useQueryClient();
  const place = (order: BoardOrder) =>
    queryClient.setQueryData<BoardOrder[]>(ordersKey, (orders) =>
      replaceOrder(orders ?? [], order),
    );

  return useMutation({
    mutationKey,
    mutationFn: ({ order, to, transportNumber }: Move) =>
      moveOrder(order.id, { status: to, ...(transportNumber ? { transportNumber } : {}) }),
    onMutate: async ({ order, to }) => {
      await queryClient.cancelQueries({ queryKey: ordersKey });
      place(inColumn(order, to, new Date()));
    },
    onError: (_, { order }) => {
      place(order);
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1)
        void queryClient.invalidateQueries({ queryKey: ordersKey });
    },
  });
}
