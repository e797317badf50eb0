import { canMove, type OrderStatus } from "../../../../contract/orders";
import type { BoardOrder } from "../../../api/customMethods";

/** The moves that the person confirms in a dialog. */
export type ConfirmedStatus = "COMPLETED" | "SHIPPED";

export type DropResult =
  | { readonly kind: "nothing" }
  | { readonly kind: "refused"; readonly warning: string }
  | { readonly kind: "confirm"; readonly to: ConfirmedStatus }
  | { readonly kind: "send"; readonly to: OrderStatus };

const warningOf = ({ id, status }: BoardOrder, to: OrderStatus) =>
  status === "SHIPPED"
    ? `Order #${id} is shipped and cannot be moved to ${to}`
    : `Order #${id} cannot be moved from ${status} to ${to}: only completed orders are shipped`;

/** What it means that an order is dropped on a column, or on none. */
export function resolveDrop(order: BoardOrder, to: OrderStatus | undefined): DropResult {
  if (to === undefined || to === order.status) return { kind: "nothing" };
  if (!canMove(order.status, to)) return { kind: "refused", warning: warningOf(order, to) };
  return to === "COMPLETED" || to === "SHIPPED" ? { kind: "confirm", to } : { kind: "send", to };
}
