import {
  type Fraction,
  fraction,
  type Millimetres,
  millimetres,
  type Ratio,
  ratio,
} from "./quantities";

export const flutes = ["A", "B", "C", "E"] as const;
export type Flute = (typeof flutes)[number];

export const plies = [3, 5, 7] as const;
export type Ply = (typeof plies)[number];

/** The usual flutes for this ply, from the outside in. The finer flute is outside, under the print. */
export const usualFlutes: Readonly<Record<Ply, readonly Flute[]>> = {
  3: ["C"],
  5: ["B", "C"],
  7: ["B", "C", "A"],
};

/** The plant's assumptions about its boards and machines. Each result is stored with the factors behind it. */
export interface BoardFactors {
  readonly fluteHeights: Readonly<Record<Flute, Millimetres>>;
  /** The length of the fluted paper for each length of the board. */
  readonly takeUps: Readonly<Record<Flute, Ratio>>;
  /** The number of board thicknesses between outside and inside dimensions: for length and width, and for height. */
  readonly insideOfLength: Ratio;
  readonly insideOfHeight: Ratio;
  /** The width of the glued or stitched joint of a box. */
  readonly joints: Readonly<Record<Ply, Millimetres>>;
  /** The allowance of each panel of a blank. The default is the board's thickness. */
  readonly allowance: Millimetres | undefined;
  /** The trimmed edge on each side of the web. */
  readonly edge: Millimetres;
  /** The widest reel that the plant's corrugator takes. */
  readonly widestDeckle: Millimetres;
  /** The constant of McKee's formula for box compression. */
  readonly compressionConstant: Ratio;
  /** Process waste above this is marked. */
  readonly markedWaste: Fraction;
}

export const defaultBoardFactors: BoardFactors = {
  fluteHeights: {
    A: millimetres(4.8),
    B: millimetres(2.5),
    C: millimetres(3.6),
    E: millimetres(1.2),
  },
  takeUps: { A: ratio(1.55), B: ratio(1.35), C: ratio(1.45), E: ratio(1.25) },
  insideOfLength: ratio(2),
  insideOfHeight: ratio(4),
  joints: { 3: millimetres(45), 5: millimetres(50), 7: millimetres(60) },
  allowance: undefined,
  edge: millimetres(10),
  widestDeckle: millimetres(1800),
  compressionConstant: ratio(5.87),
  markedWaste: fraction(0.05),
};
