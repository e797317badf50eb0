import { type Message, say } from "../messages/say";
import type { BoardFactors } from "./boardFactors";
import { boardLength, layerPaper, narrowestDeckle, upsOn } from "./boardRun";
import { type BoxDesign, layerName } from "./boxDesign";
import { type Blank, blankOf } from "./boxFigures";
import {
  allComputed,
  type Computed,
  combine,
  computed,
  flatMapComputed,
  known,
  missing,
} from "./computed";
import {
  boardOfRuns,
  type FreeReel,
  type LayerNeed,
  type OrderRun,
  type PickableReel,
  pickReels,
  type RunningReel,
} from "./orderReels";
import {
  type Grams,
  grams,
  type Metres,
  type Millimetres,
  metres,
  millimetres,
  tenthsText,
} from "./quantities";
import { sheetsFor, type WasteRow } from "./wasteTable";

interface ReservedReel extends FreeReel {
  readonly layer: number;
}

interface LayerPlan<Reel extends FreeReel> {
  /** The open length of board: needed − ran − at the machine − reserved. */
  readonly need: LayerNeed;
  readonly name: Message;
  readonly ran: Metres;
  readonly running: readonly RunningReel[];
  /** The fitting reels reserved for the layer, in the order of their reservation, each with its planned share. */
  readonly reservedReels: readonly PickableReel<FreeReel>[];
  /** The widths of the reels on which the layer runs, without repeats. Empty if it has no reels. */
  readonly widths: readonly Millimetres[];
  /** The paper for the whole order, on the first of these widths or the narrowest one that fits. */
  readonly paper: Grams;
  readonly openPaper: Grams;
  /** The fitting reels, best first, without the reels that another layer takes. */
  readonly picked: readonly PickableReel<Reel>[];
  /** The board that neither picked nor reserved reels give. */
  readonly lacking: Metres;
  /** The reason why there is no reel. */
  readonly missing?: Message | undefined;
}

export interface PaperPlan<Reel extends FreeReel> {
  readonly factors: BoardFactors;
  readonly blank: Blank;
  readonly ups: number;
  readonly mostUps: number;
  readonly narrowestDeckle: Millimetres;
  /** The blanks of the order, and the blanks that the waste takes. */
  readonly sheets: number;
  readonly length: Metres;
  readonly layers: readonly LayerPlan<Reel>[];
}

interface Wanted<Reel extends FreeReel> {
  readonly boxes: number;
  /** The waste for which the client pays. Without it the plan has none. */
  readonly waste?: Pick<WasteRow, "setupSheets" | "runPercent"> | undefined;
  readonly reels: readonly Reel[];
  readonly reserved?: readonly ReservedReel[];
  readonly runs?: readonly OrderRun[];
  /** The number of blanks side by side. Without it the plan takes the number with the least paper. */
  readonly ups?: number | undefined;
}

/** The maximum number of blanks side by side on any machine. */
export const maxUps = 50;

/** Returns the reason why no reel in the store fits a layer. */
function missingReel(
  { layer, blank, ups }: LayerNeed,
  reels: readonly FreeReel[],
  factors: BoardFactors,
): Message {
  const gsm = tenthsText(layer.gsm);
  const paper = { gsm, burstFactor: tenthsText(layer.burstFactor) };
  const ofGsm = reels.filter((reel) => reel.gsm === layer.gsm);
  if (ofGsm.length === 0) return say("absent.reelGsm", { gsm });
  const ofPaper = ofGsm.filter((reel) => reel.burstFactor === layer.burstFactor);
  if (ofPaper.length === 0) {
    const others = [...new Set(ofGsm.map((reel) => tenthsText(reel.burstFactor)))].join(", ");
    return say("absent.reelBurstFactor", { ...paper, others });
  }
  const needed = narrowestDeckle(ups, blank, factors);
  const widest = Math.max(...ofPaper.map(({ deckle }) => deckle));
  return widest < needed
    ? say("absent.reelWidth", {
        ...paper,
        needed: tenthsText(needed / 10),
        widest: tenthsText(widest / 10),
      })
    : say("absent.freeReel", paper);
}

type PlannedLayer = LayerNeed["layer"] & { readonly name: Message };

/** Returns the layers with the GSM and burst factor that their reels need. */
const plannedLayers = ({ layers }: BoxDesign): Computed<readonly PlannedLayer[]> =>
  allComputed(
    layers.map((layer, index) => {
      const name = layerName(layers, index);
      return combine(
        known(layer.gsm, say("absent.layerGsm", { layer: name })),
        known(layer.burstFactor, say("absent.layerBurstFactor", { layer: name })),
        (gsm, burstFactor) => ({ ...layer, gsm, burstFactor, name }),
      );
    }),
  );

/** The smallest length of board that needs a reel, in metres. */
const shortest = 0.01;

export const lengthOf = (boards: readonly { readonly length: Metres }[]) =>
  boards.reduce((sum, { length }) => sum + length, 0);

