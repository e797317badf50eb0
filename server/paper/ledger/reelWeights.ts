import { type reelStatuses, usualCoreDiameter } from "../../../contract/reels";

type ReelStatus = (typeof reelStatuses)[number];

/** What a reel weighs when an order is done with it, all in grams and with the core. */
export interface ReelWeights {
  consumedGrams: number;
  previousWeightGrams: number;
  currentWeightGrams: number;
  status: ReelStatus;
}

/** Three kilograms for each metre of the deckle, and never more than a tenth of the reel. */
export const coreWeightGrams = (deckleCentimetres: number, initialGrams: number) =>
  Math.min(Math.round(deckleCentimetres * 30), Math.floor(initialGrams / 10));

/**
 * A reel after a usage: what was consumed is what it weighed less what it weighs. The scale shows the
 * core too, so a reel is finished when nothing but that is left, or when somebody says so.
 * @throws RangeError when it weighs less than nothing or more than before
 */
export function finishUsage(
  beforeGrams: number,
  afterGrams: number,
  { coreGrams, isFinished = false }: { coreGrams: number; isFinished?: boolean | undefined },
): ReelWeights {
  if (!(afterGrams >= 0 && afterGrams <= beforeGrams)) {
    throw new RangeError(`A reel of ${beforeGrams} g cannot weigh ${afterGrams} g after a usage`);
  }
  return {
    consumedGrams: beforeGrams - afterGrams,
    previousWeightGrams: beforeGrams,
    currentWeightGrams: afterGrams,
    status: isFinished || afterGrams <= coreGrams ? "CONSUMED" : "AVAILABLE",
  };
}

/**
 * What a reel weighs by its diameter, with the core: paper fills the ring between core and edge evenly.
 * @param net the paper of the full reel, in any unit, which is the result's too
 * @param diameters of the reel as it is and as it was when full, in millimetres
 */
export function remainingByDiameter(
  net: number,
  { now, full, core = usualCoreDiameter }: { now: number; full: number; core?: number },
): number {
  const ring = (diameter: number) => Math.max(0, diameter ** 2 - core ** 2);
  return full <= core ? 0 : (net * ring(now)) / ring(full);
}
