import { fromInches } from "./board/quantities";
import { readNumber } from "./readNumber";

/** The units in which a length can be typed. Lengths are stored in millimetres. */
export const lengthUnits = ["mm", "in"] as const;
export type LengthUnit = (typeof lengthUnits)[number];

const millimetresIn: Readonly<Record<LengthUnit, number>> = { mm: 1, in: fromInches(1) };

/** With these decimals, converting there and back gives the same length to a tenth of a millimetre. */
const decimals: Readonly<Record<LengthUnit, number>> = { mm: 1, in: 3 };

const round = (amount: number, places: number) => Number(amount.toFixed(places));

/** Reads a length in millimetres, rounded to a hundredth. @returns undefined if the text is not a number */
export function readLength(text: string, unit: LengthUnit): number | undefined {
  const typed = readNumber(text);
  return typed === undefined || unit === "mm" ? typed : round(typed * millimetresIn[unit], 2);
}

/** A length in another unit, as a number without its name. @param length in millimetres */
export const lengthIn = (length: number, unit: LengthUnit): number =>
  round(length / millimetresIn[unit], decimals[unit]);

/** Converts a typed text between units. A text that is not a number stays. */
export function convertLength(text: string, from: LengthUnit, to: LengthUnit): string {
  const length = readLength(text, from);
  return length === undefined || from === to ? text : String(lengthIn(length, to));
}
