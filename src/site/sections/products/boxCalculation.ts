import { type BoardFactors, type Ply, usualFlutes } from "../../../../domain/board/boardFactors";
import { boxFigures } from "../../../../domain/board/boxFigures";
import { type Computed, isComputed } from "../../../../domain/board/computed";
import { burstFactor, gramsPerSquareMetre, millimetres } from "../../../../domain/board/quantities";
import {
  convertLength,
  type LengthUnit,
  lengthIn,
  readLength,
} from "../../../../domain/lengthUnits";
import { readNumber } from "../../../../domain/readNumber";
import type { SiteTexts } from "../../siteTexts";

export interface BoxEntries {
  readonly length: string;
  readonly width: string;
  readonly height: string;
  /** In which the sides are typed, and all lengths shown. */
  readonly unit: LengthUnit;
  readonly ply: Ply;
  /** Of {@link paperChoices}. */
  readonly paper: number;
}

export const boxSides = ["length", "width", "height"] as const;
type BoxSide = (typeof boxSides)[number];

/** Kraft papers that a board is often made of. */
export const paperChoices = [
  { gsm: 100, burst: 16 },
  { gsm: 120, burst: 18 },
  { gsm: 150, burst: 20 },
  { gsm: 180, burst: 22 },
] as const;

/** Shorter or longer sides are no box of ours, in millimetres. */
const [shortest, longest] = [50, 2_000];

const ranges: Readonly<Record<LengthUnit, { from: string; to: string }>> = {
  mm: { from: String(shortest), to: longest.toLocaleString("en-IN") },
  in: { from: "1.97", to: "78.74" },
};

/** A side in millimetres, or undefined where it is no side of a box. */
function sideOf(text: string, unit: LengthUnit): number | undefined {
  const side = readLength(text, unit);
  return side !== undefined && side >= shortest && side <= longest ? side : undefined;
}

const errorOf = (typed: string, unit: LengthUnit, text: CalculatorTexts) =>
  typed.trim() === "" || readNumber(typed) !== undefined
    ? text.range({ ...ranges[unit], unit })
    : text.number;

/** Converts the entries to another unit. A side keeps its length. An invalid text stays as typed. */
export function withUnit(entries: BoxEntries, unit: LengthUnit): BoxEntries {
  const converted = boxSides
    .filter((side) => sideOf(entries[side], entries.unit) !== undefined)
    .map((side) => [side, convertLength(entries[side], entries.unit, unit)]);
  return { ...entries, unit, ...Object.fromEntries(converted) };
}

/** A length of the blank or the box in the unit that was chosen: millimetres are whole, inches have two decimals. */
export const lengthText = (length: number, unit: LengthUnit) =>
  lengthIn(length, unit).toLocaleString("en-IN", { maximumFractionDigits: unit === "mm" ? 0 : 2 });

/** The sides of the box, or a message for each field that is not one. */
export function readSides(
  entries: BoxEntries,
  text: CalculatorTexts,
): {
  readonly sides: Readonly<Record<BoxSide, number>> | undefined;
  readonly errors: Partial<Record<BoxSide, string>>;
} {
  const { unit } = entries;
  const [length, width, height] = boxSides.map((side) => sideOf(entries[side], unit));
  const missing = boxSides.filter((side) => sideOf(entries[side], unit) === undefined);
  const sides =
    length === undefined || width === undefined || height === undefined
      ? undefined
      : { length, width, height };
  return {
    sides,
    errors: Object.fromEntries(missing.map((side) => [side, errorOf(entries[side], unit, text)])),
  };
}

const amount = (value: number, decimals: number, unit: string) =>
  `${value.toLocaleString("en-IN", { maximumFractionDigits: decimals })} ${unit}`;

type CalculatorTexts = SiteTexts["products"]["calculator"];

/** A regular slotted box of one paper on this plant's boards, as figures with their units. Sides are inside, in millimetres. */
export function boxRows(
  sides: Readonly<Record<BoxSide, number>>,
  { ply, paper, unit }: Pick<BoxEntries, "ply" | "paper" | "unit">,
  factors: BoardFactors,
  text: CalculatorTexts,
) {
  const textOf = <Value>(result: Computed<Value>, valueText: (value: Value) => string) =>
    isComputed(result) ? valueText(result.value) : text.unknown({ missing: result.missing });
  const { gsm, burst } = paperChoices[paper] ?? paperChoices[1];
  const sheet = { gsm: gramsPerSquareMetre(gsm), burstFactor: burstFactor(burst) };
  const flutes = usualFlutes[ply];
  const figures = boxFigures(
    {
      style: "0201",
      measured: "INSIDE",
      length: millimetres(sides.length),
      width: millimetres(sides.width),
      height: millimetres(sides.height),
      ply,
      layers: [sheet, ...flutes.flatMap((flute) => [{ ...sheet, flute }, sheet])],
    },
    factors,
  );
  return [
    {
      name: text.board,
      value: text.boardText({
        plies: ply,
        count: flutes.length,
        flutes: new Intl.ListFormat(text.locale).format(flutes),
      }),
    },
    {
      name: text.blank,
      value: textOf(
        figures.blank,
        ({ length, width }) => `${lengthText(length, unit)} × ${lengthText(width, unit)} ${unit}`,
      ),
    },
    { name: text.joint, value: `${lengthText(factors.joints[ply], unit)} ${unit}` },
    {
      name: text.boardWeight,
      value: textOf(figures.boardGsm, (weight) => amount(weight, 0, "g/m²")),
    },
    {
      name: text.boxWeight,
      value: textOf(figures.boxWeight, (weight) => amount(weight, 0, "g")),
    },
    {
      name: text.bursting,
      value: textOf(figures.burstingStrength, ({ strict, trade }) =>
        [
          text.ofLiners({ strength: amount(strict, 1, "kgf/cm²") }),
          text.withFlutes({ strength: amount(trade, 1, "kgf/cm²") }),
        ].join(", "),
      ),
    },
  ];
}
