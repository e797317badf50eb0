import { say } from "../messages/say";
import type { BoardFactors } from "./boardFactors";
import { boardGsm, boardThickness, burstingStrength, edgeCrush } from "./boardStrength";
import type { BoxDesign, BoxStyle } from "./boxDesign";
import {
  type Computed,
  combine,
  computed,
  flatMapComputed,
  known,
  mapComputed,
  missing,
} from "./computed";
import { grams, type Millimetres, millimetres, type Newtons, newtons } from "./quantities";

/** The inside dimensions of a box. */
export interface BoxDimensions {
  readonly length: Millimetres;
  readonly width: Millimetres;
  readonly height: Millimetres;
}

export interface Blank {
  readonly length: Millimetres;
  readonly width: Millimetres;
}

/** The width of a blank, from the box's inside dimensions and the allowance. Other styles have no formula. */
const blankWidths: Readonly<
  Record<Exclude<BoxStyle, "OTHER">, (box: BoxDimensions, allowance: number) => number>
> = {
  "0201": ({ width, height }, allowance) => width + height + 3 * allowance,
  "0200": ({ width, height }, allowance) => width / 2 + height + 2 * allowance,
  "0203": ({ width, height }, allowance) => 2 * width + height + 4 * allowance,
};

const entered = ({ length, width, height }: BoxDesign): Computed<BoxDimensions> =>
  flatMapComputed(known(length, say("absent.boxLength")), (boxLength) =>
    combine(
      known(width, say("absent.boxWidth")),
      known(height, say("absent.boxHeight")),
      (boxWidth, boxHeight) => ({ length: boxLength, width: boxWidth, height: boxHeight }),
    ),
  );

/**
 * Returns the inside dimensions of a box: as entered, or the outside dimensions minus the walls. Source:
 * docs/trade/board.md#size.
 */
export function insideDimensions(
  design: BoxDesign,
  factors: BoardFactors,
): Computed<BoxDimensions> {
  const dimensions = entered(design);
  if (design.measured === "INSIDE") return dimensions;
  return flatMapComputed(dimensions, (outside) =>
    flatMapComputed(boardThickness(design, factors), (thickness) => {
      const length = outside.length - factors.insideOfLength * thickness;
      const width = outside.width - factors.insideOfLength * thickness;
      const height = outside.height - factors.insideOfHeight * thickness;
      return length > 0 && width > 0 && height > 0
        ? computed({
            length: millimetres(length),
            width: millimetres(width),
            height: millimetres(height),
          })
        : missing(say("absent.insideRoom", { thickness: Number(thickness.toFixed(2)) }));
    }),
  );
}

/** Returns the flat blank of a box. A style without a formula has the entered blank. Source: docs/trade/board.md#size. */
export function blankOf(design: BoxDesign, factors: BoardFactors): Computed<Blank> {
  const { style } = design;
  if (style === "OTHER") {
    return combine(
      known(design.blankLength, say("absent.blankLength")),
      known(design.blankWidth, say("absent.blankWidth")),
      (length, width) => ({ length, width }),
    );
  }
  const given = design.allowance ?? factors.allowance;
  const allowance =
    given === undefined ? boardThickness(design, factors) : computed(millimetres(given));
  return combine(insideDimensions(design, factors), allowance, (box, perPanel) => ({
    length: millimetres(
      2 * (box.length + box.width) + 4 * perPanel + (design.joint ?? factors[`joint${design.ply}`]),
    ),
    width: millimetres(blankWidths[style](box, perPanel)),
  }));
}

/** Returns the sheet's area in square millimetres. */
export const blankArea = (blank: Computed<Blank>): Computed<number> =>
  mapComputed(blank, ({ length, width }) => length * width);

/**
 * Computes the box compression (BCT) by McKee's short formula. The formula is valid for regular slotted boxes only. Source:
 * docs/trade/board.md#compression.
 */
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
 * Returns the size of a regular slotted box that holds a volume with the least board. Without joint and allowance the blank
 * has 2 (L + W) × (W + H), which is least at L : W : H = 2 : 1 : 2. Source: docs/trade/board.md#least-board.
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
