import { maxImportBytes } from "../../contract/imports";
import { type CellRules, RefusedWorkbook, type WorkbookRefusal } from "./sheetRows";

/** The content of a file as CSV, or the reason why the file is refused. */
export type FileContent = { readonly text: string } | { readonly refusal: WorkbookRefusal };

const beginsWith = (bytes: Uint8Array, begin: readonly number[]) =>
  begin.every((byte, index) => bytes[index] === byte);

/**
 * The first bytes of files. Workbooks since 2007 are ZIP archives. Older ones, and those with a password, are OLE
 * files.
 */
const zip = [0x50, 0x4b];
const ole = [0xd0, 0xcf, 0x11, 0xe0];
const utf16 = [0xff, 0xfe];

/** The first bytes of PNG, JPEG, GIF and TIFF. */
const pictures = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x49, 0x49, 0x2a, 0x00],
];
const pdf = [0x25, 0x50, 0x44, 0x46];

function decode(bytes: Uint8Array): string {
  if (beginsWith(bytes, utf16)) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // `windows-1252` is the default encoding of spreadsheets on Windows.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Reads a file by its content. The ending of the file's name does not matter. @throws RefusedWorkbook */
async function readContent(bytes: Uint8Array, rules: CellRules): Promise<string> {
  if (pictures.some((begin) => beginsWith(bytes, begin))) throw new RefusedWorkbook("picture");
  if (beginsWith(bytes, pdf)) throw new RefusedWorkbook("pdf");
  if (beginsWith(bytes, ole)) return (await import("./readWorkbook")).readOldWorkbook(bytes, rules);
  if (beginsWith(bytes, zip)) return (await import("./readWorkbook")).readWorkbook(bytes, rules);
  if (bytes.includes(0) && !beginsWith(bytes, utf16)) throw new RefusedWorkbook("noWorkbook");
  const text = decode(bytes);
  return /^\uFEFF?\s*</.test(text) ? (await import("./readMarkup")).readMarkup(text, rules) : text;
}

/** Reads a chosen file: CSV, text with tabs, a workbook of any year since 1997, an Excel 2003 XML file or a web page. */
export async function readImportFile(file: Blob, rules: CellRules = {}): Promise<FileContent> {
  if (file.size > maxImportBytes) return { refusal: "tooLarge" };
  try {
    return { text: await readContent(new Uint8Array(await file.arrayBuffer()), rules) };
  } catch (error) {
    if (error instanceof RefusedWorkbook) return { refusal: error.reason };
    throw error;
  }
}
