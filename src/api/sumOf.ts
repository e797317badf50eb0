/** A sum of figures of which some may be missing. */
export interface KnownSum {
  readonly sum: number;
  /** How many rows gave no figure, and so are not in the sum. */
  readonly missing: number;
}

/**
 * Adds the figures that are there, exactly to the given part of one: decimals of binary fractions
 * do not add up. `parts` is 100 for rupees and paise, 1000 for kilograms and grams.
 */
export function sumOf(figures: readonly (number | undefined)[], parts: number): KnownSum {
  const known = figures.filter((figure) => figure !== undefined);
  const whole = known.reduce((total, figure) => total + Math.round(figure * parts), 0);
  return { sum: whole / parts, missing: figures.length - known.length };
}
