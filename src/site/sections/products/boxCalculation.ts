import {
  defaultBoardFactors,
  type Ply,
  usualFlutes,
} from "../../../../contract/board/boardFactors";
import { boxFigures } from "../../../../contract/board/boxFigures";
import { type Computed, isComputed } from "../../../../contract/board/computed";
import {
  burstFactor,
  gramsPerSquareMetre,
  millimetres,
} from "../../../../contract/board/quantities";
import { numberError, readNumber } from "../../../../contract/readNumber";

/** What a visitor has typed and chosen. */
export interface BoxEntries {
  readonly length: string;
  readonly width: string;
  readonly height: string;
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

const fluteNames = new Intl.ListFormat("en-GB");

/** Shorter or longer sides are no box of ours, in millimetres. */
const [shortest, longest] = [50, 2_000];

/** A side in millimetres, or undefined where it is no side of a box. */
function sideOf(text: string): number | undefined {
  const side = readNumber(text);
  return side !== undefined && side >= shortest && side <= longest ? side : undefined;
}

/** What to type in place of a text that is no side of a box. */
const errorOf = (text: string) =>
  text.trim() === "" || readNumber(text) !== undefined
    ? `${shortest} to ${longest.toLocaleString("en-IN")} mm`
    : numberError;

/** The sides of the box, or a message for each field that is not one. */
export function readSides(entries: BoxEntries): {
  readonly sides: Readonly<Record<BoxSide, number>> | undefined;
  readonly errors: Partial<Record<BoxSide, string>>;
} {
  const [length, width, height] = boxSides.map((side) => sideOf(entries[side]));
  const missing = boxSides.filter((side) => sideOf(entries[side]) === undefined);
  const sides =
    length === undefined || width === undefined || height === undefined
      ? undefined
      : { length, width, height };
  return {
    sides,
    errors: Object.fromEntries(missing.map((side) => [side, errorOf(entries[side])])),
  };
}

const amount = (value: number, decimals: number, unit: string) =>
  `${value.toLocaleString("en-IN", { maximumFractionDigits: decimals })} ${unit}`;

const textOf = <Value>(result: Computed<Value>, text: (value: Value) => string) =>
  isComputed(result) ? text(result.value) : `Cannot be said: ${result.missing}`;

/** A regular slotted box of one paper, as figures with their units. Sides are inside, in millimetres. */
export function boxRows(
  sides: Readonly<Record<BoxSide, number>>,
  { ply, paper }: Pick<BoxEntries, "ply" | "paper">,
) {
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
    defaultBoardFactors,
  );
  return [
    {
      name: "Board",
      value: `${ply} ply, ${flutes.length === 1 ? "flute" : "flutes"} ${fluteNames.format(flutes)}`,
    },
    {
      name: "Flat blank",
      value: textOf(
        figures.blank,
        ({ length, width }) => `${amount(length, 0, "")}× ${amount(width, 0, "mm")}`,
      ),
    },
    {
      name: "Weight of the board",
      value: textOf(figures.boardGsm, (weight) => amount(weight, 0, "g/m²")),
    },
    {
      name: "Weight of a box",
      value: textOf(figures.boxWeight, (weight) => amount(weight, 0, "g")),
    },
    {
      name: "Bursting strength",
      value: textOf(figures.burstingStrength, ({ strict, trade }) =>
        [
          `${amount(strict, 1, "kgf/cm²")} of the liners`,
          `${amount(trade, 1, "kgf/cm²")} with half the flutes`,
        ].join(", "),
      ),
    },
  ];
}
