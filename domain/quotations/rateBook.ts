import type { BoardFactors } from "../board/boardFactors";
import { takeUpOf } from "../board/boardStrength";
import { type BoxDesign, layerName } from "../board/boxDesign";
import { blankArea, blankOf } from "../board/boxFigures";
import {
  allComputed,
  allOrMissing,
  type Computed,
  combine,
  combineAll,
  computed,
  flatMapComputed,
  known,
  mapComputed,
  missing,
} from "../board/computed";
import type { WasteRow } from "../board/wasteTable";
import { type Message, say } from "../messages/say";
import type { BoxCosts } from "./boxPrice";
import {
  isStaleRate,
  type Joint,
  type PaperRate,
  paperRateFor,
  type RatedPaper,
  type RateKind,
  type RateUnit,
  shareOfBox,
  type WorkKind,
} from "./rates";

interface Dated {
  readonly id: number;
  /** The first date on which the row applies, `yyyy-MM-dd`. */
  readonly validFrom: string;
  readonly source: string;
}

type BookPaperRate = PaperRate & Dated;

interface WorkRate extends Dated {
  readonly kind: WorkKind;
  /** The joint of a joining rate. */
  readonly joint?: Joint | undefined;
  /** The plies of a conversion rate. Without them the rate is for every board. */
  readonly ply?: number | undefined;
  readonly paise: number;
  readonly per: RateUnit;
}

type BookWasteRow = WasteRow & Dated;

/** The rates and waste rows that have begun on a date. A later row replaces an earlier row for the same thing. */
export interface RateBook {
  /** The plant's date, `yyyy-MM-dd`. */
  readonly date: string;
  /** The age in days above which a rate is marked as stale. */
  readonly maxAgeDays: number;
  readonly paper: readonly BookPaperRate[];
  readonly work: readonly WorkRate[];
  readonly waste: readonly BookWasteRow[];
}

/** A paper of the board, with its weight in one box. */
interface RatedLayer extends RatedPaper {
  readonly grams: number;
}

export interface RatedBox {
  readonly layers: readonly RatedLayer[];
  readonly printColours: number;
  /** Undefined if the box has no joint, such as a tray. */
  readonly joint: Joint | undefined;
  readonly hasDie: boolean;
  /** False if the client collects the boxes. */
  readonly isDelivered: boolean;
}

/** A rate that a price uses. */
interface UsedRate extends Dated {
  readonly kind: RateKind;
  /** The layer, such as "the top liner", or the subject of the rate, such as "printing". */
  readonly name: Message;
  readonly paise: number;
  readonly per: RateUnit;
  /** The number of times that a box has the work, such as once for each print colour. */
  readonly times: number;
  readonly isStale: boolean;
}

export interface RatedCosts {
  readonly costs: BoxCosts;
  /** The waste rows, from the smallest quantity to the largest. */
  readonly wasteRows: readonly BookWasteRow[];
  readonly used: readonly UsedRate[];
  /** The used rates that are older than the plant allows. */
  readonly stale: readonly UsedRate[];
}

interface Work {
  readonly kind: WorkKind;
  readonly joint?: Joint;
  /** The ply of the board. A rate for this ply wins over a rate for every board. */
  readonly ply?: number;
  readonly name: Message;
  readonly times: number;
}

const jointNames: Readonly<Record<Joint, Message>> = {
  GLUED: say("work.gluedJoints"),
  STITCHED: say("work.stitchedJoints"),
  TAPED: say("work.tapedJoints"),
};

/** Returns the works that a box has. */
function worksOf({ layers, printColours, joint, hasDie, isDelivered }: RatedBox): readonly Work[] {
  const works: readonly Work[] = [
    { kind: "CONVERSION", ply: layers.length, name: say("work.conversion"), times: 1 },
    { kind: "PRINT", name: say("work.printing"), times: printColours },
    ...(joint ? [{ kind: "JOINING" as const, joint, name: jointNames[joint], times: 1 }] : []),
    { kind: "PLATE", name: say("work.plates"), times: printColours },
    { kind: "DIE", name: say("work.die"), times: hasDie ? 1 : 0 },
    { kind: "FREIGHT", name: say("work.freight"), times: isDelivered ? 1 : 0 },
  ];
  return works.filter(({ times }) => times > 0);
}

const latestFirst = (one: Dated, other: Dated) =>
  other.validFrom.localeCompare(one.validFrom) || other.id - one.id;

const begun = <Row extends Dated>(rows: readonly Row[], { date }: RateBook): readonly Row[] =>
  rows.filter(({ validFrom }) => validFrom <= date).toSorted(latestFirst);

