import type { KeyboardCoordinateGetter } from "@dnd-kit/core";
import { isOrderStatus, orderStatuses } from "../../../../contract/orders";
import { draggedOrder } from "./draggedOrder";

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/**
 * A lifted card goes from column to column by the arrow keys; at the ends it stays. A key that
 * comes before the card is known to be over a column counts from the order's own.
 */
export const columnSteps: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code];
  const { active, over, droppableRects, collisionRect } = context;
  const from = isOrderStatus(over?.id) ? over.id : draggedOrder(active)?.status;
  if (step === undefined || !isOrderStatus(from)) return undefined;
  event.preventDefault();
  const next = orderStatuses[orderStatuses.indexOf(from) + step];
  const column = next && droppableRects.get(next);
  if (!column) return undefined;
  return { x: column.left + (column.width - (collisionRect?.width ?? 0)) / 2, y: column.top + 8 };
};
