import {
  type Order,
  type OrderStatus,
  orderStatuses,
  shippedWindowMs,
} from "../../../../contract/orders";

export type Columns = Readonly<Record<OrderStatus, readonly Order[]>>;

/** Whether the board still shows an order: shipped ones for 24 hours, or for good without a time. */
const isOnBoard = ({ status, shippedAt }: Order, now: number) =>
  status !== "SHIPPED" || shippedAt === undefined || now - Date.parse(shippedAt) < shippedWindowMs;

/** The orders of each column, in the order in which the host gave them. `now` in milliseconds. */
export function columnsOf(orders: readonly Order[], now: number): Columns {
  const columns: Record<OrderStatus, Order[]> = {
    TODO: [],
    IN_PROGRESS: [],
    COMPLETED: [],
    SHIPPED: [],
  };
  for (const order of orders) if (isOnBoard(order, now)) columns[order.status].push(order);
  return columns;
}

/** Shipped orders of which nobody knows since when: they would stay on the board for ever. */
export const shippedWithoutTime = (orders: readonly Order[]) =>
  orders.filter(({ status, shippedAt }) => status === "SHIPPED" && shippedAt === undefined);

export const isStatus = (id: unknown): id is OrderStatus =>
  orderStatuses.some((status) => status === id);