interface Sheet {
  readonly blank: Blank;
  readonly layers: readonly PlannedLayer[];
  readonly mostUps: number;
}

function planWith<Reel extends FreeReel>(
  sheet: Sheet,
  ups: number,
  { boxes, waste, reels, reserved = [], runs = [] }: Wanted<Reel>,
  factors: BoardFactors,
): PaperPlan<Reel> {
  const { blank, layers, mostUps } = sheet;
  const narrowest = narrowestDeckle(ups, blank, factors);
  const sheets = waste ? sheetsFor(boxes, waste) : boxes;
  const length = boardLength(sheets, ups, blank);
  const run = { layers, blank, ups, length, sheetsPerBox: sheets / boxes };
  const given = boardOfRuns(runs, run, factors);
  const pickedIds = new Set<number>();
  return {
    factors,
    blank,
    ups,
    mostUps,
    narrowestDeckle: narrowest,
    sheets,
    length,
    layers: layers.map(({ name, ...layer }, index) => {
      const { ran, running } = given[index] ?? { ran: metres(0), running: [] };
      const needOf = (open: number): LayerNeed => {
        // A difference within the rounding counts as zero: it needs no reel.
        return { layer, blank, ups, length: metres(open > shortest ? open : 0) };
      };
      let left = length - ran - lengthOf(running);
      const reservedReels: PickableReel<FreeReel>[] = [];
      for (const reel of reserved.filter((one) => one.layer === index)) {
        // Reels are planned one after the other, in the order in which they were reserved.
        const [given] = pickReels([reel], needOf(left), factors);
        if (given === undefined) continue;
        reservedReels.push(given);
        left -= given.length;
      }
      const need = needOf(left);
      const picked = pickReels(
        reels.filter(({ id }) => !pickedIds.has(id)),
        need,
        factors,
      );
      const used = picked.filter((reel) => reel.length > 0);
      for (const { reel } of used) pickedIds.add(reel.id);
      const lacking = metres(Math.max(0, need.length - lengthOf(used)));
      const reelsOf = (some: readonly PickableReel<FreeReel>[]) => some.map(({ reel }) => reel);
      const deckles = [...running, ...reelsOf(reservedReels), ...reelsOf(used)].map(
        ({ deckle }) => deckle,
      );
      const widths = [...new Set(deckles)];
      const [deckle = narrowest] = widths;
      const picking = used.reduce((sum, { paper }) => sum + paper, 0);
      return {
        need,
        name,
        ran,
        running,
        reservedReels,
        widths,
        paper: layerPaper(layer, { length, deckle }, factors),
        openPaper: grams(picking + layerPaper(layer, { length: lacking, deckle }, factors)),
        picked,
        lacking,
        ...(picked.length === 0 &&
          need.length > 0 && { missing: missingReel(need, reels, factors) }),
      };
    }),
  };
}

/** True if a plan is better: fewer layers lack paper, then less paper is trimmed, then the run is shorter. */
function isBetter<Reel extends FreeReel>(one: PaperPlan<Reel>, other: PaperPlan<Reel>): boolean {
  const [first, second] = [one, other].map(({ layers }) => ({
    short: layers.filter(({ lacking }) => lacking > 0).length,
    trimmed: layers
      .flatMap(({ picked }) => picked)
      .reduce((sum, { paper, trim }) => sum + paper * trim, 0),
  }));
  if (first === undefined || second === undefined) return false;
  if (first.short !== second.short) return first.short < second.short;
  if (first.trimmed !== second.trimmed) return first.trimmed < second.trimmed;
  return one.ups > other.ups;
}

/**
 * Plans the paper of an order. All layers run with the same number of blanks side by side. Layers of the same paper
 * share its reels.
 */
export function paperPlan<Reel extends FreeReel>(
  design: BoxDesign,
  wanted: Wanted<Reel>,
  factors: BoardFactors,
): Computed<PaperPlan<Reel>> {
  const widestDeckle = millimetres(factors.widestDeckle);
  return flatMapComputed(blankOf(design, factors), (blank) => {
    const needed = narrowestDeckle(1, blank, factors);
    if (needed > widestDeckle) {
      const widest = tenthsText(widestDeckle);
      return missing(say("absent.widerDeckle", { needed: tenthsText(needed), widest }));
    }
    return flatMapComputed(plannedLayers(design), (layers) => {
      const mostUps = Math.min(maxUps, Math.max(1, upsOn(widestDeckle, blank, factors)));
      const sheet = { blank, layers, mostUps };
      if (wanted.ups !== undefined) {
        return wanted.ups > mostUps
          ? missing(say("absent.reelForUps", { ups: wanted.ups, most: mostUps }))
          : computed(planWith(sheet, wanted.ups, wanted, factors));
      }
      const plans = Array.from({ length: mostUps }, (_, index) =>
        planWith(sheet, mostUps - index, wanted, factors),
      );
      const best = plans.reduce((one, other) => (isBetter(other, one) ? other : one));
      return computed(best);
    });
  });
}
