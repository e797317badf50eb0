/** The content of a file: text decoded by its detected encoding, or a workbook. */
type FileContent = { readonly text: string } | { readonly isWorkbook: true };

/** Workbooks are ZIP archives, and older ones OLE files. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const beginsWith = (bytes: Uint8Array, begin: readonly number[]) =>
  begin.every((byte, index) => bytes[index] === byte);

function decode(bytes: Uint8Array): string {
  if (beginsWith(bytes, [0xff, 0xfe])) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // The default encoding of spreadsheets on Windows.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Reads a chosen file. */
export async function readTextFile(file: Blob): Promise<FileContent> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (workbooks.some((begin) => beginsWith(bytes, begin))) return { isWorkbook: true };
  return { text: decode(bytes) };
}
