import type { WasteRow } from "../board/wasteTable";
import { type BoxCosts, exactBoxCost } from "./boxPrice";

/**
 * Returns the smallest number from `first` to `last` that meets a condition. All larger numbers must meet the condition
 * too.
 */
function smallestThat(meets: (quantity: number) => boolean, first: number, last: number) {
  let [low, high] = [first, last];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (meets(middle)) high = middle;
    else low = middle + 1;
  }
  return meets(high) ? high : undefined;
}

/**
 * Returns the smallest quantity at which a price covers the cost of a box, to the sheet that rounding adds. Undefined if
 * no quantity of the waste table covers the cost. Within a row of the table the cost falls with the quantity.
 */
export function breakEvenQuantity(
  costs: BoxCosts,
  pricePaise: number,
  rows: readonly WasteRow[],
): number | undefined {
  const ascending = rows.toSorted((one, other) => one.uptoQuantity - other.uptoQuantity);
  for (const [index, row] of ascending.entries()) {
    const first = (ascending[index - 1]?.uptoQuantity ?? 0) + 1;
    const isCovered = (quantity: number) => exactBoxCost(costs, quantity, row) <= pricePaise;
    const found = smallestThat(isCovered, first, row.uptoQuantity);
    if (found !== undefined) return found;
  }
  return undefined;
}
