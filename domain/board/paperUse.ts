import { say } from "../messages/say";
import type { BoardFactors } from "./boardFactors";
import { layerPaper, narrowestDeckle, trimOf, upsOn } from "./boardRun";
import { takeUpOf } from "./boardStrength";
import { type BoardLayer, type BoxDesign, type LayerRole, layerName, roleOf } from "./boxDesign";
import { type Blank, blankOf } from "./boxFigures";
import { type Computed, computed, flatMapComputed, isComputed, known, missing } from "./computed";
import {
  type Fraction,
  type Grams,
  type GramsPerSquareMetre,
  type Millimetres,
  metres,
} from "./quantities";

/** The paper that an order used from a reel, once the reel was weighed again. */
export interface PaperUse {
  readonly role: LayerRole;
  readonly deckle: Millimetres;
  readonly gsm: GramsPerSquareMetre;
  /** The paper of the board, counted from 0 from the outside in. Absent if not recorded. */
  readonly layer?: number | undefined;
  /** The used paper in whole grams. */
  readonly consumed: number;
  readonly boxes?: number | undefined;
  readonly paisePerKg?: number | undefined;
  /**
   * The blanks side by side of an order that shared the reel with others. `consumed` and `deckle` are then its part. 0 if
   * its blanks ran in several patterns, which cannot be compared.
   */
  readonly sharedUps?: number | undefined;
}

/** An order and its specification. Without a specification no consumption is expected. */
export interface MadeOrder {
  readonly quantity: number;
  /** True if all boxes are made and no reel runs for the order any more. */
  readonly isFinished: boolean;
  readonly specification:
    | { readonly design: BoxDesign; readonly factors: BoardFactors }
    | undefined;
}

interface ExpectedPaper {
  readonly grams: Grams;
  readonly ups: number;
  readonly trim: Fraction;
  readonly boxes: number;
  /** The process waste, as a fraction, above which the use is marked. */
  readonly markedWaste: number;
}

export interface ComparedUse<Use extends PaperUse = PaperUse> {
  readonly use: Use;
  /** The paper of the board as which the reel ran, counted from 0 from the outside in. Absent if unknown. */
  readonly layer?: number | undefined;
  readonly expected: Computed<ExpectedPaper>;
}

type WeighedLayer = BoardLayer & { readonly gsm: GramsPerSquareMetre };

const hasGsm = (layer: BoardLayer | undefined): layer is WeighedLayer => layer?.gsm !== undefined;

/**
 * The paper of the board that a reel ran as. Several layers if they are alike, because the choice does not matter then.
 */
interface RunLayers {
  readonly layer: WeighedLayer;
  /** Counted from 0 from the outside in. */
  readonly indexes: readonly [number, ...number[]];
}

/** Returns the layer of a reel: the recorded one, or else the nearest paper of the reel's role, if only one is. */
export function layersOfUse(
  { layers }: Pick<BoxDesign, "layers">,
  { role, gsm, layer: recorded }: Pick<PaperUse, "role" | "gsm" | "layer">,
): Computed<RunLayers> {
  const ofRole = layers.flatMap((layer, index) =>
    roleOf(index) === role ? [{ layer, index }] : [],
  );
  const chosen = ofRole.filter(({ index }) => recorded === undefined || index === recorded);
  const candidates = (chosen.length > 0 ? chosen : ofRole).flatMap(({ layer, index }) =>
    hasGsm(layer) ? [{ layer, index, distance: Math.abs(layer.gsm - gsm) }] : [],
  );
  const least = Math.min(...candidates.map(({ distance }) => distance));
  const [first, ...others] = candidates.filter(({ distance }) => distance === least);
  if (first === undefined) {
    return missing(say(ofRole.length > 0 ? "absent.gsmOfLayer" : "absent.kindOfLayer"));
  }
  const { layer, index } = first;
  if (others.some((other) => other.layer.flute !== layer.flute || other.layer.gsm !== layer.gsm)) {
    const names = [first, ...others].map((one) => layerName(layers, one.index));
    return missing(say("absent.ranAs", { layers: { all: names, by: " / " } }));
  }
  return computed({ layer, indexes: [index, ...others.map((other) => other.index)] });
}

interface Lane<Use> extends RunLayers {
  readonly use: Use;
  readonly ups: number;
}

function laneOf<Use extends PaperUse>(
  use: Use,
  design: BoxDesign,
  blank: Blank,
  factors: BoardFactors,
): Computed<Lane<Use>> {
  if (use.sharedUps === 0) return missing(say("combine.severalPatterns"));
  const ups = use.sharedUps ?? upsOn(use.deckle, blank, factors);
  if (ups > 0)
    return flatMapComputed(layersOfUse(design, use), (run) => computed({ use, ups, ...run }));
  const needed = Math.round(narrowestDeckle(1, blank, factors));
  return missing(say("absent.blankRoom", { needed, deckle: use.deckle }));
}

/**
 * Groups the reels by their layer. Layers with equal paper are one group, because the layer of each of their reels is
 * unknown.
 */
function lanesByLayer<Use>(lanes: readonly Lane<Use>[]): readonly (readonly Lane<Use>[])[] {
  const alike = lanes.map(({ indexes }) => indexes).filter(({ length }) => length > 1);
  const keyOf = ({ indexes: [first] }: Lane<Use>) =>
    (alike.find((indexes) => indexes.includes(first)) ?? [first]).join();
  return [...new Set(lanes.map(keyOf))].map((key) => lanes.filter((lane) => keyOf(lane) === key));
}

