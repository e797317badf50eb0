import { fromInches } from "./board/quantities";
import { readNumber } from "./readNumber";

/** In which a length is typed: millimetres or inches. It is kept in millimetres. */
export const lengthUnits = ["mm", "in"] as const;
export type LengthUnit = (typeof lengthUnits)[number];

const millimetresIn: Readonly<Record<LengthUnit, number>> = { mm: 1, in: fromInches(1) };

/** So many decimals that a length is the same, to a tenth of a millimetre, when it is converted back. */
const decimals: Readonly<Record<LengthUnit, number>> = { mm: 1, in: 3 };

const round = (amount: number, places: number) => Number(amount.toFixed(places));

/** A length in millimetres, of which a hundredth is kept; undefined where the text is no number. */
export function readLength(text: string, unit: LengthUnit): number | undefined {
  const typed = readNumber(text);
  return typed === undefined || unit === "mm" ? typed : round(typed * millimetresIn[unit], 2);
}

/** A length in another unit, as a number without its name. @param length in millimetres */
export const lengthIn = (length: number, unit: LengthUnit): number =>
  round(length / millimetresIn[unit], decimals[unit]);

/** What was typed in one unit as it is typed in the other; a text that is no number stays. */
export function convertLength(text: string, from: LengthUnit, to: LengthUnit): string {
  const length = readLength(text, from);
  return length === undefined || from === to ? text : String(lengthIn(length, to));
}
