import type { BoardFactors, Flute } from "./boardFactors";
import type { BoardLayer, BoxDesign, BoxStyle } from "./boxDesign";
import { type BoxDimensions, insideDimensions } from "./boxFigures";
import { type Computed, mapComputed } from "./computed";
import type { DrawnLine, DrawnPoint, Measure } from "./dieline";
import { tenthsText } from "./quantities";

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

/** The lines on the top: the flaps of a slotted box meet; the flaps of a full overlap box overlap. */
const topLines: Readonly<
  Record<BoxStyle, (box: BoxDimensions) => readonly (readonly [Place, Place])[]>
> = {
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

/** Draws the closed box of a design in isometric projection, with its inside measures. */
export const boxDrawing = (design: BoxDesign, factors: BoardFactors): Computed<BoxDrawing> =>
  mapComputed(insideDimensions(design, factors), (box) => {
    const { length, width, height } = box;
    const rise = width / 2 + height;
    // x runs along the length to the lower right, y behind it to the upper right.
    const drawn = ([x, y, z]: Place): DrawnPoint => [(x + y) * cos30, (x - y) / 2 - z + rise];
    // A corner has three digits, for length, width and height: 1 at the end of the side, 0 at its beginning.
    const face = (name: DrawnFace["name"], corners: string): DrawnFace => ({
      name,
      outline: corners
        .split(" ")
        .map(([x, y, z]) => drawn([Number(x) * length, Number(y) * width, Number(z) * height])),
    });
    return {
      width: (length + width) * cos30,
      height: (length + width) / 2 + height,
      faces: [
        face("long", "000 100 101 001"),
        face("end", "100 110 111 101"),
        face("top", "001 101 111 011"),
      ],
      lines: topLines[design.style](box).map(([from, to]): DrawnLine => [drawn(from), drawn(to)]),
      measures: [
        { label: `L ${tenthsText(length)}`, at: drawn([length / 2, 0, 0]), side: "left" },
        { label: `W ${tenthsText(width)}`, at: drawn([length, width / 2, 0]), side: "right" },
        { label: `H ${tenthsText(height)}`, at: drawn([length, width, height / 2]), side: "right" },
      ],
    };
  });

/** The distance between two crests of a flute, in millimetres. Used for drawings only. */
const pitches: Readonly<Record<Flute, number>> = { A: 8.7, B: 6.3, C: 7.9, E: 3.5 };

/** The drawn thickness of a liner, in millimetres. The formulas neglect it. */
export const drawnLiner = 0.5;

/**
 * A layer in the drawing of a board's cross-section. `top` and `height` are in millimetres, counted from the top of the
 * outer liner.
 */
interface SectionLayer {
  readonly flute: Flute | undefined;
  readonly top: number;
  readonly height: number;
  /** A flute's paper from edge to edge, as an SVG path. */
  readonly wave: string | undefined;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

function wavePath(pitch: number, top: number, height: number, width: number): string {
  const half = pitch / 2;
  const [high, low] = [top + drawnLiner / 2, top + height - drawnLiner / 2].map(rounded);
  let path = `M0 ${low}`;
  for (let x = 0, isLow = true; x < width; x += half, isLow = !isLow) {
    const [from, to] = isLow ? [low, high] : [high, low];
    const [near, far, end] = [x + half * 0.45, x + half * 0.55, x + half].map(rounded);
    path += `C${near} ${from} ${far} ${to} ${end} ${to}`;
  }
  return path;
}

/** Returns the cross-section of a board, from the outside in, `width` millimetres wide. */
export function boardSection(
  layers: readonly Pick<BoardLayer, "flute">[],
  factors: Pick<BoardFactors, `fluteHeight${Flute}`>,
  width: number,
): readonly SectionLayer[] {
  let top = 0;
  return layers.map(({ flute }) => {
    const at = top;
    const height = flute === undefined ? drawnLiner : factors[`fluteHeight${flute}`];
    top += height;
    return {
      flute,
      top: at,
      height,
      wave: flute && wavePath(pitches[flute], at, height, width),
    };
  });
}
