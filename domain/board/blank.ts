import type { BoardFactors } from "./boardFactors";
import { boardThickness } from "./boardStrength";
import type { BoxDesign, BoxStyle } from "./boxDesign";
import {
  allComputed,
  type Computed,
  combine,
  computed,
  flatMapComputed,
  known,
  mapComputed,
  missing,
} from "./computed";
import { type Millimetres, millimetres } from "./quantities";

/** Inside, in millimetres. */
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

const sides = ["length", "width", "height"] as const;

function entered(design: BoxDesign): Computed<BoxDimensions> {
  const all = allComputed(sides.map((side) => known(design[side], `no ${side} of the box`)));
  return flatMapComputed(all, ([length, width, height]) =>
    length === undefined || width === undefined || height === undefined
      ? missing("no dimensions of the box")
      : computed({ length, width, height }),
  );
}

/** Returns the inside dimensions of a box: as entered, or the outside dimensions minus the walls. */
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
        : missing(`no room inside walls of ${Number(thickness.toFixed(2))} mm`);
    }),
  );
}

/** The sheet that a box is folded of; of a style without a formula what was entered. */
export function blankOf(design: BoxDesign, factors: BoardFactors): Computed<Blank> {
  const { style } = design;
  if (style === "OTHER") {
    return combine(
      known(design.blankLength, "no length of the blank"),
      known(design.blankWidth, "no width of the blank"),
      (length, width) => ({ length, width }),
    );
  }
  const given = design.allowance ?? factors.allowance;
  const allowance = given === undefined ? boardThickness(design, factors) : computed(given);
  return combine(insideDimensions(design, factors), allowance, (box, perPanel) => ({
    length: millimetres(
      2 * (box.length + box.width) + 4 * perPanel + (design.joint ?? factors.joints[design.ply]),
    ),
    width: millimetres(blankWidths[style](box, perPanel)),
  }));
}

/** Returns the sheet's area in square millimetres. */
export const blankArea = (blank: Computed<Blank>): Computed<number> =>
  mapComputed(blank, ({ length, width }) => length * width);
