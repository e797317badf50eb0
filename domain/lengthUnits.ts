import { fromInches } from "./board/quantities";
import { readNumber } from "./numbers";

/** The units in which a length can be typed. Lengths are stored in millimetres. */
export const lengthUnits = ["mm", "in"] as const;
export type LengthUnit = (typeof lengthUnits)[number];

const millimetresIn: Readonly<Record<LengthUnit, number>> = { mm: 1, in: fromInches(1) };

/**
 * The decimals of a length by its unit. A length that is converted to the other unit and back stays the same to a tenth
 * of a millimetre.
 */
const decimals: Readonly<Record<LengthUnit, number>> = { mm: 1, in: 3 };

const round = (amount: number, places: number) => Number(amount.toFixed(places));

/** The units that people write behind a length, in the three languages. */
const writtenUnits: readonly (readonly [RegExp, millimetres: number])[] = [
  [/\s*(?:mm|millimet(?:re|er)s?|मिमी|मि\.मी\.?|ಮಿಮೀ|ಮಿ\.ಮೀ\.?)\.?$/i, 1],
  [/\s*(?:cms?|centimet(?:re|er)s?|सेमी|से\.मी\.?|ಸೆಂಮೀ|ಸೆಂ\.ಮೀ\.?)\.?$/i, 10],
  [/\s*(?:"|″|”|''|in|inch(?:es)?|इंच|ಇಂಚು)\.?$/i, fromInches(1)],
];

const vulgarFractions: Readonly<Record<string, string>> = { "¼": "1/4", "½": "1/2", "¾": "3/4" };

/** A whole number and a fraction, such as `15 3/4`, or a fraction alone. */
const fraction = /^(?:(\d+)[\s-]+)?(\d{1,2})\/(\d{1,2})$/;

/** Reads a number that may end with a fraction. @returns undefined if the text is neither */
function readFraction(text: string): number | undefined {
  const typed = text.replace(/[¼½¾]/, (sign) => ` ${vulgarFractions[sign]}`);
  const [, whole = "0", above = "", below = ""] = fraction.exec(typed.trim()) ?? [];
  const [part, parts] = [Number(above), Number(below)];
  return below === "" || parts === 0 || part >= parts
    ? readNumber(text)
    : Number(whole) + part / parts;
}

/**
 * Reads a length in millimetres, rounded to a hundredth: `400`, `400mm`, `40 cm`, `15 3/4"`.
 * @param unit counts if the text names none
 * @returns undefined if the text is not a length
 */
export function readLength(text: string, unit: LengthUnit): number | undefined {
  const typed = text.trim();
  const written = writtenUnits.find(([name]) => name.test(typed));
  const number = readFraction(written ? typed.replace(written[0], "") : typed);
  const millimetres = written?.[1] ?? millimetresIn[unit];
  return number === undefined || millimetres === 1 ? number : round(number * millimetres, 2);
}

/** Converts a length to another unit. @param length in millimetres */
export const lengthIn = (length: number, unit: LengthUnit): number =>
  round(length / millimetresIn[unit], decimals[unit]);

/** Converts a typed text between units. A text that is not a number stays. */
export function convertLength(text: string, from: LengthUnit, to: LengthUnit): string {
  const length = readLength(text, from);
  return length === undefined || from === to ? text : String(lengthIn(length, to));
}
