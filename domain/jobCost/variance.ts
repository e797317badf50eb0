/** The standard of one box in the frozen estimate: its paper with the estimated waste, and the paper's rate. */
export interface MaterialStandard {
  readonly gramsPerBox: number;
  readonly paisePerKg: number;
}

export interface MaterialUse {
  readonly goodBoxes: number;
  readonly grams: number;
  readonly paisePerKg: number;
}

/** Rounds to whole paise. The sum makes 0 of −0. */
const wholePaise = (exact: number) => Math.round(exact) + 0;

/**
 * Returns the difference between a run's material and its standard for the good boxes, in whole paise. Price and usage
 * sum to the whole difference. A positive difference is a cost.
 */
export function materialVariance(standard: MaterialStandard, used: MaterialUse) {
  const kilograms = used.grams / 1000;
  const standardKilograms = (standard.gramsPerBox * used.goodBoxes) / 1000;
  const totalPaise = wholePaise(
    kilograms * used.paisePerKg - standardKilograms * standard.paisePerKg,
  );
  const pricePaise = wholePaise(kilograms * (used.paisePerKg - standard.paisePerKg));
  return { standardKilograms, pricePaise, usagePaise: totalPaise - pricePaise, totalPaise };
}
