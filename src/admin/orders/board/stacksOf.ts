import type { BoardOrder } from "../../../api/customMethods";
import { shippedMs } from "./columns";

/** Cards that the browser shows or leaves out together. */
export interface Stack {
  readonly key: string;
  readonly orders: readonly BoardOrder[];
}

/** How many neighbouring order numbers belong together. */
const block = 64;

const hourMs = 3_600_000;

/**
 * What neighbours have in common: shipped orders, which stand by their time, its hour; others a block
 * of numbers. Texts have no neighbours: orders that are known by one stand together.
 */
function blockOf(order: BoardOrder): number {
  const shipped = order.status === "SHIPPED" ? shippedMs(order) : undefined;
  if (shipped !== undefined) return Math.floor(shipped / hourMs);
  return typeof order.id === "number" ? Math.floor(order.id / block) : -1;
}

/**
 * A column's orders in stacks, in their order. A card's stack goes by its number or hour and not by its
 * place: when one card leaves, all others stay where they are, and so does the focus.
 */
export function stacksOf(orders: readonly BoardOrder[]): readonly Stack[] {
  const seen = new Map<number, number>();
  const stacks: { key: string; block: number; orders: BoardOrder[] }[] = [];
  for (const order of orders) {
    const mine = blockOf(order);
    const last = stacks.at(-1);
    if (last?.block === mine) {
      last.orders.push(order);
      continue;
    }
    const nth = seen.get(mine) ?? 0;
    seen.set(mine, nth + 1);
    stacks.push({ key: `${mine}-${nth}`, block: mine, orders: [order] });
  }
  return stacks;
}
