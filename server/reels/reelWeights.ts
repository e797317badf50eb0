import type { reelStatuses } from "../../contract/reels";

type ReelStatus = (typeof reelStatuses)[number];

/** What a reel weighs when an order is done with it, all in grams. */
export interface ReelWeights {
  consumedGrams: number;
  previousWeightGrams: number;
  currentWeightGrams: number;
  status: ReelStatus;
}

/**
 * A reel after a usage: what was consumed is what it weighed less what it weighs, and a reel that
 * weighs nothing is consumed.
 * @throws RangeError when it weighs less than nothing or more than before
 */
export function finishUsage(beforeGrams: number, afterGrams: number): ReelWeights {
  if (!(afterGrams >= 0 && afterGrams <= beforeGrams)) {
    throw new RangeError(`A reel of ${beforeGrams} g cannot weigh ${afterGrams} g after a usage`);
  }
  return {
    consumedGrams: beforeGrams - afterGrams,
    previousWeightGrams: beforeGrams,
    currentWeightGrams: afterGrams,
    status: afterGrams === 0 ? "CONSUMED" : "AVAILABLE",
  };
}
