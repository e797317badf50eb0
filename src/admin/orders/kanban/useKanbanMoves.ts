import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useNotify } from "react-admin";
import type { OrderStatus } from "../../../../contract/orders";
import { useTexts } from "../../../texts/useTexts";
import { longNotice } from "../../sending";
import { useHost } from "../../useHostQuery";
import { kanbanTexts } from "../texts";
import type { KanbanOrder } from "./kanbanRules";
import { type ConfirmedStatus, inColumn, replaceOrder, resolveDrop } from "./kanbanRules";
import type { useCardHighlight } from "./useCardHighlight";
import { ordersKey } from "./useOrders";

interface Move {
  readonly order: KanbanOrder;
  readonly to: OrderStatus;
  /** Known when the order is shipped, and only then. */
  readonly transportNumber?: string;
}

const mutationKey = ["orders", "move"];

/** Sends one change of column. The card moves before the reply; an error moves it back. */
export function useMoveOrder() {
  const host = useHost();
  const queryClient = useQueryClient();
  const place = (order: KanbanOrder) =>
    queryClient.setQueryData<KanbanOrder[]>(
      ordersKey,
      (orders) => orders && replaceOrder(orders, order),
    );

  return useMutation({
    mutationKey,
    mutationFn: ({ order, to, transportNumber }: Move) =>
      host.call("moveOrder", {
        id: order.id,
        status: to,
        ...(transportNumber && { transportNumber }),
      }),
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

export type PendingMove = Readonly<{ order: KanbanOrder; to: ConfirmedStatus }>;

type HighlightCard = ReturnType<typeof useCardHighlight>["highlight"];

/** Handles a drop or a choice of "Move to…": nothing, a reload, a dialog, or the move. */
export function useKanbanMoves(highlight: HighlightCard) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const text = useTexts(kanbanTexts);
  const { mutateAsync } = useMoveOrder();
  const [pending, setPending] = useState<PendingMove>();

  const send = useCallback(
    async (order: KanbanOrder, to: OrderStatus) => {
      try {
        await mutateAsync({ order, to });
      } catch (error) {
        highlight(order.id, order.status, "flash");
        const message = error instanceof Error ? error.message : String(error);
        notify(text("failed", { message }), { type: "error", ...longNotice });
      }
    },
    [mutateAsync, notify, highlight, text],
  );

  const move = useCallback(
    (order: KanbanOrder, to: OrderStatus | undefined) => {
      const result = resolveDrop(order, to);
      if (result.kind === "send") void send(order, result.to);
      if (result.kind === "confirm") setPending({ order, to: result.to });
      if (result.kind === "rejected") {
        console.warn(result.warning);
        highlight(order.id, order.status, "flash");
        void queryClient.invalidateQueries({ queryKey: ordersKey });
      }
      return result.kind;
    },
    [send, highlight, queryClient],
  );

  const closeConfirm = useCallback(() => setPending(undefined), []);
  return { pending, move, closeConfirm };
}
