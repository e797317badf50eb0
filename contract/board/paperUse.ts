import { type Blank, blankOf } from "./blank";
import type { BoardFactors } from "./boardFactors";
import { layerPaper, narrowestDeckle, trimOf, upsOn } from "./boardRun";
import { takeUpOf } from "./boardStrength";
import { type BoardLayer, type BoxDesign, type LayerRole, layerRoles, roleOf } from "./boxDesign";
import { andThen, type Computed, computed, isComputed, missing } from "./computed";
import {
  type Fraction,
  type Grams,
  type GramsPerSquareMetre,
  type Millimetres,
  metres,
} from "./quantities";

/** What a reel gave to an order, once it was weighed again. */
export interface PaperUse {
  readonly role: LayerRole;
  readonly deckle: Millimetres;
  readonly gsm: GramsPerSquareMetre;
  /** Whole grams. */
  readonly consumed: number;
  /** How many boxes were counted that it ran for. */
  readonly boxes?: number | undefined;
  /** What a kilogram of it cost. */
  readonly paisePerKg?: number | undefined;
}

/** An order and what it is made by; without a specification nothing can be expected of it. */
export interface MadeOrder {
  readonly quantity: number;
  readonly specification:
    | { readonly design: BoxDesign; readonly factors: BoardFactors }
    | undefined;
}

/** What so many boxes should have taken of a layer from a reel of this width. */
interface ExpectedPaper {
  readonly grams: Grams;
  readonly ups: number;
  readonly trim: Fraction;
  readonly boxes: number;
  /** More process waste than this, as a fraction, is marked. */
  readonly markedWaste: number;
}

export interface ComparedUse<Use extends PaperUse = PaperUse> {
  readonly use: Use;
  readonly expected: Computed<ExpectedPaper>;
}

type WeighedLayer = BoardLayer & { readonly gsm: GramsPerSquareMetre };

const hasGsm = (layer: BoardLayer): layer is WeighedLayer => layer.gsm !== undefined;

/** The layers of a role; a reel of another paper than specified ran as the one that it comes nearest to. */
function layerOf({ layers }: BoxDesign, { role, gsm }: PaperUse): Computed<WeighedLayer> {
  const ofRole = layers.filter((_, index) => roleOf(index) === role);
  const [nearest] = ofRole
    .filter(hasGsm)
    .sort((one, other) => Math.abs(one.gsm - gsm) - Math.abs(other.gsm - gsm));
  if (nearest) return computed(nearest);
  return missing(
    ofRole.length > 0 ? "no GSM for this layer" : "no layer of this kind in the specification",
  );
}

interface Lane<Use> {
  readonly use: Use;
  readonly layer: WeighedLayer;
  readonly ups: number;
}

function laneOf<Use extends PaperUse>(
  use: Use,
  design: BoxDesign,
  blank: Blank,
  factors: BoardFactors,
): Computed<Lane<Use>> {
  const ups = upsOn(use.deckle, blank, factors);
  if (ups > 0) return andThen(layerOf(design, use), (layer) => computed({ use, layer, ups }));
  const needed = Math.round(narrowestDeckle(1, blank, factors));
  return missing(`no room for a blank: it takes ${needed} mm, and the reel has ${use.deckle} mm`);
}

/**
 * How many boxes each reel of a role ran for: as they were counted, where all were; or else the order's boxes, shared
 * as far as each reel's paper reaches.
 */
function boxesOf(
  lanes: readonly Lane<PaperUse>[],
  { quantity }: MadeOrder,
  factors: BoardFactors,
  layersOfRole: number,
): readonly number[] {
  if (lanes.every(({ use }) => use.boxes !== undefined))
    return lanes.map(({ use }) => use.boxes ?? 0);
  const reach = lanes.map(
    ({ use, layer, ups }) =>
      (use.consumed * ups) / (use.deckle * layer.gsm * takeUpOf(layer, factors)),
  );
  const all = reach.reduce((sum, one) => sum + one, 0);
  return reach.map((one) => (all === 0 ? 0 : (quantity * layersOfRole * one) / all));
}

/** Holds what reels gave to an order against what it should have taken. */
export function compareOrder<Use extends PaperUse>(
  order: MadeOrder,
  uses: readonly Use[],
): readonly ComparedUse<Use>[] {
  const { specification } = order;
  if (specification === undefined)
    return uses.map((use) => ({ use, expected: missing("no specification for the order") }));
  const { design, factors } = specification;
  const blank = blankOf(design, factors);
  if (!isComputed(blank)) return uses.map((use) => ({ use, expected: blank }));
  const expected = new Map<Use, Computed<ExpectedPaper>>();
  for (const role of layerRoles) {
    const lanes: Lane<Use>[] = [];
    for (const use of uses.filter((one) => one.role === role)) {
      const lane = laneOf(use, design, blank.value, factors);
      if (isComputed(lane)) lanes.push(lane.value);
      else expected.set(use, lane);
    }
    const layersOfRole = design.layers.filter((_, index) => roleOf(index) === role).length;
    const boxes = boxesOf(lanes, order, factors, layersOfRole);
    for (const [index, { use, layer, ups }] of lanes.entries()) {
      const many = boxes[index] ?? 0;
      const length = metres(((many / ups) * blank.value.length) / 1000);
      expected.set(
        use,
        computed({
          grams: layerPaper(layer, { length, deckle: use.deckle }, factors),
          ups,
          trim: trimOf(use.deckle, ups, blank.value),
          boxes: many,
          markedWaste: factors.markedWaste,
        }),
      );
    }
  }
  return uses.map((use) => ({ use, expected: expected.get(use) ?? missing("no expectation") }));
}

/** What several reels gave, and should have. Grams and paise. */
export interface PaperSum {
  /** Of all of them, whole grams. */
  readonly actual: number;
  /** Of those whose cost is known, and how much paper there is whose cost is not. */
  readonly amount: number;
  readonly unpriced: number;
  /** Of those of which it is known what to expect: the two that can be compared. */
  readonly compared: number;
  readonly expected: number;
  readonly trim: Computed<number>;
  /** How much more was used than expected, as a part of that: −0.01 is 1 % less. */
  readonly waste: Computed<number>;
  readonly isMarked: boolean;
}

export function sumUses(lines: readonly ComparedUse[]): PaperSum {
  let [actual, amount, unpriced, compared, expected, trimmed, marked] = [0, 0, 0, 0, 0, 0, 0];
  for (const { use, expected: result } of lines) {
    actual += use.consumed;
    if (use.paisePerKg === undefined) unpriced += use.consumed;
    else amount += (use.consumed * use.paisePerKg) / 1000;
    if (!isComputed(result)) continue;
    compared += use.consumed;
    expected += result.value.grams;
    trimmed += result.value.grams * result.value.trim;
    marked += result.value.grams * result.value.markedWaste;
  }
  const nothing = missing("no paper was expected");
  const waste = expected > 0 ? computed(compared / expected - 1) : nothing;
  return {
    actual,
    amount: Math.round(amount),
    unpriced,
    compared,
    expected,
    trim: expected > 0 ? computed(trimmed / expected) : nothing,
    waste,
    isMarked: compared - expected > marked + 1e-9 && expected > 0,
  };
}
