import { type Computed, computed, missing } from "../board/computed";
import { type Message, say } from "../messages/say";

/** A plate is tooling for one print colour. A die is tooling for one box. */
export const rateKinds = [
  "PAPER",
  "CONVERSION",
  "PRINT",
  "JOINING",
  "PLATE",
  "DIE",
  "FREIGHT",
] as const;
export type RateKind = (typeof rateKinds)[number];

/** The rates of everything but paper. */
export type WorkKind = Exclude<RateKind, "PAPER">;

/** The ways to close the joint of a box. */
export const joints = ["GLUED", "STITCHED", "TAPED"] as const;
export type Joint = (typeof joints)[number];

export const rateUnits = ["KILOGRAM", "BOX", "THOUSAND_BOXES", "PIECE"] as const;
export type RateUnit = (typeof rateUnits)[number];

/** The units of each kind, the usual one first. A print rate is for one colour. */
export const unitsOfKind: Readonly<Record<RateKind, readonly [RateUnit, ...RateUnit[]]>> = {
  PAPER: ["KILOGRAM"],
  CONVERSION: ["KILOGRAM"],
  PRINT: ["BOX", "THOUSAND_BOXES"],
  JOINING: ["BOX", "THOUSAND_BOXES"],
  PLATE: ["PIECE"],
  DIE: ["PIECE"],
  FREIGHT: ["BOX", "KILOGRAM", "THOUSAND_BOXES"],
};

/** The fields that rates of one kind alone have, with the kind. */
export const kindOfField = {
  fromGsm: "PAPER",
  toGsm: "PAPER",
  burstFactor: "PAPER",
  shade: "PAPER",
  mill: "PAPER",
  joint: "JOINING",
  ply: "CONVERSION",
} as const satisfies Readonly<Record<string, RateKind>>;

/** Returns the unit of a rate. Undefined if the kind lacks the unit `per`, or if `per` is absent and the kind has several. */
export function rateUnitOf(kind: RateKind, per: RateUnit | undefined): RateUnit | undefined {
  const units = unitsOfKind[kind];
  return per === undefined && units.length === 1 ? units[0] : units.find((unit) => unit === per);
}

/** The share of a unit in one box. A box of 292.1 g has 0.2921 of a kilogram. */
export const shareOfBox: Readonly<Record<RateUnit, (boxGrams: number) => number>> = {
  KILOGRAM: (boxGrams) => boxGrams / 1000,
  BOX: () => 1,
  THOUSAND_BOXES: () => 1 / 1000,
  PIECE: () => 1,
};

/** The state of a dated row on a day: it counts, it begins later, a later row replaced it, or it was withdrawn. */
export const rowStates = ["CURRENT", "NEXT", "PAST", "WITHDRAWN"] as const;
export type RowState = (typeof rowStates)[number];

/** A dated rate of paper. An absent property applies to any paper. */
export interface PaperRate {
  /** The first date on which the rate applies, `yyyy-MM-dd`. */
  readonly validFrom: string;
  /** The source of the rate, such as a mill's price list. */
  readonly source: string;
  readonly fromGsm?: number | undefined;
  readonly toGsm?: number | undefined;
  readonly burstFactor?: number | undefined;
  readonly shade?: string | undefined;
  readonly mill?: string | undefined;
  readonly paisePerKg: number;
}

/** A paper of the board. Its name, as `layerName` returns it, is in the message about a missing rate. */
export interface RatedPaper {
  readonly name: Message;
  readonly gsm: number;
  readonly burstFactor: number;
  readonly shade?: string | undefined;
  readonly mill?: string | undefined;
}

const fold = (text: string) => text.trim().toLowerCase();

const isAnyOr = (rate: string | undefined, paper: string | undefined) =>
  rate === undefined || (paper !== undefined && fold(rate) === fold(paper));

const matches = (rate: PaperRate, paper: RatedPaper) =>
  (rate.fromGsm ?? 0) <= paper.gsm &&
  paper.gsm <= (rate.toGsm ?? Number.POSITIVE_INFINITY) &&
  (rate.burstFactor === undefined || rate.burstFactor === paper.burstFactor) &&
  isAnyOr(rate.shade, paper.shade) &&
  isAnyOr(rate.mill, paper.mill);

/** Returns the number of properties that a rate names. */
const exactness = ({ fromGsm, toGsm, burstFactor, shade, mill }: PaperRate) =>
  [fromGsm ?? toGsm, burstFactor, shade, mill].filter((property) => property !== undefined).length;

const gsmRange = ({ fromGsm = 0, toGsm = Number.POSITIVE_INFINITY }: PaperRate) => toGsm - fromGsm;

/** Compares the widths of two rates' GSM ranges. Infinity − Infinity is not a number, so two open ranges are equal. */
const compareRanges = (one: PaperRate, other: PaperRate) =>
  gsmRange(one) === gsmRange(other) ? 0 : gsmRange(one) - gsmRange(other);

/**
 * Returns the rate of a paper on a date. The most exact rate wins: more named properties, then the narrower range of GSM,
 * then the later date. A missing rate names the paper. Source: docs/trade/quotation.md#rates.
 */
export function paperRateFor<Rate extends PaperRate>(
  rates: readonly Rate[],
  paper: RatedPaper,
  date: string,
): Computed<Rate> {
  const found = rates
    .filter((rate) => rate.validFrom <= date && matches(rate, paper))
    .toSorted(
      (one, other) =>
        exactness(other) - exactness(one) ||
        compareRanges(one, other) ||
        other.validFrom.localeCompare(one.validFrom),
    )[0];
  if (found) return computed(found);
  const { name, gsm, burstFactor, shade } = paper;
  const all = [`${gsm} GSM`, `BF ${burstFactor}`, ...(shade === undefined ? [] : [shade])];
  return missing(say("absent.paperRate", { paper: name, particulars: { all, by: ", " } }));
}

const dayMs = 86_400_000;

/** True if a rate is older than the plant allows, in days. */
export const isStaleRate = (validFrom: string, date: string, maxAgeDays: number): boolean =>
  Date.parse(date) - Date.parse(validFrom) > maxAgeDays * dayMs;
