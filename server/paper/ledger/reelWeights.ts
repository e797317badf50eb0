import { type reelStatuses, usualCoreDiameter } from "../../../contract/reels";
import { isUsedUp, movementRefusal } from "../../../domain/reelLedger";

type ReelStatus = (typeof reelStatuses)[number];

/** The weights of a reel after a usage, in grams and with the core. */
export interface ReelWeights {
  consumedGrams: number;
  previousWeightGrams: number;
  currentWeightGrams: number;
  status: ReelStatus;
}

/** Estimates a core: 3 kg for each metre of the deckle, at most a tenth of the reel. */
export const coreWeightGrams = (deckleCentimetres: number, initialGrams: number) =>
  Math.min(Math.round(deckleCentimetres * 30), Math.floor(initialGrams / 10));

/**
 * Returns the weights of a reel after a usage. A reel is finished if only the core is left, or if the operator says so.
 * @throws RangeError if the ledger refuses the return
 */
export function finishUsage(
  beforeGrams: number,
  afterGrams: number,
  { coreGrams, isFinished = false }: { coreGrams: number; isFinished?: boolean | undefined },
): ReelWeights {
  const atMachine = { balance: 0, received: beforeGrams, issued: beforeGrams };
  if (movementRefusal(atMachine, { kind: "RETURN", grams: afterGrams }) !== undefined) {
    throw new RangeError(`A reel of ${beforeGrams} g cannot weigh ${afterGrams} g after a usage`);
  }
  return {
    consumedGrams: beforeGrams - afterGrams,
    previousWeightGrams: beforeGrams,
    currentWeightGrams: afterGrams,
    status: isFinished || isUsedUp(afterGrams, coreGrams) ? "CONSUMED" : "AVAILABLE",
  };
}

/**
 * Estimates the paper on a reel by its diameter: paper fills the ring around the core evenly.
 * @param net the paper of the full reel, in the unit of the result
 * @param diameters the present, the full reel's and the core's, in millimetres
 */
export function remainingByDiameter(
  net: number,
  { now, full, core = usualCoreDiameter }: { now: number; full: number; core?: number },
): number {
  const ring = (diameter: number) => Math.max(0, diameter ** 2 - core ** 2);
  return full <= core ? 0 : (net * ring(now)) / ring(full);
}
