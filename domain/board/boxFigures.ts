import { say } from "../messages/say";
import { type BoxDimensions, blankArea, blankOf, insideDimensions } from "./blank";
import type { BoardFactors } from "./boardFactors";
import { boardGsm, boardThickness, burstingStrength, edgeCrush } from "./boardStrength";
import type { BoxDesign } from "./boxDesign";
import { type Computed, combine, flatMapComputed, missing } from "./computed";
import { grams, millimetres, type Newtons, newtons } from "./quantities";

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

/**
 * Returns the size of a regular slotted box that holds a volume with the least board. Without joint and allowance the
 * blank has 2 (L + W) × (W + H), which is least at L : W : H = 2 : 1 : 2.
 */
export function leastSize({ length, width, height }: BoxDimensions): BoxDimensions {
  const least = Math.cbrt((length * width * height) / 4);
  const twice = millimetres(2 * least);
  return { length: twice, width: millimetres(least), height: twice };
}

/** Returns the size that holds the volume of a box with the least board, and its saved share of the board, 0 to 1. */
export function leastBoard(
  design: BoxDesign,
  factors: BoardFactors,
): Computed<{ readonly size: BoxDimensions; readonly saved: number }> {
  if (design.style !== "0201") return missing(say("absent.formula"));
  return flatMapComputed(insideDimensions(design, factors), (inside) => {
    const size = leastSize(inside);
    const least: BoxDesign = { ...design, ...size, measured: "INSIDE" };
    return combine(
      blankArea(blankOf(design, factors)),
      blankArea(blankOf(least, factors)),
      (area, leastArea) => ({ size, saved: Math.max(0, 1 - leastArea / area) }),
    );
  });
}
