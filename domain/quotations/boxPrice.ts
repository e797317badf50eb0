import { allComputed, type Computed, computed, flatMapComputed, missing } from "../board/computed";
import type { FreeReel } from "../board/orderReels";
import type { PaperPlan } from "../board/paperPlan";
import { sheetsFor, type WasteRow } from "../board/wasteTable";
import { type Message, say } from "../messages/say";

/** A paper of the board, with the weight in one box and the rate. */
interface PricedLayer {
  readonly name: Message;
  readonly grams: number;
  readonly paisePerKg: number;
}

/** Tooling is charged once with an order, spread over a number of boxes, or free. */
export type ToolingTerms =
  | { readonly kind: "once" }
  | { readonly kind: "spread"; readonly boxes: number }
  | { readonly kind: "free" };

/** The costs of a box that do not depend on the quantity. Amounts are in paise. */
export interface BoxCosts {
  readonly layers: readonly PricedLayer[];
  readonly conversionPaisePerKg: number;
  readonly printPaisePerBox: number;
  readonly joiningPaisePerBox: number;
  readonly freightPaisePerBox: number;
  readonly toolingPaise: number;
  readonly toolingTerms: ToolingTerms;
  /** A fraction: 0.15 is 15 %. */
  readonly markup: number;
}

/** A part of a box's price in whole paise. */
export interface PricePart {
  readonly part: "paper" | "conversion" | "print" | "joining" | "freight" | "tooling" | "markup";
  /** The paper of the board, if the part is one. */
  readonly layer?: Message;
  readonly paise: number;
}

interface BoxPrice {
  readonly sheets: number;
  /** Whole paise for a box, rounded once. */
  readonly costPaise: number;
  readonly pricePaise: number;
  /** 1 − cost ÷ price, before rounding. */
  readonly margin: number;
  /** The price without tooling, and the charge for the tooling, if the tooling is charged once. */
  readonly apart: { readonly pricePaise: number; readonly toolingPaise: number } | undefined;
  /** The parts of the price. Their sum is the price. */
  readonly parts: readonly PricePart[];
}

type Exact = Readonly<Omit<PricePart, "paise"> & { exact: number }>;

/** Rounds parts so that their sum is the total: the parts with the largest remainders are rounded up. */
function roundParts(parts: readonly Exact[], total: number): PricePart[] {
  const floors = parts.map(({ exact }) => Math.floor(exact));
  const spare = total - floors.reduce((sum, floor) => sum + floor, 0);
  const raised = new Set(
    parts
      .map(({ exact }, index) => ({ index, remainder: exact - Math.floor(exact) }))
      .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index)
      .slice(0, spare)
      .map(({ index }) => index),
  );
  return parts.map(({ exact: _, ...part }, index) => ({
    ...part,
    paise: (floors[index] ?? 0) + (raised.has(index) ? 1 : 0),
  }));
}

function toolingPerBox({ toolingPaise, toolingTerms }: BoxCosts, quantity: number): number {
  if (toolingTerms.kind === "free") return 0;
  return toolingPaise / (toolingTerms.kind === "spread" ? toolingTerms.boxes : quantity);
}

const sumOf = (parts: readonly Exact[]) => parts.reduce((sum, { exact }) => sum + exact, 0);

/** Returns the parts of a box's cost without tooling, unrounded. */
function runningCosts(costs: BoxCosts, sheetsPerBox: number): Exact[] {
  const grams = costs.layers.reduce((sum, layer) => sum + layer.grams, 0);
  return [
    ...costs.layers.map(({ name, grams: weight, paisePerKg }) => ({
      part: "paper" as const,
      layer: name,
      exact: (weight / 1000) * paisePerKg * sheetsPerBox,
    })),
    {
      part: "conversion",
      exact: (grams / 1000) * costs.conversionPaisePerKg * sheetsPerBox,
    },
    { part: "print", exact: costs.printPaisePerBox },
    { part: "joining", exact: costs.joiningPaisePerBox },
    { part: "freight", exact: costs.freightPaisePerBox },
  ];
}

