import { startOfIndiaDate } from "../../../../contract/indiaTime";
import { isOrderStatus, type OrderStatus, shippedWindowMs } from "../../../../contract/orders";
import type { BoardOrder } from "../../../api/customMethods";

export type Columns = Readonly<Record<OrderStatus, readonly BoardOrder[]>>;

/** When an order was shipped, in milliseconds; undefined where the host gave no date. */
export function shippedMs({ shippedAt }: BoardOrder): number | undefined {
  if (shippedAt === undefined || !shippedAt.includes("-")) return undefined;
  const at = shippedAt.includes("T") ? new Date(shippedAt) : startOfIndiaDate(shippedAt);
  return at.getTime();
}

/** Whether the board still shows an order: shipped ones for 24 hours, or for good without a time. */
function isOnBoard(order: BoardOrder, now: number) {
  const shipped = order.status === "SHIPPED" ? shippedMs(order) : undefined;
  return shipped === undefined || now - shipped < shippedWindowMs;
}

/** The latest first; where nobody knows when, last. */
const byShipping = (one: BoardOrder, other: BoardOrder) =>
  (shippedMs(other) ?? 0) - (shippedMs(one) ?? 0);

/**
 * The orders of each column, in the order in which the host gave them; those that are shipped by the
 * time at which they were. `now` in milliseconds.
 */
export function columnsOf(orders: readonly BoardOrder[], now: number): Columns {
  const columns: Record<OrderStatus, BoardOrder[]> = {
    TODO: [],
    IN_PROGRESS: [],
    COMPLETED: [],
    SHIPPED: [],
  };
  for (const order of orders)
    if (isOrderStatus(order.status) && isOnBoard(order, now)) columns[order.status].push(order);
  columns.SHIPPED.sort(byShipping);
  return columns;
}

/** Shipped orders of which nobody knows since when: they would stay on the board for ever. */
export const shippedWithoutTime = (orders: readonly BoardOrder[]) =>
  orders.filter((order) => order.status === "SHIPPED" && shippedMs(order) === undefined);

/** Orders in a status that no column has: another host may know more of them. */
export const withoutColumn = (orders: readonly BoardOrder[]) =>
  orders.filter(({ status }) => !isOrderStatus(status));
