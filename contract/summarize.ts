import { ListSummary, type Summary } from "./list";

/** A sum of figures of which some may be missing. */
interface KnownSum {
  readonly sum: number;
  /** How many rows gave no figure, and so are not in the sum. */
  readonly missing: number;
}

/**
 * Adds the figures that are there, exactly to the given part of one: decimals of binary fractions
 * do not add up. `parts` is 100 for rupees and paise, 1000 for kilograms and grams.
 */
export function sumOf(figures: readonly (number | undefined)[], parts: number): KnownSum {
  const known = figures.filter((figure) => figure !== undefined);
  const whole = known.reduce((total, figure) => total + Math.round(figure * parts), 0);
  return { sum: whole / parts, missing: figures.length - known.length };
}

const isChoice = (value: unknown) => ["string", "number", "boolean"].includes(typeof value);
const isNumber = (value: unknown) => typeof value === "number";

/** What all rows together come to, as the database adds them up; figures to a thousandth. */
export function summarize(
  rows: readonly Readonly<Record<string, unknown>>[],
  { sums, choices }: Summary,
): ListSummary {
  const valuesOf = (field: string) => rows.map((row) => row[field]);
  const added = sums.map((field) => [
    field,
    sumOf(
      valuesOf(field).map((value) => (isNumber(value) ? value : undefined)),
      1000,
    ),
  ]);
  const chosen = choices.map((field) => [field, [...new Set(valuesOf(field).filter(isChoice))]]);
  return ListSummary.parse({
    total: rows.length,
    sums: Object.fromEntries(added),
    choices: Object.fromEntries(chosen),
  });
}
