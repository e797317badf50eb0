import { stringify } from "csv-stringify/sync";

/** Spreadsheets run a text that begins with one of these characters as a formula, full-width ones too. */
const formula = "[=+\\-@＝＋－＠\\t\\r]";

/** A text that begins with apostrophes before a formula gets one more, so that taking one away gives it back. */
const startsFormula = new RegExp(`^'*${formula}`);
const escapedFormula = new RegExp(`^'(?='*${formula})`);

export const escapeFormula = (text: string) => (startsFormula.test(text) ? `'${text}` : text);

export const unescapeFormula = (text: string) => text.replace(escapedFormula, "");

function cell(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "number" ? String(value) : escapeFormula(String(value));
}

/** A byte order mark, without which spreadsheets read letters beyond ASCII wrongly. */
const csvBegin = "\uFEFF";

/** Formats rows as CSV (RFC 4180), each with its line end. Values with a possible delimiter are quoted. */
export const csvRows = (rows: readonly (readonly unknown[])[]): string =>
  stringify(
    rows.map((values) => values.map(cell)),
    { record_delimiter: "\r\n", quoted_match: [/[;\t\r\n]/, /^\s|\s$/] },
  );

export const csvFile = (rows: readonly (readonly unknown[])[]) => csvBegin + csvRows(rows);
