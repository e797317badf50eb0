import { csvBegin, csvLine } from "../../../contract/csv";
import type { Field } from "./fieldsOf";

type Row = Readonly<Record<string, unknown>>;

/** Rows as CSV, below a line of headings; values as the host sent them. */
export function csvOf(rows: readonly Row[], fields: readonly Field[], headings: readonly string[]) {
  const lines = [headings, ...rows.map((row) => fields.map(({ name }) => row[name]))];
  return `${csvBegin}${lines.map(csvLine).join("")}`;
}
