import type { CombinedRun } from "../../../contract/combinedRuns";
import type { BoardFactors } from "../../../domain/board/boardFactors";
import { layerPaper, narrowestDeckle } from "../../../domain/board/boardRun";
import type { BoardLayer } from "../../../domain/board/boxDesign";
import {
  burstFactor,
  grams,
  gramsPerSquareMetre,
  metres,
  millimetres,
} from "../../../domain/board/quantities";
import { type FreeReel, pickReels } from "../../../domain/board/reelPicker";

/** A pattern with its board, the set-up included. */
interface RunPattern {
  /** The blanks side by side, without the trimmed edges, in millimetres. */
  readonly width: number;
  readonly metres: number;
}

export const patternsOf = (
  runs: readonly CombinedRun[],
  widthOf: (orderId: number) => number,
  setUpMetres: number,
): readonly RunPattern[] =>
  runs.map(({ lanes, length }) => ({
    width: lanes.reduce((sum, { orderId, ups }) => sum + ups * widthOf(orderId), 0),
    metres: length / 1000 + setUpMetres,
  }));

/** The paper of all patterns of a combined run. */
export interface RunBoard {
  readonly layers: readonly BoardLayer[];
  readonly patterns: readonly RunPattern[];
  readonly factors: BoardFactors;
}

interface ReservedBoard {
  readonly layer: number;
  /** Millimetres. */
  readonly deckle: number;
  readonly metres: number;
}

interface PickedForRun {
  readonly reelId: number;
  readonly layer: number;
  readonly metres: number;
  readonly grams: number;
}

/** The smallest length of board that needs a reel, in metres. Stored lengths are rounded. */
const shortest = 1;

/**
 * Picks free reels for the board that the reserved ones do not give. A reel serves one layer, and the widest pattern
 * before the others. `lacking` has the metres of each layer that no reel gives.
 */
export function pickForRun(
  { layers, patterns, factors }: RunBoard,
  reserved: readonly ReservedBoard[],
  free: readonly FreeReel[],
) {
  const picked = new Map<number, PickedForRun>();
  const lacking = layers.map((layer, index) => {
    const paper = {
      ...layer,
      gsm: gramsPerSquareMetre(layer.gsm ?? 0),
      burstFactor: burstFactor(layer.burstFactor ?? 0),
    };
    const given = reserved.filter((reel) => reel.layer === index).map((reel) => ({ ...reel }));
    let lack = 0;
    for (const pattern of patterns.toSorted((one, other) => other.width - one.width)) {
      const blank = { width: millimetres(pattern.width), length: millimetres(1) };
      const narrowest = narrowestDeckle(1, blank, factors);
      let open = pattern.metres;
      for (const reel of given) {
        const part = reel.deckle < narrowest ? 0 : Math.min(open, reel.metres);
        reel.metres -= part;
        open -= part;
      }
      const left = free
        .filter(({ id }) => (picked.get(id)?.layer ?? index) === index)
        .map((reel) => ({
          ...reel,
          paper: grams(Math.max(0, reel.paper - (picked.get(reel.id)?.grams ?? 0))),
        }));
      const need = { layer: paper, blank, ups: 1, length: metres(open > shortest ? open : 0) };
      for (const { reel, length } of pickReels(left, need, factors)) {
        if (length === 0) continue;
        const before = picked.get(reel.id);
        const used = layerPaper(paper, { length, deckle: reel.deckle }, factors);
        picked.set(reel.id, {
          reelId: reel.id,
          layer: index,
          metres: (before?.metres ?? 0) + length,
          grams: (before?.grams ?? 0) + Math.round(used),
        });
        open -= length;
      }
      lack += open;
    }
    return Math.round(lack);
  });
  return { picked: [...picked.values()], lacking };
}
