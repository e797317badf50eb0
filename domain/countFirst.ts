/**
 * Returns the number of items that `isFirst` accepts. The accepted items are the first ones of the list. The search halves
 * the list in each step.
 */
export function countFirst<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && isFirst(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
