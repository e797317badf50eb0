import type { Reel } from "../../../../contract/reels";

type Weighed = Pick<Reel, "initialWeight" | "currentWeight">;

/** Sums in grams: decimals of binary fractions do not add up. */
const sum = (weights: readonly number[]) =>
  weights.reduce((total, weight) => total + Math.round(weight * 1000), 0) / 1000;

/** Kilograms of all the given reels, as they were bought and as they are now. */
export const stockTotals = (reels: readonly Weighed[]) => ({
  initial: sum(reels.map((reel) => reel.initialWeight)),
  current: sum(reels.map((reel) => reel.currentWeight)),
});
