import type { Order, OrderStatus } from "../../../../contract/orders";

/** The orders with one of them replaced; all others stay the same objects. */
export const replaceOrder = (orders: readonly Order[], changed: Order): Order[] =>
  orders.map((order) => (order.id === changed.id ? changed : order));

/** The order as it stands in its new column until the host's own word arrives. */
export const inColumn = (order: Order, status: OrderStatus, now: Date): Order =>
  status === "SHIPPED" ? { ...order, status, shippedAt: now.toISOString() } : { ...order, status };
