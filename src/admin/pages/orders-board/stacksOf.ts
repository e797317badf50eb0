import type { Order } from "../../../../contract/orders";

/** Cards that the browser shows or leaves out together. */
export interface Stack {
  readonly key: string;
  readonly orders: readonly Order[];
}

/** How many neighbouring order numbers belong together. */
const block = 64;

/**
 * A column's orders in stacks, in their order. A card's stack goes by its number and not by its
 * place: when one card leaves, all others stay where they are, and so does the focus.
 */
export function stacksOf(orders: readonly Order[]): readonly Stack[] {
  const seen = new Map<number, number>();
  const stacks: { key: string; block: number; orders: Order[] }[] = [];
  for (const order of orders) {
    const mine = Math.floor(order.id / block);
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
