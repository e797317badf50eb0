import type { Blank } from "./blank";
import type { BoardFactors } from "./boardFactors";
import { boardOfPaper, layerPaper, narrowestDeckle, trimOf } from "./boardRun";
import type { BoardLayer } from "./boxDesign";
import {
  type BurstFactor,
  type Fraction,
  type Grams,
  type GramsPerSquareMetre,
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
  /** Milliseconds since 1970. */
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

/** Returns the reels that fit a layer, best first, each with its planned length. A reel that is not needed has 0 m. */
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
