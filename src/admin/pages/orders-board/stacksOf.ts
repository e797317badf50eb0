import type { BoardOrder } from "../../../provider/ownCalls";
import type { RecordId } from "../../../provider/readRow";

/** Cards that the browser shows or leaves out together. */
export interface Stack {
  readonly key: string;
  readonly orders: readonly BoardOrder[];
}

/** How many neighbouring order numbers belong together. */
const block = 64;

/** Texts have no neighbours: orders that are known by one stand together. */
const blockOf = (id: RecordId) => (typeof id === "number" ? Math.floor(id / block) : -1);

/**
 * A column's orders in stacks, in their order. A card's stack goes by its number and not by its
 * place: when one card leaves, all others stay where they are, and so does the focus.
 */
export function stacksOf(orders: readonly BoardOrder[]): readonly Stack[] {
  const seen = new Map<number, number>();
  const stacks: { key: string; block: number; orders: BoardOrder[] }[] = [];
  for (const order of orders) {
    const mine = blockOf(order.id);
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
