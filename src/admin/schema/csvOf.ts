import type { Field } from "./fieldsOf";

type Row = Readonly<Record<string, unknown>>;

/** Spreadsheets take a text that begins so, in full width too, for a formula, and run it. */
const startsFormula = /^[=+\-@＝＋－＠\t\r]/;

/** A text that no spreadsheet runs. */
export const escapeFormula = (text: string) => (startsFormula.test(text) ? `'${text}` : text);

function cell(value: unknown): string {
  if (value === undefined || value === null) return "";
  const text = typeof value === "number" ? String(value) : escapeFormula(String(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as CSV (RFC 4180), below a line of headings; values as the host sent them. It begins with
 * a byte order mark, without which spreadsheets read letters beyond ASCII wrongly.
 */
export function csvOf(rows: readonly Row[], fields: readonly Field[], headings: readonly string[]) {
  const lines = [headings, ...rows.map((row) => fields.map(({ name }) => row[name]))];
  return `\uFEFF${lines.map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
}
