import type { CellValue } from "hucre/xlsx";
import { csvFile } from "../../contract/csv";
import { maxImportCharacters, maxImportRows } from "../../contract/imports";

/** The reasons why a file is refused. `old` is a format before 1997, and `page` a web page without a table. */
export type WorkbookRefusal =
  | "noWorkbook"
  | "macros"
  | "tooLarge"
  | "password"
  | "old"
  | "picture"
  | "pdf"
  | "page"
  | "formulas";

/** The error for a file that is not read, with the reason. */
export class RefusedWorkbook extends Error {
  override readonly name = "RefusedWorkbook";
  readonly reason: WorkbookRefusal;
  constructor(reason: WorkbookRefusal) {
    super(`The workbook is refused: ${reason}`);
    this.reason = reason;
  }
}

/** The rules by which the cells of a file are read. */
export interface CellRules {
  /** True for the log of a biometric reader, whose times have seconds. */
  readonly keepsSeconds?: boolean;
}

/** Formats a date cell, which has no time zone: `2026-11-21`, `2026-11-21 18:05`, or `18:05` for a time alone. */
function cellDate(at: Date, { keepsSeconds = false }: CellRules): string {
  if (Number.isNaN(at.getTime())) return "";
  // The time of a cell is a fraction of a day, which is seldom a whole number of milliseconds.
  const rounded = keepsSeconds ? new Date(Math.round(at.getTime() / 1000) * 1000) : at;
  const [day = "", time = ""] = rounded
    .toISOString()
    .slice(0, keepsSeconds ? 19 : 16)
    .split("T");
  if (at.getUTCFullYear() < 1901) return time;
  return /^00:00(:00)?$/.test(time) ? day : `${day} ${time}`;
}

/** The form of a date cell in ISO 8601 (`t="d"`), without a time zone. */
const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z?$/;

/**
 * Returns the value of a cell as the import reads it. A number stays a number. A text that looks like a formula is
 * quoted.
 */
export function importedCell(value: CellValue | undefined, rules: CellRules = {}): string | number {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return cellDate(value, rules);
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string")
    return isoMoment.test(value) ? cellDate(new Date(`${value.replace("Z", "")}Z`), rules) : value;
  // A number cell has at most 15 exact digits. A longer number is written with an exponent, and the import then refuses
  // it as a code.
  if (Math.abs(value) >= 1e15) return value.toExponential(14).toUpperCase();
  // A spreadsheet rounds to 15 digits: it shows 0.1 + 0.2 as 0.3.
  return Number(value.toPrecision(15));
}

/** Collects the rows of a sheet with their row numbers, and writes them as CSV. The CSV has no blank rows at the end. */
export function collectRows() {
  const rows: (string | number)[][] = [];
  let characters = 0;
  return {
    /** Adds the row of an index, which begins with 0. @throws RefusedWorkbook if there is too much content */
    add(index: number, cells: (string | number)[]) {
      if (cells.every((cell) => cell === "")) return;
      if (index > 2 * maxImportRows) throw new RefusedWorkbook("tooLarge");
      while (rows.length < index) rows.push([""]);
      rows.push(cells);
      characters += cells.join().length;
      if (characters > maxImportCharacters || rows.length > 2 * maxImportRows)
        throw new RefusedWorkbook("tooLarge");
    },
    toCsv: () => csvFile(rows),
  };
}
