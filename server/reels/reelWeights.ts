import type { reelStatuses } from "../../contract/reels";

type ReelStatus = (typeof reelStatuses)[number];

/** What the scale says of a reel when an order is done with it, all in grams. */
export interface Weighed {
  consumedGrams: number;
  previousWeightGrams: number;
  currentWeightGrams: number;
  status: ReelStatus;
}

/**
 * A reel after a usage: what was consumed is what it weighed less what it weighs, and a reel that
 * weighs nothing is consumed.
 * @throws RangeError when the scale says less than nothing or more than there was
 */
export function finishUsage(beforeGrams: number, afterGrams: number): Weighed {
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
