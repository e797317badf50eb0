/** ZIP: the marks of the directory's end and of an entry, and the longest distance of the end from the file's. */
const directoryEnd = 0x06054b50;
const directoryEntry = 0x02014b50;
const longestEnd = 65_557;

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

/** Reads the directory of a ZIP archive. Returns no file for what is no archive. */
export function packedFiles(archive: Uint8Array): PackedFile[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  let end = archive.length - 22;
  const first = Math.max(0, archive.length - longestEnd);
  while (end >= first && view.getUint32(end, true) !== directoryEnd) end -= 1;
  if (end < first) return [];
  const files: PackedFile[] = [];
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= end && view.getUint32(at, true) === directoryEntry) {
    const nameLength = view.getUint16(at + 28, true);
    files.push({
      name: new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength)),
      bytes: view.getUint32(at + 24, true),
      packedBytes: view.getUint32(at + 20, true),
      method: view.getUint16(at + 10, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}

/** Returns the packed content of a file of an archive. Throws a RangeError if the archive is cut off. */
export function packedContent(archive: Uint8Array, { at, packedBytes }: PackedFile): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return archive.subarray(from, from + packedBytes);
}
