import type { BoardFactors } from "../../../domain/board/boardFactors";
import { boardLength, layerPaper, trimOf, upsOn } from "../../../domain/board/boardRun";
import type { BoxDesign } from "../../../domain/board/boxDesign";
import { blankOf } from "../../../domain/board/boxFigures";
import { mapComputed } from "../../../domain/board/computed";
import type { Millimetres } from "../../../domain/board/quantities";

interface Run {
  readonly boxes: number;
  readonly deckle: Millimetres;
  readonly ups?: number;
}

/** Returns board and paper of a number of boxes on webs of one width. The default of `ups` is as many blanks as fit. */
export const runOf = (design: BoxDesign, { boxes, deckle, ups }: Run, factors: BoardFactors) =>
  mapComputed(blankOf(design, factors), (blank) => {
    const across = ups ?? upsOn(deckle, blank, factors);
    const length = boardLength(boxes, across, blank);
    return {
      blank,
      ups: across,
      trim: trimOf(deckle, across, blank),
      length,
      /** The paper of each layer in grams; undefined if its GSM is unknown. */
      paper: design.layers.map(({ gsm, ...layer }) =>
        gsm === undefined ? undefined : layerPaper({ ...layer, gsm }, { length, deckle }, factors),
      ),
    };
  });