/**
 * Returns the boxes of each reel. The counted boxes are used if all reels have a count or the order is not finished.
 * Otherwise the order's boxes are shared in proportion to each reel's paper.
 */
function boxesOf(
  lanes: readonly Lane<PaperUse>[],
  { quantity, isFinished }: MadeOrder,
  factors: BoardFactors,
): readonly Computed<number>[] {
  if (!isFinished || lanes.every(({ use }) => use.boxes !== undefined)) {
    return lanes.map(({ use }) => known(use.boxes, say("absent.boxCount")));
  }
  const reach = lanes.map(
    ({ use, layer, ups }) =>
      (use.consumed * ups) / (use.deckle * layer.gsm * takeUpOf(layer, factors)),
  );
  const all = reach.reduce((sum, one) => sum + one, 0);
  const layers = new Set(lanes.flatMap(({ indexes }) => indexes)).size;
  return reach.map((one) => computed(all === 0 ? 0 : (quantity * layers * one) / all));
}

/**
 * Compares the used paper of an order with the expected paper, layer by layer. Source:
 * docs/trade/paper.md#expected-and-used-paper.
 */
export function compareOrder<Use extends PaperUse>(
  order: MadeOrder,
  uses: readonly Use[],
): readonly ComparedUse<Use>[] {
  const { specification } = order;
  if (specification === undefined)
    return uses.map((use) => ({ use, expected: missing(say("absent.specification")) }));
  const { design, factors } = specification;
  const blank = blankOf(design, factors);
  if (!isComputed(blank)) return uses.map((use) => ({ use, expected: blank }));
  const expected = new Map<Use, Computed<ExpectedPaper>>();
  const lanes: Lane<Use>[] = [];
  for (const use of uses) {
    const lane = laneOf(use, design, blank.value, factors);
    if (isComputed(lane)) lanes.push(lane.value);
    else expected.set(use, lane);
  }
  for (const group of lanesByLayer(lanes)) {
    const boxes = boxesOf(group, order, factors);
    for (const [index, { use, layer, ups }] of group.entries()) {
      const paper = flatMapComputed(boxes[index] ?? missing(say("absent.boxes")), (many) => {
        const length = metres(((many / ups) * blank.value.length) / 1000);
        return computed({
          grams: layerPaper(layer, { length, deckle: use.deckle }, factors),
          ups,
          trim: trimOf(use.deckle, ups, blank.value),
          boxes: many,
          markedWaste: factors.markedWaste / 100,
        });
      });
      expected.set(use, paper);
    }
  }
  const layers = new Map(
    lanes.map(({ use, indexes: [first, ...others] }) => [
      use,
      others.length > 0 ? undefined : first,
    ]),
  );
  return uses.map((use) => ({
    use,
    layer: layers.get(use),
    expected: expected.get(use) ?? missing(say("absent.boxes")),
  }));
}

/** The consumption of several reels against the expected one, in grams and paise. */
export interface PaperSum {
  /** The consumption of all reels, in whole grams. */
  readonly actual: number;
  /** The cost of the paper with a known price, and the grams of paper without one. */
  readonly amount: number;
  readonly unpriced: number;
  /** The actual and the expected grams of the reels with a known expectation. */
  readonly compared: number;
  readonly expected: number;
  readonly trim: Computed<number>;
  /** The excess over the expected consumption as a fraction: −0.01 is 1 % less. */
  readonly waste: Computed<number>;
  readonly isMarked: boolean;
  /** True if the boxes need more paper than was used: a weight or a number of boxes is wrong. */
  readonly isTooLittle: boolean;
}

/**
 * The smallest plausible use, as a part of the expected paper. A smaller use is marked as too little. The rest is the
 * tolerance of the paper's GSM.
 */
const leastUsed = 0.9;

/**
 * Sums lines. Each line's expectation is rounded to a gram and its cost to a paisa, so that the groups of any report sum
 * to its total.
 */
export function sumUses(lines: readonly ComparedUse[]): PaperSum {
  let [actual, amount, unpriced, compared, expected, trimmed, marked] = [0, 0, 0, 0, 0, 0, 0];
  let exact = 0;
  for (const { use, expected: result } of lines) {
    actual += use.consumed;
    if (use.paisePerKg === undefined) unpriced += use.consumed;
    else amount += Math.round((use.consumed * use.paisePerKg) / 1000);
    if (!isComputed(result)) continue;
    compared += use.consumed;
    expected += Math.round(result.value.grams);
    exact += result.value.grams;
    trimmed += result.value.grams * result.value.trim;
    marked += result.value.grams * result.value.markedWaste;
  }
  const nothing = missing(say("absent.expectedPaper"));
  const isTooLittle = compared < exact * leastUsed - 1e-9;
  const waste = exact > 0 ? computed(compared / exact - 1) : nothing;
  return {
    actual,
    amount,
    unpriced,
    compared,
    expected,
    trim: exact > 0 ? computed(trimmed / exact) : nothing,
    waste,
    isMarked: (compared - exact > marked + 1e-9 && exact > 0) || isTooLittle,
    isTooLittle,
  };
}