const isStaleIn = ({ date, maxAgeDays }: RateBook, { validFrom }: Pick<Dated, "validFrom">) =>
  isStaleRate(validFrom, date, maxAgeDays);

function workRateFor(book: RateBook, { kind, joint, ply, name, times }: Work): Computed<UsedRate> {
  const ofWork = begun(book.work, book).filter(
    (rate) => rate.kind === kind && rate.joint === joint,
  );
  const ofPly = ply === undefined ? undefined : ofWork.find((rate) => rate.ply === ply);
  const found = ofPly ?? ofWork.find((rate) => rate.ply === undefined);
  if (!found) return missing(say("absent.workRate", { work: name }));
  const { id, validFrom, source, paise, per } = found;
  const isStale = isStaleIn(book, found);
  return computed({ id, kind, name, validFrom, source, paise, per, times, isStale });
}

const layerRateFor = (book: RateBook, layer: RatedLayer): Computed<UsedRate> =>
  mapComputed(paperRateFor(book.paper, layer, book.date), (found) => ({
    id: found.id,
    kind: "PAPER",
    name: layer.name,
    validFrom: found.validFrom,
    source: found.source,
    paise: found.paisePerKg,
    per: "KILOGRAM",
    times: 1,
    isStale: isStaleIn(book, found),
  }));

/** Returns the latest row of each quantity on the book's date, in the order of quantities. */
export function wasteRowsIn(book: RateBook): readonly BookWasteRow[] {
  const rows = new Map<number, BookWasteRow>();
  for (const row of begun(book.waste, book))
    if (!rows.has(row.uptoQuantity)) rows.set(row.uptoQuantity, row);
  return [...rows.values()].toSorted((one, other) => one.uptoQuantity - other.uptoQuantity);
}

/**
 * Returns the costs of a box by the rates on the book's date. A work that the box does not have needs no rate. The
 * result names all missing rates, each by its layer or its work. No missing rate counts as 0.
 */
export function boxCostsFor(
  box: RatedBox,
  book: RateBook,
  terms: Pick<BoxCosts, "toolingTerms" | "markup">,
): Computed<RatedCosts> {
  const { layers } = box;
  const grams = layers.reduce((sum, layer) => sum + layer.grams, 0);
  const paper = allOrMissing(
    layers.map((layer) => mapComputed(layerRateFor(book, layer), (rate) => ({ layer, rate }))),
  );
  const works = allOrMissing(worksOf(box).map((work) => workRateFor(book, work)));
  return combineAll(paper, works, (rated, workRates) => {
    const paiseOf = (weight: number, ...kinds: readonly WorkKind[]) =>
      workRates
        .filter(({ kind }) => kinds.some((one) => one === kind))
        .reduce((sum, { paise, per, times }) => sum + paise * shareOfBox[per](weight) * times, 0);
    const used = [...rated.map(({ rate }) => rate), ...workRates];
    return {
      costs: {
        layers: rated.map(({ layer, rate }) => ({
          name: layer.name,
          grams: layer.grams,
          paisePerKg: rate.paise,
        })),
        conversionPaisePerKg: paiseOf(1000, "CONVERSION"),
        printPaisePerBox: paiseOf(grams, "PRINT"),
        joiningPaisePerBox: paiseOf(grams, "JOINING"),
        freightPaisePerBox: paiseOf(grams, "FREIGHT"),
        toolingPaise: paiseOf(grams, "PLATE", "DIE"),
        ...terms,
      },
      wasteRows: wasteRowsIn(book),
      used,
      stale: used.filter(({ isStale }) => isStale),
    };
  });
}

/**
 * Returns the papers of a box with their weights: blank area × GSM × take-up.
 * @param papers the colour and the mill of each layer, if they are known
 */
export function ratedLayersOf(
  design: BoxDesign,
  papers: readonly Pick<RatedLayer, "shade" | "mill">[],
  factors: BoardFactors,
): Computed<readonly RatedLayer[]> {
  return flatMapComputed(blankArea(blankOf(design, factors)), (area) =>
    allComputed(
      design.layers.map((layer, index) => {
        const name = layerName(design.layers, index);
        return combine(
          known(layer.gsm, say("absent.layerGsm", { layer: name })),
          known(layer.burstFactor, say("absent.layerBurstFactor", { layer: name })),
          (gsm, burstFactor) => ({
            name,
            gsm,
            burstFactor,
            shade: papers[index]?.shade,
            mill: papers[index]?.mill,
            grams: (area * gsm * takeUpOf(layer, factors)) / 1e6,
          }),
        );
      }),
    ),
  );
}
