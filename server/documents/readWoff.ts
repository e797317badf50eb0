import { inflateSync } from "node:zlib";

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * Returns the TrueType font of a WOFF file, with its tables decompressed. If fontkit reads the WOFF file, it
 * decompresses a table for each letter, which is a hundred times slower.
 * @see https://www.w3.org/TR/WOFF/
 */
export function readWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("Not a WOFF file");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woffHeader + index * woffEntry;
    const offset = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
    const length = woff.readUInt32BE(entry + 12);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      data: packed.length < length ? inflateSync(packed) : packed,
    };
  });
  const directory = sfntHeader + count * sfntEntry;
  const font = Buffer.alloc(tables.reduce((sum, { data }) => sum + padded(data.length), directory));
  const entrySelector = Math.floor(Math.log2(count));
  const searchRange = 16 * 2 ** entrySelector;
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(searchRange, 6);
  font.writeUInt16BE(entrySelector, 8);
  font.writeUInt16BE(count * 16 - searchRange, 10);
  let offset = directory;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = sfntHeader + index * sfntEntry;
    tag.copy(font, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(data.length, entry + 12);
    data.copy(font, offset);
    offset += padded(data.length);
  }
  return font;
}
