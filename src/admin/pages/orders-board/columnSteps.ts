import type { KeyboardCoordinateGetter } from "@dnd-kit/core";
import { orderStatuses } from "../../../../contract/orders";
import { isStatus } from "./columns";

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** A lifted card goes from column to column by the arrow keys; at the ends it stays. */
export const columnSteps: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code];
  const { over, droppableRects, collisionRect } = context;
  if (step === undefined || !collisionRect || !isStatus(over?.id)) return undefined;
  event.preventDefault();
  const next = orderStatuses[orderStatuses.indexOf(over.id) + step];
  const column = next && droppableRects.get(next);
  if (!column) return undefined;
  return { x: column.left + (column.width - collisionRect.width) / 2, y: column.top + 8 };
};
