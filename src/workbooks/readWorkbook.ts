import { type CellValue, readXls, readXlsx, streamXlsxRows } from "hucre/xlsx";
import { packedFiles } from "../../domain/zipDirectory";
import { type CellRules, collectRows, importedCell, RefusedWorkbook } from "./sheetRows";

/**
 * The largest unpacked size of a workbook, in bytes. A ZIP bomb has to declare its size, because the reader refuses an
 * entry that is larger than declared.
 */
const maxUnpackedBytes = 200_000_000;

/** Checks that an archive is a workbook that can be read. @throws RefusedWorkbook if it is not */
function checkContent(archive: Uint8Array) {
  const files = packedFiles(archive);
  if (files.some(({ name }) => name.endsWith("vbaProject.bin")))
    throw new RefusedWorkbook("macros");
  if (!files.some(({ name }) => name === "xl/workbook.xml"))
    throw new RefusedWorkbook("noWorkbook");
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > maxUnpackedBytes)
    throw new RefusedWorkbook("tooLarge");
}

const isZero = (value: CellValue | undefined) =>
  value === 0 || value === "0" || value === null || value === undefined;

/**
 * Refuses a workbook whose formulas all have the stored value 0. The program that wrote such a workbook does not
 * compute formulas. @throws RefusedWorkbook
 */
async function checkFormulas(archive: Uint8Array) {
  const { sheets } = await readXlsx(archive);
  const cells = sheets.flatMap((sheet) => [...(sheet.cells?.values() ?? [])]);
  const formulas = cells.filter(({ formula }) => formula !== undefined);
  if (
    formulas.length > 0 &&
    formulas.every(({ value, formulaResult }) => isZero(formulaResult ?? value))
  )
    throw new RefusedWorkbook("formulas");
}

/**
 * Reads the first sheet of an .xlsx workbook as CSV, with the sheet's row numbers. Formulas count by their stored values.
 * @throws RefusedWorkbook
 */
export async function readWorkbook(archive: Uint8Array, rules: CellRules = {}): Promise<string> {
  checkContent(archive);
  const rows = collectRows();
  let hasZero = false;
  try {
    for await (const { index, values } of streamXlsxRows(archive, { readStyles: true })) {
      rows.add(
        index,
        values.map((value) => importedCell(value, rules)),
      );
      hasZero ||= values.includes(0);
    }
    if (hasZero) await checkFormulas(archive);
  } catch (error) {
    throw error instanceof RefusedWorkbook ? error : new RefusedWorkbook("noWorkbook");
  }
  return rows.toCsv();
}

/** The first record of a workbook stream of Excel 97 to 2003 (BIFF8), and the record of an encrypted stream. */
const streamBegin = [0x09, 0x08, 0x10, 0x00, 0x00, 0x06, 0x05, 0x00];
const streamBeginLength = 20;
const encryptionRecord = 0x2f;
/** The bytes of the smallest sector of an OLE file. Each stream begins with a sector. */
const smallestSector = 64;

/** True for an OLE file with a password: an encrypted .xlsx, or an .xls whose stream says so. */
function hasPassword(file: Uint8Array): boolean {
  const name = [..."EncryptedPackage"].flatMap((letter) => [letter.charCodeAt(0), 0]);
  for (let at = 0; at + 128 <= file.length; at += smallestSector) {
    const has = (bytes: readonly number[]) =>
      bytes.every((byte, index) => file[at + index] === byte);
    if (has(name) || (has(streamBegin) && file[at + streamBeginLength] === encryptionRecord))
      return true;
  }
  return false;
}

/**
 * Reads the first sheet of an .xls workbook of Excel 97 to 2003 as CSV, with the sheet's row numbers.
 * @throws RefusedWorkbook
 */
export async function readOldWorkbook(file: Uint8Array, rules: CellRules = {}): Promise<string> {
  if (hasPassword(file)) throw new RefusedWorkbook("password");
  const rows = collectRows();
  try {
    const { sheets } = await readXls(file);
    for (const [index, values] of (sheets[0]?.rows ?? []).entries())
      rows.add(
        index,
        Array.from(values ?? [], (value) => importedCell(value, rules)),
      );
  } catch (error) {
    throw error instanceof RefusedWorkbook ? error : new RefusedWorkbook("old");
  }
  return rows.toCsv();
}
