import { type Message, say } from "../messages/say";
import type { BoardFactors } from "./boardFactors";
import { takeUpOf } from "./boardStrength";
import type { BoardLayer, BoxDesign } from "./boxDesign";
import { type Blank, blankOf } from "./boxFigures";
import { isComputed } from "./computed";
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
  tenthsText,
} from "./quantities";

/** Tolerance for rounding errors, so that 2.9999999999 blanks count as 3. */
const rounding = 1e-9;

/**
 * Returns the number of blanks side by side on a web, without the trimmed edges. Source:
 * docs/trade/board.md#run-on-a-deckle.
 */
export const upsOn = (deckle: Millimetres, blank: Pick<Blank, "width">, { edge }: BoardFactors) =>
  Math.max(0, Math.floor((deckle - 2 * edge) / blank.width + rounding));

/** Returns the narrowest reel that fits this number of blanks side by side. */
export const narrowestDeckle = (
  ups: number,
  blank: Pick<Blank, "width">,
  { edge }: BoardFactors,
): Millimetres => millimetres(ups * blank.width + 2 * edge);

/** Returns the part of a web's width that is cut away, edges included. Source: docs/trade/board.md#run-on-a-deckle. */
export const trimOf = (deckle: Millimetres, ups: number, blank: Pick<Blank, "width">): Fraction =>
  fraction(Math.max(0, deckle - ups * blank.width) / deckle);

/** Returns the grams of a layer's paper in a square metre of board. */
const paperPerSquareMetre = (layer: BoardLayer, gsm: GramsPerSquareMetre, factors: BoardFactors) =>
  gsm * takeUpOf(layer, factors);

/**
 * Returns the paper of one layer for a length of board on webs of this width. Source: docs/trade/board.md#run-on-a-deckle.
 */
export const layerPaper = (
  layer: BoardLayer & { readonly gsm: GramsPerSquareMetre },
  { length, deckle }: { length: Metres; deckle: Millimetres },
  factors: BoardFactors,
): Grams => grams((length * deckle * paperPerSquareMetre(layer, layer.gsm, factors)) / 1000);

/** Returns the length of board from an amount of a layer's paper. */
export const boardOfPaper = (
  layer: BoardLayer & { readonly gsm: GramsPerSquareMetre },
  { paper, deckle }: { paper: Grams; deckle: Millimetres },
  factors: BoardFactors,
): Metres => metres((paper * 1000) / (deckle * paperPerSquareMetre(layer, layer.gsm, factors)));

/** Returns the length of board of a number of boxes, with this many blanks side by side. */
export const boardLength = (boxes: number, ups: number, blank: Pick<Blank, "length">): Metres =>
  metres(((boxes / ups) * blank.length) / 1000);

/** Returns the message for a blank that is too wide for the corrugator. Undefined if it fits or is unknown. */
export function deckleError(design: BoxDesign, factors: BoardFactors): Message | undefined {
  const { widestDeckle, edge } = factors;
  const blank = blankOf(design, factors);
  if (!isComputed(blank)) return undefined;
  const needed = narrowestDeckle(1, blank.value, factors);
  return needed > widestDeckle
    ? say("board.tooWide", {
        width: tenthsText(blank.value.width),
        edge: tenthsText(edge),
        needed: tenthsText(needed),
        widest: tenthsText(widestDeckle),
      })
    : undefined;
}
