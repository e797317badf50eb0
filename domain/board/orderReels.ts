import type { BoardFactors } from "./boardFactors";
import { boardLength, boardOfPaper, layerPaper, narrowestDeckle, trimOf, upsOn } from "./boardRun";
import { type BoardLayer, type LayerRole, roleOf } from "./boxDesign";
import type { Blank } from "./boxFigures";
import {
  type BurstFactor,
  type Fraction,
  type Grams,
  type GramsPerSquareMetre,
  grams,
  type Metres,
  type Millimetres,
  metres,
} from "./quantities";

export interface FreeReel {
  readonly id: number;
  readonly gsm: GramsPerSquareMetre;
  readonly burstFactor: BurstFactor;
  readonly deckle: Millimetres;
  readonly paper: Grams;
  /** True if the reel ran before. */
  readonly isPart: boolean;
  /** The time of the receipt, in milliseconds since 1970. */
  readonly receivedAt: number;
}

export interface LayerNeed {
  readonly layer: BoardLayer & {
    readonly gsm: GramsPerSquareMetre;
    readonly burstFactor: BurstFactor;
  };
  readonly blank: Blank;
  /** The number of blanks side by side. Equal for all layers, which run together. */
  readonly ups: number;
  readonly length: Metres;
}

export interface PickableReel<Reel extends FreeReel> {
  readonly reel: Reel;
  readonly trim: Fraction;
  /** The length of board from all of the reel's paper. */
  readonly gives: Metres;
  /** The length of the order's board from this reel, after the reels before it are used up. */
  readonly length: Metres;
  readonly paper: Grams;
}

const fits = ({ layer, blank, ups }: LayerNeed, factors: BoardFactors) => {
  const narrowest = narrowestDeckle(ups, blank, factors);
  return (reel: FreeReel) =>
    reel.gsm === layer.gsm &&
    reel.burstFactor === layer.burstFactor &&
    reel.deckle >= narrowest &&
    reel.paper > 0;
};

/** Sorts by the least trim (the narrowest reel), then opened reels, then the oldest. */
const byFit = (one: FreeReel, other: FreeReel) =>
  one.deckle - other.deckle ||
  Number(other.isPart) - Number(one.isPart) ||
  one.receivedAt - other.receivedAt ||
  one.id - other.id;

/**
 * Returns the reels that fit a layer, best first, each with its planned length. A reel that is not needed has 0 m. Source:
 * docs/trade/paper.md#picking-reels.
 */
export function pickReels<Reel extends FreeReel>(
  reels: readonly Reel[],
  need: LayerNeed,
  factors: BoardFactors,
): readonly PickableReel<Reel>[] {
  let left: number = need.length;
  return reels
    .filter(fits(need, factors))
    .sort(byFit)
    .map((reel) => {
      const gives = boardOfPaper(need.layer, reel, factors);
      const length = metres(Math.min(gives, left));
      left -= length;
      return {
        reel,
        trim: trimOf(reel.deckle, need.ups, need.blank),
        gives,
        length,
        paper: layerPaper(need.layer, { length, deckle: reel.deckle }, factors),
      };
    });
}

export interface OrderRun {
  readonly reelId: number;
  readonly role: LayerRole;
  /** The paper of the board, counted from 0 from the outside in. Absent if not recorded. */
  readonly layer?: number | undefined;
  readonly gsm: GramsPerSquareMetre;
  readonly deckle: Millimetres;
  /** The paper that the reel gave, or that is left on a reel that still runs; without the core. */
  readonly paper: Grams;
  readonly boxes?: number | undefined;
  readonly isRunning: boolean;
}

interface RunSheet {
  readonly layers: readonly (BoardLayer & { readonly gsm: GramsPerSquareMetre })[];
  readonly blank: Blank;
  readonly ups: number;
  readonly length: Metres;
  /**
   * The sheets for each counted box. The number is above 1 if the run has waste: a counted box took its share of the
   * waste.
   */
  readonly sheetsPerBox: number;
}

/** A reel at the machine, with its planned length of the order's board. */
export interface RunningReel {
  readonly reelId: number;
  readonly deckle: Millimetres;
  readonly length: Metres;
  readonly paper: Grams;
}

/**
 * Returns the metres of board that a reel gave or can give: by its counted boxes, else by its paper. A narrow reel has
 * fewer blanks side by side.
 */
function boardOfRun(
  { gsm, deckle, paper, boxes, isRunning }: OrderRun,
  layer: BoardLayer,
  { blank, ups, sheetsPerBox }: RunSheet,
  factors: BoardFactors,
): Metres {
  if (!isRunning && boxes !== undefined) return boardLength(boxes * sheetsPerBox, ups, blank);
  const board = boardOfPaper({ ...layer, gsm }, { paper, deckle }, factors);
  return metres((board * Math.min(ups, upsOn(deckle, blank, factors))) / ups);
}

/**
 * Returns the layer of the reel's role with the nearest GSM. Among equal layers it takes the one with the least board
 * so far.
 */
function layerOfRun({ layer, role, gsm }: OrderRun, { layers }: RunSheet, lacking: number[]) {
  if (layer !== undefined && layers[layer] !== undefined) return layer;
  const distance = (index: number) => Math.abs((layers[index]?.gsm ?? 0) - gsm);
  const [best] = layers
    .flatMap((_, index) => (roleOf(index) === role ? [index] : []))
    .sort(
      (one, other) =>
        distance(one) - distance(other) || (lacking[other] ?? 0) - (lacking[one] ?? 0),
    );
  return best;
}

/** Returns the length of board that each layer of an order has from its reels, used or still running. */
export function boardOfRuns(runs: readonly OrderRun[], sheet: RunSheet, factors: BoardFactors) {
  const lacking = sheet.layers.map((): number => sheet.length);
  const ran = sheet.layers.map(() => 0);
  const running = sheet.layers.map((): RunningReel[] => []);
  // Finished reels are counted first, because their use is known. Running reels cover the rest.
  for (const run of runs.toSorted(
    (one, other) => Number(one.isRunning) - Number(other.isRunning),
  )) {
    const index = layerOfRun(run, sheet, lacking);
    const layer = index === undefined ? undefined : sheet.layers[index];
    if (index === undefined || layer === undefined) continue;
    const board = boardOfRun(run, layer, sheet, factors);
    const left = lacking[index] ?? 0;
    const length = metres(Math.min(board, left));
    lacking[index] = left - length;
    const { reelId, deckle } = run;
    const paper = grams(board > 0 ? (run.paper * length) / board : 0);
    if (run.isRunning) running[index]?.push({ reelId, deckle, length, paper });
    else ran[index] = (ran[index] ?? 0) + board;
  }
  return sheet.layers.map((_, index) => ({
    ran: metres(ran[index] ?? 0),
    running: running[index] ?? [],
  }));
}
