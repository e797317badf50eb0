import type { BoardOrder } from "../../../api/customMethods";

/** Whether both lists have the very same orders in the same places. */
export const sameOrders = (one: readonly BoardOrder[], other: readonly BoardOrder[]) =>
  one.length === other.length && one.every((order, index) => order === other[index]);
