import { useRef, useState } from "react";
import { useTranslate } from "react-admin";
import type { PendingMove } from "./useBoardMoves";
import { useMoveOrder } from "./useMoveOrder";

/**
 * Sends a confirmed move once. An error is shown in the dialog, where what was typed still stands;
 * the board behind it is read again.
 */
export function useConfirmMove({ order, to }: PendingMove, onDone: () => void) {
  const translate = useTranslate();
  const { mutate, isPending: isBusy } = useMoveOrder();
  const [error, setError] = useState<string>();
  const isSent = useRef(false);

  const confirm = (typed: string) => {
    const transportNumber = typed.trim();
    if (to === "SHIPPED" && transportNumber === "")
      return setError(translate("plant.board.confirm.missing"));
    if (isSent.current) return;
    isSent.current = true;
    setError(undefined);
    mutate(
      { order, to, transportNumber },
      {
        onSuccess: onDone,
        onError: ({ message }) => setError(translate("plant.board.failed", { message })),
        onSettled: () => {
          isSent.current = false;
        },
      },
    );
  };

  return { error, isBusy, confirm };
}
