import { say } from "../messages/say";
import { blankArea, blankOf, insideDimensions } from "./blank";
import type { BoardFactors } from "./boardFactors";
import { boardGsm, boardThickness, burstingStrength, edgeCrush } from "./boardStrength";
import type { BoxDesign } from "./boxDesign";
import { type Computed, combine, flatMapComputed, missing } from "./computed";
import { grams, type Newtons, newtons } from "./quantities";

/** Computes the box compression (BCT) by McKee's short formula. The formula is valid for regular slotted boxes only. */
function boxCompression(design: BoxDesign, factors: BoardFactors): Computed<Newtons> {
  if (design.style !== "0201") return missing(say("absent.formula"));
  const perimeter = flatMapComputed(insideDimensions(design, factors), ({ length, width }) => ({
    value: 2 * (length + width),
  }));
  const root = combine(boardThickness(design, factors), perimeter, (thickness, around) =>
    Math.sqrt(thickness * around),
  );
  return combine(edgeCrush(design, factors), root, (ect, rooted) =>
    newtons(factors.compressionConstant * ect * rooted),
  );
}

/** Returns the figures of a box, with the factors of the computation. */
export const boxFigures = (design: BoxDesign, factors: BoardFactors) => {
  const blank = blankOf(design, factors);
  const gsm = boardGsm(design, factors);
  return {
    factors,
    thickness: boardThickness(design, factors),
    inside: insideDimensions(design, factors),
    blank,
    boardGsm: gsm,
    boxWeight: combine(blankArea(blank), gsm, (area, weight) => grams((area * weight) / 1e6)),
    burstingStrength: burstingStrength(design),
    edgeCrush: edgeCrush(design, factors),
    compression: boxCompression(design, factors),
  };
};
