import { say } from "../messages/say";
import type { BoardFactors } from "./boardFactors";
import { boardThickness } from "./boardStrength";
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

const entered = ({ length, width, height }: BoxDesign): Computed<BoxDimensions> =>
  flatMapComputed(known(length, say("absent.boxLength")), (boxLength) =>
    combine(
      known(width, say("absent.boxWidth")),
      known(height, say("absent.boxHeight")),
      (boxWidth, boxHeight) => ({ length: boxLength, width: boxWidth, height: boxHeight }),
    ),
  );

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
        : missing(say("absent.insideRoom", { thickness: Number(thickness.toFixed(2)) }));
    }),
  );
}

/** Returns the flat blank of a box. A style without a formula has the entered blank. */
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
