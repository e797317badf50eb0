import type { BoardFactors, Ply } from "./boardFactors";
import type { BoxDesign, BoxStyle } from "./boxDesign";
import { type Blank, type BoxDimensions, blankOf, insideDimensions } from "./boxFigures";
import { type Computed, combine, mapComputed } from "./computed";
import { millimetres, tenthsText } from "./quantities";

/** A point on the blank, in millimetres from its upper left corner. */
export type DrawnPoint = readonly [x: number, y: number];
export type DrawnLine = readonly [from: DrawnPoint, to: DrawnPoint];

/** A stretch along an edge of the blank, in millimetres. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A stretch with its name and length. */
export interface Measure extends Stretch {
  /** The name of the measured side, such as L. Empty for a flap. */
  readonly name: string;
  /** The name and the length in millimetres. */
  readonly label: string;
}

/** A panel of the box with its flaps, along the blank's length. */
export interface Panel extends Stretch {
  /** The side of the box that the panel is as long as. */
  readonly side: "L" | "W";
  /** The flaps above and below are narrower than the panel by half a slot at each end. */
  readonly flap: Stretch;
}

/** A flat blank seen from the printed side, as the die cuts and creases it. */
export interface Dieline {
  readonly blank: Blank;
  /** The corners of the one cut line around the blank, slots included. The last corner joins the first one. */
  readonly outline: readonly DrawnPoint[];
  readonly creases: readonly DrawnLine[];
  /** The width of the joint, which is to the left of the first panel. */
  readonly joint: number;
  /** Empty for a style without a formula. */
  readonly panels: readonly Panel[];
  /** The panels across the blank. Flaps are above and below. */
  readonly body: Stretch;
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

/** The width of the slots between two flaps, in millimetres. A slot takes nothing from the size of the blank. */
const slotWidths: Readonly<Record<Ply, number>> = { 3: 6, 5: 8, 7: 12 };

/** The widest slot, as a part of the shortest panel. */
const widestSlot = 1 / 4;

/** The slant of the joint's ends as a fraction of the joint's width. */
const slant = 0.35;

const measure = (name: string, from: number, to: number): Measure => ({
  name,
  from,
  to,
  label: `${name} ${tenthsText(to - from)}`.trim(),
});

const sides = ["L", "W", "L", "W"] as const;

function panelsOf({ length, width }: BoxDimensions, blank: Blank, joint: number, ply: Ply) {
  const allowance = (blank.length - joint - 2 * (length + width)) / 4;
  const panelLengths = { L: length + allowance, W: width + allowance };
  const slot = Math.min(slotWidths[ply], Math.min(panelLengths.L, panelLengths.W) * widestSlot);
  let from = joint;
  return sides.map((side, index): Panel => {
    // The last panel takes the rest of the blank's length.
    const to = index === sides.length - 1 ? blank.length : from + panelLengths[side];
    const panel = { side, from, to, flap: { from: from + slot / 2, to: to - slot / 2 } };
    from = to;
    return panel;
  });
}

/** Returns the corners of a row of flaps from left to right, with the slots between the flaps. */
const flapCorners = (panels: readonly Panel[], hinge: number, tip: number): DrawnPoint[] =>
  hinge === tip
    ? []
    : panels.flatMap(({ flap: { from, to } }): DrawnPoint[] => [
        [from, hinge],
        [from, tip],
        [to, tip],
        [to, hinge],
      ]);

function outlineOf(
  panels: readonly Panel[],
  { from: top, to: low }: Stretch,
  { blank, joint }: { blank: Blank; joint: number },
): DrawnPoint[] {
  const aslant = Math.min(joint * slant, (low - top) / 4);
  const jointCorners: DrawnPoint[] = [
    [0, low - aslant],
    [0, top + aslant],
  ];
  return [
    [joint, top],
    ...flapCorners(panels, top, 0),
    [blank.length, top],
    [blank.length, low],
    ...flapCorners(panels, low, blank.width).reverse(),
    [joint, low],
    ...(joint > 0 ? jointCorners : []),
  ];
}

function creasesOf(panels: readonly Panel[], { from: top, to: low }: Stretch, joint: number) {
  const upright = (x: number): DrawnLine => [
    [x, top],
    [x, low],
  ];
  const level = (y: number) =>
    panels.map(
      ({ flap: { from, to } }): DrawnLine => [
        [from, y],
        [to, y],
      ],
    );
  return [
    ...panels.flatMap(({ from }) => (from > 0 || joint > 0 ? [upright(from)] : [])),
    ...(top > 0 ? level(top) : []),
    ...level(low),
  ];
}

function slottedDieline(design: BoxDesign, style: SlottedStyle, joint: number) {
  return (box: BoxDimensions, blank: Blank): Dieline => {
    const allowance = (blank.length - joint - 2 * (box.length + box.width)) / 4;
    const bottom = flapDepth[style](box.width, allowance);
    const body = { from: style === "0200" ? 0 : bottom, to: blank.width - bottom };
    const panels = panelsOf(box, blank, joint, design.ply);
    return {
      blank,
      joint,
      panels,
      body,
      outline: outlineOf(panels, body, { blank, joint }),
      creases: creasesOf(panels, body, joint),
      along: [
        ...(joint > 0 ? [measure("J", 0, joint)] : []),
        ...panels.map(({ side, from, to }) => measure(side, from, to)),
      ],
      across: [
        ...(body.from > 0 ? [measure("", 0, body.from)] : []),
        measure("H", body.from, body.to),
        measure("", body.to, blank.width),
      ],
    };
  };
}

const plainDieline = (blank: Blank): Dieline => ({
  blank,
  joint: 0,
  panels: [],
  body: { from: 0, to: blank.width },
  outline: [
    [0, 0],
    [blank.length, 0],
    [blank.length, blank.width],
    [0, blank.width],
  ],
  creases: [],
  along: [measure("", 0, blank.length)],
  across: [measure("", 0, blank.width)],
});

/** Returns the blank of a design with its cut and crease lines. Each panel has its allowance. */
export function dielineOf(design: BoxDesign, factors: BoardFactors): Computed<Dieline> {
  const { style } = design;
  const blank = blankOf(design, factors);
  if (style === "OTHER") return mapComputed(blank, plainDieline);
  const joint = design.joint ?? millimetres(factors[`joint${design.ply}`]);
  return combine(insideDimensions(design, factors), blank, slottedDieline(design, style, joint));
}
