import { type CellValue, streamXlsxRows } from "hucre/xlsx";
import { csvFile } from "../../contract/csv";
import { maxImportCharacters, maxImportRows } from "../../contract/imports";
import { packedFiles } from "../../domain/zipDirectory";

/** The reasons why a workbook is refused: other content than its name says, macros, or too much content. */
export type WorkbookRefusal = "noWorkbook" | "macros" | "tooLarge";

/** A workbook that is not read. */
export class RefusedWorkbook extends Error {
  override readonly name = "RefusedWorkbook";
  readonly reason: WorkbookRefusal;
  constructor(reason: WorkbookRefusal) {
    super(`The workbook is refused: ${reason}`);
    this.reason = reason;
  }
}

/**
 * The largest size of all that is packed in a workbook, in bytes. A bomb declares how large it is, and the reader refuses
 * an entry that exceeds its declared size.
 */
const maxUnpackedBytes = 200_000_000;

/** @throws RefusedWorkbook */
function checkContent(archive: Uint8Array) {
  const files = packedFiles(archive);
  if (files.some(({ name }) => name.endsWith("vbaProject.bin")))
    throw new RefusedWorkbook("macros");
  if (!files.some(({ name }) => name === "xl/workbook.xml"))
    throw new RefusedWorkbook("noWorkbook");
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > maxUnpackedBytes)
    throw new RefusedWorkbook("tooLarge");
}

/** Formats a date cell, which has no time zone: `2026-11-21`, `2026-11-21 18:05`, or `18:05` for a time alone. */
function dateText(at: Date): string {
  if (Number.isNaN(at.getTime())) return "";
  const [day = "", time = ""] = at.toISOString().slice(0, 16).split("T");
  if (at.getUTCFullYear() < 1901) return time;
  return time === "00:00" ? day : `${day} ${time}`;
}

/** Returns a cell as the import reads it. A number stays one: a text that looks like a formula is quoted. */
function importedCell(value: CellValue | undefined): string | number {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return dateText(value);
  if (typeof value === "boolean") return value ? "Yes" : "No";
  // A spreadsheet shows 15 digits: 0.1 + 0.2 is 0.3 there.
  return typeof value === "number" ? Number(value.toPrecision(15)) : value;
}

/**
 * Reads the first sheet of an .xlsx workbook as CSV, with the sheet's row numbers. Formulas count by their stored values.
 * @throws RefusedWorkbook
 */
export async function readWorkbook(archive: Uint8Array): Promise<string> {
  checkContent(archive);
  const rows: (string | number)[][] = [];
  let characters = 0;
  try {
    for await (const { index, values } of streamXlsxRows(archive, { readStyles: true })) {
      const cells = values.map(importedCell);
      if (cells.every((cell) => cell === "")) continue;
      while (rows.length < index) rows.push([""]);
      rows.push(cells);
      characters += cells.join().length;
      if (characters > maxImportCharacters || rows.length > 2 * maxImportRows)
        throw new RefusedWorkbook("tooLarge");
    }
  } catch (error) {
    throw error instanceof RefusedWorkbook ? error : new RefusedWorkbook("noWorkbook");
  }
  return csvFile(rows);
}
