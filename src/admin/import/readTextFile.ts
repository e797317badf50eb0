/** What a file's bytes are: text, in the encoding that they show, or a spreadsheet's own format. */
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
    // What spreadsheets on Windows write without asking.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Reads a file that somebody has chosen. */
export async function readTextFile(file: Blob): Promise<FileContent> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (workbooks.some((begin) => beginsWith(bytes, begin))) return { isWorkbook: true };
  return { text: decode(bytes) };
}
