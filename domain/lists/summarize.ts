/** Adds without rounding errors, and counts rows without the figure. `parts` is 100 for rupees and paise, 1000 for kilograms and grams. */
export function sumOf(figures: readonly (number | undefined)[], parts: number) {
  const known = figures.filter((figure) => figure !== undefined);
  const whole = known.reduce((total, figure) => total + Math.round(figure * parts), 0);
  return { sum: whole / parts, missing: figures.length - known.length };
}

type Choice = string | number | boolean;

const isChoice = (value: unknown): value is Choice =>
  ["string", "number", "boolean"].includes(typeof value);

/** Summarizes all rows as the database does: sums to a thousandth, and the values of fields. */
export function summarize(
  rows: readonly Readonly<Record<string, unknown>>[],
  { sums, choices }: { readonly sums: readonly string[]; readonly choices: readonly string[] },
) {
  const figures = (field: string) =>
    rows.map(({ [field]: value }) => (typeof value === "number" ? value : undefined));
  const chosen = (field: string) => [
    ...new Set(rows.map(({ [field]: value }) => value).filter(isChoice)),
  ];
  return {
    total: rows.length,
    sums: Object.fromEntries(sums.map((field) => [field, sumOf(figures(field), 1000)])),
    choices: Object.fromEntries(choices.map((field) => [field, chosen(field)])),
  };
}
