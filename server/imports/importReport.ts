import type { ImportReport } from "../../contract/imports";
import type { Columns } from "./matchColumns";
import type { ImportedFile } from "./readFile";
import type { ReadRow } from "./readRows";

const isWrong = ({ errors }: ReadRow<unknown>) => Object.keys(errors).length > 0;

/** So many rows are shown at most: the first ones, and those that are wrong. */
const shownFirst = 20;
const shownWrong = 200;
const longestCell = 200;

/** Errors stand under the place of their column; those of a field without a column under none. */
function shown({ row, cells, errors }: ReadRow<unknown>, columns: Columns) {
  const places = Object.entries(errors).map(([field, message]) => {
    const place = columns.indexOf(field);
    return [place < 0 ? "" : String(place), message] as const;
  });
  return {
    row,
    cells: columns.map((_, index) => (cells[index] ?? "").slice(0, longestCell)),
    errors: Object.fromEntries(places),
  };
}

/** What a file holds, and what of it is wrong; nothing is made where anything is. */
export function importReport(
  { headings, rows: all }: ImportedFile,
  columns: Columns,
  fresh: readonly ReadRow<unknown>[],
): ImportReport {
  const wrong = fresh.filter(isWrong);
  const byRow = new Map(fresh.map((row) => [row.row, row]));
  const first = all.slice(0, shownFirst).map((row) => byRow.get(row.row) ?? { ...row, errors: {} });
  const rows = [...new Map([...first, ...wrong.slice(0, shownWrong)].map((row) => [row.row, row]))];
  return {
    columns: headings.map((heading, index) => {
      const field = columns[index];
      return field === undefined ? { heading } : { heading, field };
    }),
    total: all.length,
    created: wrong.length > 0 ? 0 : fresh.length,
    skipped: all.length - fresh.length,
    wrong: wrong.length,
    rows: rows.map(([, row]) => shown(row, columns)),
  };
}
