/** ZIP: the marks of the directory's end and of an entry, and the longest distance of the end from the file's. */
const directoryEnd = 0x06054b50;
const directoryEntry = 0x02014b50;
const longestEnd = 65_557;
/** ZIP64: the marks of the end with 64 bits and of the locator, which is before the directory's end. */
const locator64 = 0x07064b50;
const directoryEnd64 = 0x06064b50;
const locatorLength = 20;
/** The value of a field of 32 bits whose number is in the extra field of ZIP64. */
const isElsewhere = 0xffffffff;
const extraField64 = 1;

const readUint64 = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

/** Returns the place of the directory. An archive of ZIP64 may have the place in its own end. */
function directoryAt(view: DataView, end: number): number {
  const at = view.getUint32(end + 16, true);
  const locator = end - locatorLength;
  if (at !== isElsewhere || locator < 0 || view.getUint32(locator, true) !== locator64) return at;
  const end64 = readUint64(view, locator + 8);
  const isEnd = end64 + 56 <= view.byteLength && view.getUint32(end64, true) === directoryEnd64;
  return isEnd ? readUint64(view, end64 + 48) : at;
}

/** Returns the numbers of an entry's extra field of ZIP64, in their order. */
function numbersOfExtra(view: DataView, from: number, length: number): number[] {
  let at = from;
  while (at + 4 <= from + length) {
    const size = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === extraField64)
      return Array.from(
        { length: Math.floor(Math.min(size, from + length - at - 4) / 8) },
        (_, index) => readUint64(view, at + 4 + index * 8),
      );
    at += 4 + size;
  }
  return [];
}

export interface PackedFile {
  readonly name: string;
  /** The unpacked size that the directory declares. */
  readonly bytes: number;
  readonly packedBytes: number;
  /** 0 for a stored file, 8 for a deflated one. */
  readonly method: number;
  /** The place of the file's own header. */
  readonly at: number;
}

/** Reads the directory of a ZIP archive. Returns an empty list for a file that is no archive. */
export function packedFiles(archive: Uint8Array): PackedFile[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  let end = archive.length - 22;
  const first = Math.max(0, archive.length - longestEnd);
  while (end >= first && view.getUint32(end, true) !== directoryEnd) end -= 1;
  if (end < first) return [];
  const files: PackedFile[] = [];
  let at = directoryAt(view, end);
  while (at + 46 <= end && view.getUint32(at, true) === directoryEntry) {
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const numbers = numbersOfExtra(view, at + 46 + nameLength, extraLength);
    const read = (field: number) => {
      const number = view.getUint32(at + field, true);
      return number === isElsewhere ? (numbers.shift() ?? number) : number;
    };
    // The extra field has the numbers in this order.
    const [bytes, packedBytes, place] = [read(24), read(20), read(42)];
    files.push({
      name: new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength)),
      bytes,
      packedBytes,
      method: view.getUint16(at + 10, true),
      at: place,
    });
    at += 46 + nameLength + extraLength + view.getUint16(at + 32, true);
  }
  return files;
}

/** Returns the packed content of a file of an archive. Throws a RangeError if the archive is cut off. */
export function packedContent(archive: Uint8Array, { at, packedBytes }: PackedFile): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return archive.subarray(from, from + packedBytes);
}
