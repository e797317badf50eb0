import { allComputed, type Computed, computed, flatMapComputed, missing } from "../board/computed";
import type { PaperPlan } from "../board/paperPlan";
import type { FreeReel } from "../board/reelPicker";
import type { WasteRow } from "../board/wasteTable";
import { say } from "../messages/say";
import { type BoxCosts, boxPrice } from "./boxPrice";

/** A reel in stock with its landed cost. */
export interface CostedReel extends FreeReel {
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
