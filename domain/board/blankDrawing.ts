import { type Blank, type BoxDimensions, blankOf, insideDimensions } from "./blank";
import type { BoardFactors } from "./boardFactors";
import type { BoxDesign, BoxStyle } from "./boxDesign";
import { type Computed, combine, mapComputed } from "./computed";

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

/** The depths of the flaps above and below the panels, from the box's width and the allowance. */
const flapsOf: Readonly<
  Record<
    Exclude<BoxStyle, "OTHER">,
    (width: number, allowance: number) => { top: number; bottom: number }
  >
> = {
  "0201": (width, allowance) => ({ top: width / 2 + allowance, bottom: width / 2 + allowance }),
  "0200": (width, allowance) => ({ top: 0, bottom: width / 2 + allowance }),
  "0203": (width, allowance) => ({ top: width + 1.5 * allowance, bottom: width + 1.5 * allowance }),
};

/** The slant of the joint's ends as a fraction of the joint's width. */
const slant = 0.35;

const sizeText = (length: number) => Number(length.toFixed(1)).toLocaleString("en-IN");

const measure = (name: string, from: number, to: number): Measure => ({
  from,
  to,
  label: `${name} ${sizeText(to - from)}`.trim(),
});

function slottedBlank(
  style: Exclude<BoxStyle, "OTHER">,
  joint: number,
  box: BoxDimensions,
  blank: Blank,
): BlankDrawing {
  const allowance = (blank.length - joint - 2 * (box.length + box.width)) / 4;
  const { top, bottom } = flapsOf[style](box.width, allowance);
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
    slots: between.flatMap((x): DrawnLine[] => [
      ...(hasTop
        ? [
            [
              [x, 0],
              [x, top],
            ] as const,
          ]
        : []),
      [
        [x, low],
        [x, blank.width],
      ],
    ]),
    scores: [
      ...[joint, ...between].map(
        (x): DrawnLine => [
          [x, top],
          [x, low],
        ],
      ),
      ...(hasTop
        ? [
            [
              [joint, top],
              [blank.length, top],
            ] as const,
          ]
        : []),
      [
        [joint, low],
        [blank.length, low],
      ],
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

/** A blank of which nothing but its size is known. */
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
