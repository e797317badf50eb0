import { type Flute, type Ply, plies } from "../../../../domain/board/boardFactors";
import { type BoxStyle, measuredSides } from "../../../../domain/board/boxDesign";
import { flutesName, linerPapers, mediumPapers } from "../../../../domain/estimateAddress";
import {
  convertLength,
  type LengthUnit,
  lengthUnits,
  readLength,
} from "../../../../domain/lengthUnits";
import { readNumber, toLatinDigits } from "../../../../domain/numbers";
import type { EstimateText } from "../../texts/estimateTexts";

/** The styles with a blank that the engine computes. */
export const estimateStyles = ["0201", "0200", "0203"] as const;
type EstimateStyle = Exclude<BoxStyle, "OTHER">;

/** The flutes that a board of this ply is made with, from the outside in. The first ones are usual. */
export const fluteChoices: Readonly<Record<Ply, readonly (readonly Flute[])[]>> = {
  3: [["C"], ["B"], ["E"], ["A"]],
  5: [
    ["B", "C"],
    ["E", "B"],
    ["E", "C"],
    ["B", "A"],
  ],
  7: [
    ["B", "C", "A"],
    ["B", "C", "C"],
    ["B", "B", "C"],
  ],
};

export const colourCounts = [0, 1, 2, 3, 4] as const;

export const boxSides = ["length", "width", "height"] as const;
type BoxSide = (typeof boxSides)[number];

/** The typed and chosen values of the estimator's fields. */
export interface EstimateEntries {
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly unit: LengthUnit;
  readonly measured: (typeof measuredSides)[number];
  readonly style: EstimateStyle;
  readonly ply: Ply;
  /** The flutes of the board from the outside in, such as BC. */
  readonly flutes: string;
  /** The places of the chosen papers in {@link linerPapers} and {@link mediumPapers}. */
  readonly liner: number;
  readonly medium: number;
  /** The typed ring crush in kN/m. Empty for the paper's usual ring crush. */
  readonly linerRct: string;
  readonly mediumRct: string;
  readonly quantity: string;
  readonly colours: number;
}

export const firstEntries: EstimateEntries = {
  length: "400",
  width: "300",
  height: "200",
  unit: "mm",
  measured: "INSIDE",
  style: "0201",
  ply: 3,
  flutes: "C",
  liner: 1,
  medium: 0,
  linerRct: "",
  mediumRct: "",
  quantity: "1,000",
  colours: 1,
};

const chosen = <Choice extends string | number>(
  choices: readonly Choice[],
  text: string | null,
  otherwise: Choice,
) => choices.find((choice) => String(choice) === text) ?? otherwise;

const places = (papers: readonly unknown[]) => papers.map((_, place) => place);

/** Returns the flutes that a text names, or the usual ones of the ply. */
export function flutesOf(ply: Ply, name: string): readonly Flute[] {
  const [usual = []] = fluteChoices[ply];
  return fluteChoices[ply].find((flutes) => flutesName(flutes) === name) ?? usual;
}

type Typed = Readonly<{ get: (name: string) => string | null }>;

/** Reads entries from a form or an address. A field that is missing or not a choice gets the value of `before`. */
export function readEntries(typed: Typed, before: EstimateEntries = firstEntries): EstimateEntries {
  const text = (name: keyof EstimateEntries) =>
    (typed.get(name) ?? String(before[name])).slice(0, 20);
  const ply = chosen(plies, typed.get("ply"), before.ply);
  return {
    length: text("length"),
    width: text("width"),
    height: text("height"),
    unit: chosen(lengthUnits, typed.get("unit"), before.unit),
    measured: chosen(measuredSides, typed.get("measured"), before.measured),
    style: chosen(estimateStyles, typed.get("style"), before.style),
    ply,
    flutes: flutesName(flutesOf(ply, typed.get("flutes") ?? before.flutes)),
    liner: chosen(places(linerPapers), typed.get("liner"), before.liner),
    medium: chosen(places(mediumPapers), typed.get("medium"), before.medium),
    linerRct: text("linerRct"),
    mediumRct: text("mediumRct"),
    quantity: text("quantity"),
    colours: chosen(colourCounts, typed.get("colours"), before.colours),
  };
}

/** Returns the entries as the query of an address. */
export const queryOf = (entries: EstimateEntries) =>
  new URLSearchParams(
    Object.entries(entries).map(([name, value]) => [name, String(value)]),
  ).toString();

