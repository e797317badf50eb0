import type { Active } from "@dnd-kit/core";
import type { BoardOrder } from "../../../api/customMethods";

/** The order whose card is in the air. */
export const draggedOrder = (active: Active | null): BoardOrder | undefined =>
  active?.data.current?.order;
