import { type Computed, flatMapComputed, mapComputed, missing } from "../board/computed";
import { type WasteRow, wasteRowFor } from "../board/wasteTable";
import { largestTotalPaise } from "../invoices/gst";
import { say } from "../messages/say";
import { type BoxCosts, boxPrice, exactBoxCost, type PricePart } from "./boxPrice";

/** The price of a box at a quantity, as a quotation offers it. Amounts are in paise. */
export interface QuotedPrice {
  readonly quantity: number;
  readonly sheets: number;
  readonly setupSheets: number;
  readonly runPercent: number;
  readonly costPaise: number;
  readonly pricePaise: number;
  /** A fraction of the price. */
  readonly margin: number;
  /** The charge for the tooling, if the price does not include the tooling. */
  readonly toolingPaise?: number;
  /** Boxes × price, and the charge for the tooling. */
  readonly totalPaise: number;
  /** The smallest quantity at which the price covers the cost. */
  readonly breakEven?: number;
  /** The parts of the price. Their sum is the price. */
  readonly parts: readonly PricePart[];
}

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

/** Returns the costs that the price covers. Only tooling that is charged once can be apart from the price. */
export const withoutApartTooling = (costs: BoxCosts, isToolingApart: boolean): BoxCosts =>
  isToolingApart && costs.toolingTerms.kind === "once" && costs.toolingPaise > 0
    ? { ...costs, toolingPaise: 0 }
    : costs;

/** Computes the price of one quantity. A missing waste row stays missing. */
export function quotedPrice(
  costs: BoxCosts,
  rows: readonly WasteRow[],
  { quantity, isToolingApart }: { readonly quantity: number; readonly isToolingApart: boolean },
): Computed<QuotedPrice> {
  const priced = withoutApartTooling(costs, isToolingApart);
  return mapComputed(wasteRowFor(rows, quantity), (row) => {
    const { sheets, costPaise, pricePaise, margin, parts } = boxPrice(priced, quantity, row);
    const toolingPaise =
      priced === costs ? undefined : Math.round(costs.toolingPaise * (1 + costs.markup));
    const breakEven = breakEvenQuantity(priced, pricePaise, rows);
    const { setupSheets, runPercent } = row;
    return {
      quantity,
      sheets,
      setupSheets,
      runPercent,
      costPaise,
      pricePaise,
      margin,
      parts,
      ...(toolingPaise !== undefined && { toolingPaise }),
      ...(breakEven !== undefined && { breakEven }),
      totalPaise: pricePaise * quantity + (toolingPaise ?? 0),
    };
  });
}

/** Refuses a price with a total that is too large for an invoice. */
export const invoiceable = (quoted: Computed<QuotedPrice>): Computed<QuotedPrice> =>
  flatMapComputed(quoted, ({ totalPaise }) =>
    totalPaise > largestTotalPaise
      ? missing(say("invoice.tooLarge", { most: largestTotalPaise / 100 }))
      : quoted,
  );

/**
 * Returns the price of the largest offered quantity that is not above the order's quantity, or the first price. The
 * order's quantity may have been edited since the quotation was accepted.
 */
export const priceAt = <Price extends { readonly quantity: number }>(
  prices: readonly Price[],
  quantity: number,
): Price | undefined => prices.findLast((price) => price.quantity <= quantity) ?? prices[0];

/**
 * The tooling of an accepted line, with the markup. Tooling inside the price, and free tooling, have no charge to follow.
 */
export type AcceptedTooling =
  /** Tooling that is charged once, apart from the price of a box. */
  | { readonly kind: "apart"; readonly totalPaise: number }
  /** A share in the price of each of the first boxes. */
  | { readonly kind: "spread"; readonly totalPaise: number; readonly boxes: number };

interface OfferedTooling {
  readonly toolingTerms: "once" | "spread" | "free";
  readonly toolingBoxes?: number | undefined;
  readonly markupPercent: number;
  readonly costs?: { readonly toolingPaise: number } | undefined;
  readonly prices: readonly { readonly toolingPaise?: number | undefined }[];
}

/** Returns the tooling of a line that a quotation offers. Undefined if there is no charge to follow. */
export function acceptedTooling(line: OfferedTooling): AcceptedTooling | undefined {
  const { toolingTerms, toolingBoxes, markupPercent, costs, prices } = line;
  const apart = prices.find(({ toolingPaise }) => toolingPaise !== undefined)?.toolingPaise;
  if (apart !== undefined) return { kind: "apart", totalPaise: apart };
  if (toolingTerms !== "spread" || toolingBoxes === undefined || !costs?.toolingPaise)
    return undefined;
  const totalPaise = Math.round((costs.toolingPaise * (100 + markupPercent)) / 100);
  return { kind: "spread", totalPaise, boxes: toolingBoxes };
}

/** The running balance of tooling that is spread over boxes, in paise. */
interface ToolingBalance {
  readonly chargedPaise: number;
  readonly remainingPaise: number;
  /** The amount above the total, if more boxes were invoiced than the tooling was spread over. */
  readonly abovePaise: number;
}

/**
 * Computes the charged and the open tooling. Charged = invoiced boxes × total ÷ boxes. It is rounded once, so the last box
 * brings the sum to the total. Source: docs/trade/quotation.md#tooling.
 */
export function toolingBalance(
  { totalPaise, boxes }: { readonly totalPaise: number; readonly boxes: number },
  invoicedBoxes: number,
): ToolingBalance {
  const chargedPaise = Math.round((totalPaise * invoicedBoxes) / boxes);
  return {
    chargedPaise,
    remainingPaise: Math.max(0, totalPaise - chargedPaise),
    abovePaise: Math.max(0, chargedPaise - totalPaise),
  };
}

interface Works {
  readonly printColours: number;
  readonly hasDie: boolean;
}

/** Returns the description of the charge on an invoice. Papers and portals take it in English. */
export function toolingDescription(quotation: string, { printColours, hasDie }: Works): string {
  const works = [...(printColours > 0 ? ["printing plates"] : []), ...(hasDie ? ["die"] : [])];
  return `Tooling charge, quotation ${quotation}: ${works.join(" and ")}`;
}
