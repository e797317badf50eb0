import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import { create, type Font } from "fontkit";
import type { FontName } from "./fontRuns";

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * Decompresses a WOFF file. fontkit would decompress a table for each letter, a hundred times slower. @see
 * https://www.w3.org/TR/WOFF/
 */
function readWoff(woff: Buffer): Buffer {
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

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Fonts that are open already are taken too, which the package's types leave out. */
      registerFont(name: string, font: Font): this;
    }
  }
}

export type FontWeight = "regular" | "bold";
const weights: Record<FontWeight, number> = { regular: 400, bold: 700 };

const require = createRequire(import.meta.url);

/**
 * Returns the path of a font's file. The package of `noto-sans-latin` is `noto-sans`. The other fonts have packages of
 * their own names.
 */
function fontFile(name: FontName, weight: FontWeight): string {
  const family = name.replace(/-latin(-ext)?$/, "");
  const subset = name.replace("noto-sans-", "");
  return require.resolve(
    `@fontsource/${family}/files/${family}-${subset}-${weights[weight]}-normal.woff`,
  );
}

/** The OpenType features that place marks on letters. */
const withoutMarks = { mark: false, mkmk: false, abvm: false, blwm: false };

/**
 * Opens a font. If its marks lack an anchor, a text is drawn without them. @see
 * https://github.com/foliojs/fontkit/issues/367
 */
function openFont(file: string): Font {
  const font = create(readWoff(readFileSync(file)));
  if (!("layout" in font)) throw new Error(`${file} has several fonts`);
  const layout = font.layout.bind(font);
  font.layout = (text, ...options) => {
    try {
      return layout(text, ...options);
    } catch {
      return layout(text, withoutMarks);
    }
  };
  return font;
}

const openFonts = new Map<string, Font>();

/** Returns a font, which is opened once for all documents. Reading a font takes longer than writing a page with it. */
export function fontOf(name: FontName, weight: FontWeight): Font {
  const key = `${name}-${weight}`;
  const font = openFonts.get(key) ?? openFont(fontFile(name, weight));
  openFonts.set(key, font);
  return font;
}