/**
 * Computes the price of one box at a quantity: running cost + tooling, × (1 + markup). Running cost = (Σ layer kg × ₹/kg +
 * kg × conversion) × sheets ÷ quantity + print + joining + freight. Source: docs/trade/quotation.md#cost-and-price.
 */
export function boxPrice(costs: BoxCosts, quantity: number, waste: WasteRow): BoxPrice {
  const sheets = sheetsFor(quantity, waste);
  const running = runningCosts(costs, sheets / quantity);
  const exactParts: Exact[] = [
    ...running,
    { part: "tooling", exact: toolingPerBox(costs, quantity) },
  ];
  const exactCost = sumOf(exactParts);
  const factor = 1 + costs.markup;
  const costPaise = Math.round(exactCost);
  const pricePaise = Math.round(exactCost * factor);
  return {
    sheets,
    costPaise,
    pricePaise,
    margin: 1 - 1 / factor,
    apart:
      costs.toolingTerms.kind === "once" && costs.toolingPaise > 0
        ? {
            pricePaise: Math.round(sumOf(running) * factor),
            toolingPaise: Math.round(costs.toolingPaise * factor),
          }
        : undefined,
    parts: [
      ...roundParts(exactParts, costPaise),
      { part: "markup", paise: pricePaise - costPaise },
    ],
  };
}

/** Returns the cost of one box at a quantity in paise, unrounded. */
export const exactBoxCost = (costs: BoxCosts, quantity: number, waste: WasteRow): number =>
  sumOf(runningCosts(costs, sheetsFor(quantity, waste) / quantity)) +
  toolingPerBox(costs, quantity);

/** A range in which a price lies, in paise. */
interface PriceBand {
  readonly fromPaise: number;
  readonly toPaise: number;
}

/**
 * Returns a band around a price: the price less and plus a percentage, both rounded outwards to multiples of a step. The
 * band never begins at 0.
 */
export function bandAround(
  pricePaise: number,
  { spreadPercent, stepPaise }: { readonly spreadPercent: number; readonly stepPaise: number },
): PriceBand {
  const spread = (pricePaise * spreadPercent) / 100;
  return {
    fromPaise: Math.max(1, Math.floor((pricePaise - spread) / stepPaise)) * stepPaise,
    toPaise: Math.ceil((pricePaise + spread) / stepPaise) * stepPaise,
  };
}

/** A reel in stock with its landed cost. */
interface CostedReel extends FreeReel {
  readonly barcodeId: string;
  readonly paisePerKg: number | undefined;
}

type Layer = PaperPlan<CostedReel>["layers"][number];

/**
 * Returns the mean cost of a layer's picked reels in paise for a kilogram, weighted by the paper that each reel gives.
 */
function costOfLayer({ name, picked, lacking, missing: reason }: Layer): Computed<number> {
  if (reason !== undefined) return missing(say("absent.stockOfLayer", { layer: name, reason }));
  if (lacking > 0) return missing(say("absent.stockLacks", { layer: name }));
  const used = picked.filter(({ paper }) => paper > 0);
  const costs = used.map(({ reel, paper }): Computed<{ paper: number; paise: number }> => {
    const { barcodeId, paisePerKg } = reel;
    if (paisePerKg === undefined) return missing(say("absent.landedCost", { reel: barcodeId }));
    return computed({ paper, paise: paper * paisePerKg });
  });
  return flatMapComputed(allComputed(costs), (all) => {
    const paper = all.reduce((sum, cost) => sum + cost.paper, 0);
    return computed(all.reduce((sum, cost) => sum + cost.paise, 0) / paper);
  });
}

/**
 * Returns the price of a box in paise. The landed cost of the reels that the paper plan picks replaces the paper rates.
 * All other costs stay.
 */
export function stockPrice(
  costs: BoxCosts,
  { quantity, waste }: { readonly quantity: number; readonly waste: WasteRow },
  plan: Pick<PaperPlan<CostedReel>, "layers">,
): Computed<number> {
  return flatMapComputed(allComputed(plan.layers.map(costOfLayer)), (paise) => {
    const layers = costs.layers.map((layer, index) => ({
      ...layer,
      paisePerKg: paise[index] ?? layer.paisePerKg,
    }));
    return computed(boxPrice({ ...costs, layers }, quantity, waste).pricePaise);
  });
}
