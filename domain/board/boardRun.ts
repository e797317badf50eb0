import { type Blank, blankOf } from "./blank";
import type { BoardFactors } from "./boardFactors";
import { takeUpOf } from "./boardStrength";
import { type BoardLayer, type BoxDesign, layerName } from "./boxDesign";
import { andThen, type Computed, computed, known, mapComputed, missing } from "./computed";
import {
  type Fraction,
  fraction,
  type Grams,
  type GramsPerSquareMetre,
  grams,
  type Metres,
  type Millimetres,
  metres,
  millimetres,
  type Ratio,
  ratio,
} from "./quantities";

/** Quotients that miss a whole number by rounding alone are that number. */
const rounding = 1e-9;

const lengthText = (length: Millimetres) =>
  `${Number(length.toFixed(1)).toLocaleString("en-IN")} mm`;

/** How many blanks lie side by side on a web, between the edges that are cut away. */
export const upsOn = (deckle: Millimetres, blank: Pick<Blank, "width">, { edge }: BoardFactors) =>
  Math.max(0, Math.floor((deckle - 2 * edge) / blank.width + rounding));

/** The narrowest reel on which so many blanks lie side by side. */
export const narrowestDeckle = (
  ups: number,
  blank: Pick<Blank, "width">,
  { edge }: BoardFactors,
): Millimetres => millimetres(ups * blank.width + 2 * edge);

/** What of a web becomes no blank, the edges included. */
export const trimOf = (deckle: Millimetres, ups: number, blank: Pick<Blank, "width">): Fraction =>
  fraction(Math.max(0, deckle - ups * blank.width) / deckle);

interface BoardRun {
  readonly factors: BoardFactors;
  readonly blank: Blank;
  readonly ups: Ratio;
  readonly trim: Fraction;
  /** How much board runs. */
  readonly length: Metres;
  /** Of each layer, in the order of the design. */
  readonly paper: readonly Computed<Grams>[];
}

/** A square metre of board takes so much of a layer's paper. */
const paperPerSquareMetre = (layer: BoardLayer, gsm: GramsPerSquareMetre, factors: BoardFactors) =>
  gsm * takeUpOf(layer, factors);

/** The paper of one layer for so much board on webs of this width. */
export const layerPaper = (
  layer: BoardLayer & { readonly gsm: GramsPerSquareMetre },
  { length, deckle }: { length: Metres; deckle: Millimetres },
  factors: BoardFactors,
): Grams => grams((length * deckle * paperPerSquareMetre(layer, layer.gsm, factors)) / 1000);

/** How much board so much paper of a layer gives. */
export const boardOfPaper = (
  layer: BoardLayer & { readonly gsm: GramsPerSquareMetre },
  { paper, deckle }: { paper: Grams; deckle: Millimetres },
  factors: BoardFactors,
): Metres => metres((paper * 1000) / (deckle * paperPerSquareMetre(layer, layer.gsm, factors)));

/**
 * What so many boxes take on webs of one width: as many blanks side by side as fit, unless it is said how many.
 */
export function boardRun(
  design: BoxDesign,
  { boxes, deckle, ups }: { boxes: number; deckle: Millimetres; ups?: number | undefined },
  factors: BoardFactors,
): Computed<BoardRun> {
  return andThen(blankOf(design, factors), (blank) => {
    const most = upsOn(deckle, blank, factors);
    const across = ups ?? most;
    if (across < 1 || across > most) {
      const needed = narrowestDeckle(Math.max(1, across), blank, factors);
      return missing(`no reel of ${lengthText(needed)}: this one has ${lengthText(deckle)}`);
    }
    const length = metres(((boxes / across) * blank.length) / 1000);
    return computed({
      factors,
      blank,
      ups: ratio(across),
      trim: trimOf(deckle, across, blank),
      length,
      paper: design.layers.map((layer, index) =>
        mapComputed(known(layer.gsm, `no GSM for ${layerName(design.layers, index)}`), (gsm) =>
          layerPaper({ ...layer, gsm }, { length, deckle }, factors),
        ),
      ),
    });
  });
}
