/** Spreadsheets take a text that begins so, in full width too, for a formula, and run it. */
const startsFormula = /^[=+\-@＝＋－＠\t\r]/;

/** A text that no spreadsheet runs. */
export const escapeFormula = (text: string) => (startsFormula.test(text) ? `'${text}` : text);

function cell(value: unknown): string {
  if (value === undefined || value === null) return "";
  const text = typeof value === "number" ? String(value) : escapeFormula(String(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A byte order mark, without which spreadsheets read letters beyond ASCII wrongly. */
export const csvBegin = "\uFEFF";

/** A row of CSV (RFC 4180), with its end. */
export const csvLine = (values: readonly unknown[]) => `${values.map(cell).join(",")}\r\n`;
