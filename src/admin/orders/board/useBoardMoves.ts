import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useNotify } from "react-admin";
import type { OrderStatus } from "../../../../contract/orders";
import type { BoardOrder } from "../../../api/customMethods";
import { type ConfirmedStatus, resolveDrop } from "./resolveDrop";
import type { useCardAttention } from "./useCardAttention";
import { useMoveOrder } from "./useMoveOrder";
import { ordersKey } from "./useOrders";

export interface PendingMove {
  readonly order: BoardOrder;
  readonly to: ConfirmedStatus;
}

type Attend = ReturnType<typeof useCardAttention>["attend"];

/** What happens after a drop or a choice of "Move to…": nothing, a reload, a dialog, or the move. */
export function useBoardMoves(attend: Attend) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { mutateAsync } = useMoveOrder();
  const [pending, setPending] = useState<PendingMove>();

  const send = useCallback(
    async (order: BoardOrder, to: OrderStatus) => {
      try {
        await mutateAsync({ order, to });
      } catch (error) {
        attend(order.id, order.status, "flash");
        notify("plant.board.failed", {
          type: "error",
          messageArgs: { message: error instanceof Error ? error.message : String(error) },
          autoHideDuration: 12_000,
        });
      }
    },
    [mutateAsync, notify, attend],
  );

  const move = useCallback(
    (order: BoardOrder, to: OrderStatus | undefined) => {
      const meaning = resolveDrop(order, to);
      if (meaning.kind === "send") void send(order, meaning.to);
      if (meaning.kind === "confirm") setPending({ order, to: meaning.to });
      if (meaning.kind === "refused") {
        console.warn(meaning.warning);
        attend(order.id, order.status, "flash");
        void queryClient.invalidateQueries({ queryKey: ordersKey });
      }
      return meaning.kind;
    },
    [send, attend, queryClient],
  );

  const forget = useCallback(() => setPending(undefined), []);
  return { pending, move, forget };
}