/** The shortest and the longest side of a box that the plant makes, in millimetres. */
const [shortest, longest] = [50, 2_000];
const mostBoxes = 10_000_000;

const ranges = {
  mm: { from: String(shortest), to: longest.toLocaleString("en-IN"), unit: "mm" },
  in: { from: "1.97", to: "78.74", unit: "in" },
} as const;

/** Visitors may type the digits of their own script. */
const readTyped = (text: string) => readNumber(toLatinDigits(text));
const readSide = (text: string, unit: LengthUnit) => readLength(toLatinDigits(text), unit);

/** Reads a side in millimetres. Undefined if the text is no side of a box. */
function sideOf(text: string, unit: LengthUnit): number | undefined {
  const side = readSide(text, unit);
  return side !== undefined && side >= shortest && side <= longest ? side : undefined;
}

/** Converts the sides to another unit. A side keeps its length. An invalid text stays as typed. */
export function withUnit(entries: EstimateEntries, unit: LengthUnit): EstimateEntries {
  const converted = boxSides
    .filter((side) => sideOf(entries[side], entries.unit) !== undefined)
    .map((side) => [side, convertLength(toLatinDigits(entries[side]), entries.unit, unit)]);
  return { ...entries, unit, ...Object.fromEntries(converted) };
}

type TypedField = BoxSide | "quantity" | "linerRct" | "mediumRct";
export type EstimateErrors = Readonly<Partial<Record<TypedField, string>>>;

/** The typed figures: lengths in millimetres, ring crush in kN/m. */
export interface EstimateFigures extends Readonly<Record<BoxSide, number>> {
  readonly quantity: number;
  readonly linerRct: number | undefined;
  readonly mediumRct: number | undefined;
}

const isRct = (rct: number | undefined) => rct !== undefined && rct >= 0.1 && rct <= 50;

/** Returns the message for a text: that it is no number, or the limits. */
const errorOf = (
  text: string,
  limits: string,
  texts: EstimateText,
  read: (text: string) => number | undefined = readTyped,
) => (text.trim() === "" || read(text) !== undefined ? limits : texts("errors.number"));

/**
 * Returns the figures, or undefined with a message for each wrong field. The longer side of the opening is the length:
 * if it was typed as the width, the two are swapped.
 */
export function readFigures(
  entries: EstimateEntries,
  texts: EstimateText,
): {
  readonly figures: EstimateFigures | undefined;
  readonly errors: EstimateErrors;
  readonly isSwapped: boolean;
} {
  const { unit } = entries;
  const range = texts("errors.range", ranges[unit]);
  const sideError = (text: string) => errorOf(text, range, texts, (typed) => readSide(typed, unit));
  const [length, width, height] = boxSides.map((side) => sideOf(entries[side], unit));
  const isSwapped = length !== undefined && width !== undefined && width > length;
  const quantity = readTyped(entries.quantity);
  const [linerRct, mediumRct] = [readTyped(entries.linerRct), readTyped(entries.mediumRct)];
  const isQuantity =
    quantity !== undefined && Number.isInteger(quantity) && quantity >= 1 && quantity <= mostBoxes;
  const rctError = (typed: string, rct: number | undefined) =>
    typed.trim() === "" || isRct(rct) ? undefined : errorOf(typed, texts("errors.rct"), texts);
  const messages: Readonly<Record<TypedField, string | undefined>> = {
    length: length === undefined ? sideError(entries.length) : undefined,
    width: width === undefined ? sideError(entries.width) : undefined,
    height: height === undefined ? sideError(entries.height) : undefined,
    quantity: isQuantity ? undefined : errorOf(entries.quantity, texts("errors.quantity"), texts),
    linerRct: rctError(entries.linerRct, linerRct),
    mediumRct: rctError(entries.mediumRct, mediumRct),
  };
  const errors: EstimateErrors = Object.fromEntries(
    Object.entries(messages).filter(([, message]) => message !== undefined),
  );
  const isComplete =
    length !== undefined && width !== undefined && height !== undefined && quantity !== undefined;
  if (!isComplete || Object.keys(errors).length > 0)
    return { errors, isSwapped, figures: undefined };
  const opening = isSwapped ? { length: width, width: length } : { length, width };
  return {
    errors,
    isSwapped,
    figures: { ...opening, height, quantity, linerRct, mediumRct },
  };
}
