import { useDroppable } from "@dnd-kit/core";
import { type RefObject, useLayoutEffect } from "react";
import { canMove, type OrderStatus } from "../../../../contract/orders";
import type { BoardOrder } from "../../../api/customMethods";
import { columnNode } from "./boardNodes";
import { draggedOrder } from "./draggedOrder";

interface DropPlaceProps {
  readonly status: OrderStatus;
  readonly board: RefObject<HTMLElement | null>;
}

/** What the column promises a card in the air: nothing, a place, or that it cannot be dropped. */
const dropState = (lifted: BoardOrder | undefined, status: OrderStatus) => {
  if (lifted === undefined) return "none";
  return lifted.status === status || canMove(lifted.status, status) ? "place" : "refused";
};

/**
 * Makes a column a place to drop cards on, and renders nothing: what changes while a card is in
 * the air are two attributes of the column, not the thousand cards in it.
 */
export function DropTarget({ status, board }: DropPlaceProps) {
  const { setNodeRef, isOver, active } = useDroppable({ id: status });

  useLayoutEffect(() => {
    setNodeRef(columnNode(board.current, status));
  }, [board, status, setNodeRef]);

  useLayoutEffect(() => {
    const column = columnNode(board.current, status);
    column?.setAttribute("data-over", String(isOver));
    column?.setAttribute("data-drop", dropState(draggedOrder(active), status));
  }, [board, status, isOver, active]);

  return null;
}
