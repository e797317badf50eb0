import type { OrderStatus } from "../../../../contract/orders";
import type { BoardOrder } from "../../../api/customMethods";

/** The orders with one of them replaced; all others stay the same objects. */
export const replaceOrder = (orders: readonly BoardOrder[], changed: BoardOrder): BoardOrder[] =>
  orders.map((order) => (order.id === changed.id ? changed : order));

/** The order as it stands in its new column until the host's own word arrives. */
export const inColumn = (order: BoardOrder, status: OrderStatus, now: Date): BoardOrder =>
  status === "SHIPPED" ? { ...order, status, shippedAt: now.toISOString() } : { ...order, status };
