import { unescapeFormula } from "../../contract/csv";
import { type Message, say } from "../../domain/messages/say";

/**
 * The fields of imported files that are codes, with the fewest digits of each. A spreadsheet keeps 15 digits of a number
 * cell, writes a long number with an exponent, and drops zeros at its beginning.
 */
const fewestDigits: ReadonlyMap<string, number> = new Map([
  ["bankAccountNumber", 9],
  ["uan", 12],
  ["esiNumber", 10],
  ["phoneNumber", 7],
  ["contactPhone", 7],
  ["billingPin", 6],
  ["gstin", 15],
  ["reelNo", 1],
  ["billNumber", 1],
]);

/** A number with an exponent as spreadsheets write it, such as 1.23457E+15. */
const withExponent = /^[+-]?\d(\.\d*)?E\+\d+$/i;

/**
 * Returns the error of a code that a spreadsheet has damaged: it has an exponent, or fewer digits than the code needs.
 * Undefined for other cells.
 */
export function codeError(field: string, cell: string): Message | undefined {
  const digits = fewestDigits.get(field);
  if (digits === undefined) return undefined;
  const text = unescapeFormula(cell).trim();
  if (withExponent.test(text)) return say("import.shortenedCode");
  return /^\d+$/.test(text) && text.length < digits
    ? say("import.shortCode", { digits })
    : undefined;
}
