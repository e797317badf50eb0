import { say } from "../messages/say";
import type { BoardFactors } from "./boardFactors";
import { type BoardLayer, type BoxDesign, fitsPly, layerName } from "./boxDesign";
import {
  allComputed,
  type Computed,
  computed,
  flatMapComputed,
  known,
  mapComputed,
  missing,
} from "./computed";
import {
  type GramsPerSquareMetre,
  gramsPerSquareMetre,
  type KilogramsForcePerSquareCentimetre,
  type KilonewtonsPerMetre,
  kilogramsForcePerSquareCentimetre,
  kilonewtonsPerMetre,
  type Millimetres,
  millimetres,
} from "./quantities";

type Board = Pick<BoxDesign, "layers" | "ply">;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function boardLayers({ layers, ply }: Board): Computed<readonly BoardLayer[]> {
  return fitsPly(layers, ply) ? computed(layers) : missing(say("absent.papers", { ply }));
}

const reasons = {
  gsm: "absent.layerGsm",
  burstFactor: "absent.layerBurstFactor",
  rct: "absent.layerRct",
} as const;

type LayerFigure = keyof typeof reasons;

/** Returns a figure of every layer, or the reason that names the first layer without it. */
const ofEachLayer = (board: Board, figure: LayerFigure): Computed<readonly number[]> =>
  flatMapComputed(boardLayers(board), (layers) =>
    allComputed(
      layers.map((layer, index) =>
        known<number>(layer[figure], say(reasons[figure], { layer: layerName(layers, index) })),
      ),
    ),
  );

/** Returns the length of a layer's paper for each length of the board: 1 for a liner. */
export const takeUpOf = ({ flute }: Pick<BoardLayer, "flute">, factors: BoardFactors): number =>
  flute === undefined ? 1 : factors[`takeUp${flute}`];

/** Returns the sum of the flutes' heights. The liners are thin enough to be neglected. Source: docs/trade/board.md#size. */
export const boardThickness = (board: Board, factors: BoardFactors): Computed<Millimetres> =>
  mapComputed(boardLayers(board), (layers) =>
    millimetres(
      sum(layers.map(({ flute }) => (flute === undefined ? 0 : factors[`fluteHeight${flute}`]))),
    ),
  );

/** Returns the sum of a figure over all layers. A fluted paper counts by its own length. */
const ofBoard = (board: Board, factors: BoardFactors, figure: LayerFigure): Computed<number> =>
  mapComputed(ofEachLayer(board, figure), (all) =>
    sum(board.layers.map((layer, index) => (all[index] ?? 0) * takeUpOf(layer, factors))),
  );

/** Returns the grams of a square metre of board. Source: docs/trade/board.md#weight. */
export const boardGsm = (board: Board, factors: BoardFactors): Computed<GramsPerSquareMetre> =>
  mapComputed(ofBoard(board, factors, "gsm"), gramsPerSquareMetre);

/** Bursting strength by the two methods in use. */
interface BurstingStrength {
  /** The strict method counts the liners only. */
  readonly strict: KilogramsForcePerSquareCentimetre;
  /** The trade's method counts the liners and half of the fluted papers. */
  readonly trade: KilogramsForcePerSquareCentimetre;
}

/** Computes the bursting strength of a board by both methods. Source: docs/trade/board.md#bursting-strength. */
export function burstingStrength(board: Board): Computed<BurstingStrength> {
  const factors = ofEachLayer(board, "burstFactor");
  const weights = ofEachLayer(board, "gsm");
  return flatMapComputed(weights, (gsm) =>
    mapComputed(factors, (bursts) => {
      const strengths = gsm.map((weight, index) => (weight * (bursts[index] ?? 0)) / 1000);
      const liners = sum(strengths.filter((_, index) => index % 2 === 0));
      const fluted = sum(strengths.filter((_, index) => index % 2 === 1));
      return {
        strict: kilogramsForcePerSquareCentimetre(liners),
        trade: kilogramsForcePerSquareCentimetre(liners + fluted / 2),
      };
    }),
  );
}

/** Returns the edge crush resistance (ECT): the sum of the papers' ring crush. Source: docs/trade/board.md#compression. */
export const edgeCrush = (board: Board, factors: BoardFactors): Computed<KilonewtonsPerMetre> =>
  mapComputed(ofBoard(board, factors, "rct"), kilonewtonsPerMetre);
