import { blankOf } from "./blank";
import type { BoardFactors } from "./boardFactors";
import { narrowestDeckle } from "./boardRun";
import type { BoxDesign } from "./boxDesign";
import { isComputed } from "./computed";

const text = (length: number) => `${Number(length.toFixed(1)).toLocaleString("en-IN")} mm`;

/**
 * Returns the message for a box whose blank is wider than the widest reel of the corrugator, with the figures.
 * Undefined if the blank fits or is not known yet.
 */
export function deckleError(design: BoxDesign, factors: BoardFactors): string | undefined {
  const { widestDeckle, edge } = factors;
  const blank = blankOf(design, factors);
  if (!isComputed(blank)) return undefined;
  const needed = narrowestDeckle(1, blank.value, factors);
  return needed > widestDeckle
    ? `The blank is ${text(blank.value.width)} wide: with ${text(edge)} of edge on each side it needs a reel of ${text(needed)}, and the widest is ${text(widestDeckle)}`
    : undefined;
}
