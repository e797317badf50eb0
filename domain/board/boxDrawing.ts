import { insideDimensions } from "./blank";
import type { DrawnLine, DrawnPoint, Measure } from "./blankDrawing";
import type { BoardFactors } from "./boardFactors";
import type { BoxDesign, BoxStyle } from "./boxDesign";
import { type Computed, mapComputed } from "./computed";

type Place = readonly [x: number, y: number, z: number];

interface DrawnFace {
  readonly name: "long" | "end" | "top";
  readonly outline: readonly DrawnPoint[];
}

/** A measure beside an edge, with its text to the left or the right of the point. */
interface EdgeMeasure extends Pick<Measure, "label"> {
  readonly at: DrawnPoint;
  readonly side: "left" | "right";
}

/** A closed box, in millimetres from the upper left corner of the drawing. */
interface BoxDrawing {
  readonly width: number;
  readonly height: number;
  readonly faces: readonly DrawnFace[];
  /** The lines where flaps meet. A box without a top has its rear corner here. */
  readonly lines: readonly DrawnLine[];
  readonly measures: readonly EdgeMeasure[];
}

interface Sides {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** The lines on the top: the flaps of a slotted box meet; the flaps of a full overlap box overlap. */
const topLines: Readonly<Record<BoxStyle, (box: Sides) => readonly (readonly [Place, Place])[]>> = {
  "0201": ({ length, width, height }) => [
    [
      [0, width / 2, height],
      [length, width / 2, height],
    ],
  ],
  "0200": ({ length, width, height }) => [
    [
      [0, width, height],
      [0, width, height - Math.min(length, width, height)],
    ],
  ],
  "0203": () => [],
  OTHER: () => [],
};

const cos30 = Math.sqrt(3) / 2;
const text = (side: number) => Number(side.toFixed(1)).toLocaleString("en-IN");

/** The closed box of a design in isometric projection, with what it measures inside. */
export const boxDrawing = (design: BoxDesign, factors: BoardFactors): Computed<BoxDrawing> =>
  mapComputed(insideDimensions(design, factors), (box) => {
    const { length, width, height } = box;
    const rise = width / 2 + height;
    // x runs along the length to the lower right, y behind it to the upper right.
    const drawn = ([x, y, z]: Place): DrawnPoint => [(x + y) * cos30, (x - y) / 2 - z + rise];
    const face = (name: DrawnFace["name"], corners: readonly Place[]): DrawnFace => ({
      name,
      outline: corners.map(drawn),
    });
    return {
      width: (length + width) * cos30,
      height: (length + width) / 2 + height,
      faces: [
        face("long", [
          [0, 0, 0],
          [length, 0, 0],
          [length, 0, height],
          [0, 0, height],
        ]),
        face("end", [
          [length, 0, 0],
          [length, width, 0],
          [length, width, height],
          [length, 0, height],
        ]),
        face("top", [
          [0, 0, height],
          [length, 0, height],
          [length, width, height],
          [0, width, height],
        ]),
      ],
      lines: topLines[design.style](box).map(([from, to]): DrawnLine => [drawn(from), drawn(to)]),
      measures: [
        { label: `L ${text(length)}`, at: drawn([length / 2, 0, 0]), side: "left" },
        { label: `W ${text(width)}`, at: drawn([length, width / 2, 0]), side: "right" },
        { label: `H ${text(height)}`, at: drawn([length, width, height / 2]), side: "right" },
      ],
    };
  });
