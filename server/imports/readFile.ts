import { CsvError, parse } from "csv-parse/sync";
import { maxImportRows } from "../../contract/imports";
import { badRequest } from "../errors";

/** A row of a file, by the number under which a spreadsheet shows it: the headings are row 1. */
export interface FileRow {
  readonly row: number;
  readonly cells: readonly string[];
}

export interface ImportedFile {
  readonly headings: readonly string[];
  readonly rows: readonly FileRow[];
}

const delimiters = ["\t", ";", ","] as const;

/** What stands between the headings most often; tabs are what a spreadsheet copies. */
function delimiterOf(text: string): string {
  const [headings = ""] = text.split(/\r\n|\n|\r/, 1);
  const counts = delimiters.map((one) => [one, headings.split(one).length] as const);
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "");

/** What a person is told about a file that cannot be taken apart. */
function unreadable(error: CsvError): string {
  const row = Number(error.records) + 1;
  if (error.code === "CSV_QUOTE_NOT_CLOSED")
    return "A quotation mark at the beginning of a cell is never closed";
  return `Row ${row} cannot be read: look for a quotation mark that does not belong there`;
}

function recordsOf(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text.replace(/^\uFEFF/, "")),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    });
  } catch (error) {
    if (error instanceof CsvError) throw badRequest({ text: unreadable(error) });
    throw error;
  }
}

/**
 * Takes a file apart into headings and rows; blank rows count, and are left out.
 * @throws HttpError 400 where it has no rows, or more than are taken at once
 */
export function readFile(text: string): ImportedFile {
  const [headings = [], ...records] = recordsOf(text);
  const rows = records
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => !isBlank(cells));
  if (rows.length === 0) {
    throw badRequest({ text: "There is no row below the headings, which stand in the first row" });
  }
  if (rows.length > maxImportRows) {
    const written = (count: number) => count.toLocaleString("en-IN");
    throw badRequest({
      text: `The file has ${written(rows.length)} rows: at most ${written(maxImportRows)} are taken at once. Split it, and import one part after the other.`,
    });
  }
  return { headings: headings.map((heading) => heading.trim()), rows };
}
