import { say } from "../messages/say";
import { type BoxDimensions, blankArea, blankOf, insideDimensions } from "./blank";
import type { BoardFactors } from "./boardFactors";
import type { BoxDesign } from "./boxDesign";
import { type Computed, combine, flatMapComputed, missing } from "./computed";
import { millimetres } from "./quantities";

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
