import type { Order } from "../../../../contract/orders";

/** Whether both lists have the very same orders in the same places. */
export const sameOrders = (one: readonly Order[], other: readonly Order[]) =>
  one.length === other.length && one.every((order, index) => order === other[index]);
