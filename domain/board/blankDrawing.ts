import { type Blank, type BoxDimensions, blankOf, insideDimensions } from "./blank";
import type { BoardFactors } from "./boardFactors";
import type { BoxDesign, BoxStyle } from "./boxDesign";
import { type Computed, combine, mapComputed } from "./computed";
import { tenthsText } from "./quantities";

/** Millimetres from the upper left corner of the blank. */
export type DrawnPoint = readonly [x: number, y: number];
export type DrawnLine = readonly [from: DrawnPoint, to: DrawnPoint];

/** A stretch along an edge of the blank, with what it measures. */
export interface Measure {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** A flat blank as the die cuts it: what is drawn through is cut, what is dashed is scored. */
export interface BlankDrawing {
  readonly blank: Blank;
  readonly outline: readonly DrawnPoint[];
  readonly slots: readonly DrawnLine[];
  readonly scores: readonly DrawnLine[];
  /** The widths of the panels along the blank's length, and the depths of flaps and panel along its width. */
  readonly along: readonly Measure[];
  readonly across: readonly Measure[];
}

type SlottedStyle = Exclude<BoxStyle, "OTHER">;

/** The depth of the lower flaps, from the box's width and the allowance. The upper flaps of a 0200 are missing. */
const flapDepth: Readonly<Record<SlottedStyle, (width: number, allowance: number) => number>> = {
  "0201": (width, allowance) => width / 2 + allowance,
  "0200": (width, allowance) => width / 2 + allowance,
  "0203": (width, allowance) => width + 1.5 * allowance,
};

/** The slant of the joint's ends as a fraction of the joint's width. */
const slant = 0.35;

const measure = (name: string, from: number, to: number): Measure => ({
  from,
  to,
  label: `${name} ${tenthsText(to - from)}`.trim(),
});

function slottedBlank(
  style: SlottedStyle,
  joint: number,
  box: BoxDimensions,
  blank: Blank,
): BlankDrawing {
  const allowance = (blank.length - joint - 2 * (box.length + box.width)) / 4;
  const bottom = flapDepth[style](box.width, allowance);
  const top = style === "0200" ? 0 : bottom;
  const low = blank.width - bottom;
  const panels = [
    ["L", box.length],
    ["W", box.width],
    ["L", box.length],
    ["W", box.width],
  ] as const;
  const starts = [joint];
  for (const [, side] of panels) starts.push((starts.at(-1) ?? 0) + side + allowance);
  // The last panel ends with the blank.
  const between = starts.slice(1, -1);
  const aslant = Math.min(joint * slant, (low - top) / 4);
  const hasTop = top > 0;
  const upright = (x: number, from: number, to: number): DrawnLine => [
    [x, from],
    [x, to],
  ];
  const level = (y: number): DrawnLine => [
    [joint, y],
    [blank.length, y],
  ];
  return {
    blank,
    outline: [
      [joint, 0],
      [blank.length, 0],
      [blank.length, blank.width],
      [joint, blank.width],
      [joint, low],
      [0, low - aslant],
      [0, top + aslant],
      [joint, top],
    ],
    slots: between.flatMap((x) => [
      ...(hasTop ? [upright(x, 0, top)] : []),
      upright(x, low, blank.width),
    ]),
    scores: [
      ...[joint, ...between].map((x) => upright(x, top, low)),
      ...(hasTop ? [level(top)] : []),
      level(low),
    ],
    along: [
      ...(joint > 0 ? [measure("J", 0, joint)] : []),
      ...panels.map(([name], index) =>
        measure(name, starts[index] ?? 0, starts[index + 1] ?? blank.length),
      ),
    ],
    across: [
      ...(hasTop ? [measure("", 0, top)] : []),
      measure("H", top, low),
      measure("", low, blank.width),
    ],
  };
}

const plainBlank = (blank: Blank): BlankDrawing => ({
  blank,
  outline: [
    [0, 0],
    [blank.length, 0],
    [blank.length, blank.width],
    [0, blank.width],
  ],
  slots: [],
  scores: [],
  along: [measure("", 0, blank.length)],
  across: [measure("", 0, blank.width)],
});

/** The blank of a design with its cuts and score lines, each panel with its allowance. */
export function blankDrawing(design: BoxDesign, factors: BoardFactors): Computed<BlankDrawing> {
  const { style } = design;
  const blank = blankOf(design, factors);
  if (style === "OTHER") return mapComputed(blank, plainBlank);
  const joint = design.joint ?? factors.joints[design.ply];
  return combine(insideDimensions(design, factors), blank, (box, sheet) =>
    slottedBlank(style, joint, box, sheet),
  );
}
