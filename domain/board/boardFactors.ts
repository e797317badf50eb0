export const flutes = ["A", "B", "C", "E"] as const;
export type Flute = (typeof flutes)[number];

export const plies = [3, 5, 7] as const;
export type Ply = (typeof plies)[number];

/** The usual flutes of a board by its ply, from the outside in. The finer flute is outside, under the print. */
export const usualFlutes: Readonly<Record<Ply, readonly Flute[]>> = {
  3: ["C"],
  5: ["B", "C"],
  7: ["B", "C", "A"],
};

type FluteFactors = Readonly<Record<`fluteHeight${Flute}` | `takeUp${Flute}`, number>>;

/**
 * The plant's assumptions about its boards and machines. Lengths are in millimetres. Each result is stored with the
 * factors behind it. A take-up is the length of the fluted paper for each length of the board.
 */
export interface BoardFactors extends FluteFactors {
  /** The number of board thicknesses between outside and inside dimensions: for length and width, and for height. */
  readonly insideOfLength: number;
  readonly insideOfHeight: number;
  /** The width of the glued or stitched joint of a box, by the ply. */
  readonly joint3: number;
  readonly joint5: number;
  readonly joint7: number;
  /** The allowance of each panel of a blank. The default is the board's thickness. */
  readonly allowance?: number | undefined;
  /** The trimmed edge on each side of the web. */
  readonly edge: number;
  /** The widest reel that the plant's corrugator takes. */
  readonly widestDeckle: number;
  /** The constant of McKee's formula for box compression. */
  readonly compressionConstant: number;
  /** Process waste above this is marked, in percent. */
  readonly markedWaste: number;
}

export const defaultBoardFactors: BoardFactors = {
  fluteHeightA: 4.8,
  fluteHeightB: 2.5,
  fluteHeightC: 3.6,
  fluteHeightE: 1.2,
  takeUpA: 1.55,
  takeUpB: 1.35,
  takeUpC: 1.45,
  takeUpE: 1.25,
  insideOfLength: 2,
  insideOfHeight: 4,
  joint3: 45,
  joint5: 50,
  joint7: 60,
  edge: 10,
  widestDeckle: 1800,
  compressionConstant: 5.87,
  markedWaste: 5,
};
