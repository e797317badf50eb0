import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import bidiFactory from "bidi-js";
import { create, type Font } from "fontkit";
import { makeShape } from "./shaping";

/**
 * The fonts in order of preference. The first font with matching `letters` writes a character. The last one shows
 * characters that no font has as an empty box. The `unicode.json` of the first font's package lists its letters.
 */
const fonts = [
  {
    name: "noto-sans-latin",
    letters:
      /[\0-\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122\u2191\u2193\u2212\u2215\uFEFF\uFFFD]/u,
  },
  { name: "noto-sans-devanagari", letters: /\p{scx=Devanagari}/u },
  { name: "noto-sans-kannada", letters: /\p{scx=Kannada}/u },
  { name: "noto-sans-tamil", letters: /\p{scx=Tamil}/u },
  { name: "noto-sans-telugu", letters: /\p{scx=Telugu}/u },
  { name: "noto-sans-malayalam", letters: /\p{scx=Malayalam}/u },
  { name: "noto-sans-bengali", letters: /\p{scx=Bengali}/u },
  { name: "noto-sans-oriya", letters: /\p{scx=Oriya}/u },
  { name: "noto-sans-gujarati", letters: /\p{scx=Gujarati}/u },
  { name: "noto-sans-gurmukhi", letters: /\p{scx=Gurmukhi}/u },
  { name: "noto-sans-arabic", letters: /\p{scx=Arabic}/u },
  { name: "noto-sans-latin-ext", letters: /./su },
] as const;

type FontName = (typeof fonts)[number]["name"];

export interface FontRun {
  readonly text: string;
  readonly font: FontName;
  /** True if the run is written from right to left. Its text is in the order of reading. */
  readonly isRightToLeft?: true;
}

/** Marks and joiners belong to the letter before them. */
const continuesLetter = /[\p{M}\u200C\u200D]/u;

const isPrintableAscii = /^[ -~]*$/;

const fontNameOf = (character: string): FontName =>
  fonts.find(({ letters }) => letters.test(character))?.name ?? "noto-sans-latin-ext";

/**
 * A run of text. `start` is the index of the run's first UTF-16 unit. A run with an odd `level` is written from right to
 * left.
 */
interface LevelRun {
  text: string;
  readonly start: number;
  readonly font: FontName;
  readonly level: number;
}

function runsOf(text: string, levels?: ArrayLike<number>) {
  const runs: LevelRun[] = [];
  let at = 0;
  for (const character of text) {
    const run = runs.at(-1);
    const level = levels?.[at] ?? 0;
    const font = run && continuesLetter.test(character) ? run.font : fontNameOf(character);
    if (run?.font === font && run.level === level) run.text += character;
    else runs.push({ text: character, start: at, font, level });
    at += character.length;
  }
  return runs;
}

const bidi = bidiFactory();
const rightToLeft = /\p{Script=Arabic}/u;

/** Splits a line into runs of one font each, in visual order. Blanks of any kind become single spaces. */
export function fontRuns(line: string): FontRun[] {
  // Most texts have only such letters, and need not be examined letter by letter.
  if (isPrintableAscii.test(line)) return [{ text: line, font: "noto-sans-latin" }];
  const text = line.normalize("NFC").replace(/[\s\p{Cc}]+/gu, " ");
  if (!rightToLeft.test(text)) return runsOf(text).map(({ text, font }) => ({ text, font }));
  const embedding = bidi.getEmbeddingLevels(text, "ltr");
  const order = bidi.getReorderedIndices(text, embedding);
  const placeOf = ({ start }: LevelRun) => order.indexOf(start);
  return runsOf(text, embedding.levels)
    .toSorted((first, second) => placeOf(first) - placeOf(second))
    .map(({ text, font, level }) => ({
      text,
      font,
      ...(level % 2 === 1 && { isRightToLeft: true }),
    }));
}

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
      /** pdfkit also takes a font that is already open. The types of its package leave this out. */
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

/** Returns the OpenType file of a font, not compressed. */
export const readFontFile = (name: FontName, weight: FontWeight): Buffer =>
  readWoff(readFileSync(fontFile(name, weight)));

/** Opens a font. HarfBuzz shapes its texts in place of fontkit, which embeds and outlines the glyphs. */
function openFont(name: FontName, weight: FontWeight): Font {
  const file = readFontFile(name, weight);
  const font = create(file);
  if (!("layout" in font)) throw new Error(`The file of ${name} has several fonts`);
  font.layout = makeShape(font, file);
  return font;
}

const openFonts = new Map<string, Font>();

/**
 * Returns a font, which is opened once for all documents. Reading a font takes longer than writing a page with it. Call
 * `loadHarfBuzz` first.
 */
export function fontOf(name: FontName, weight: FontWeight): Font {
  const key = `${name}-${weight}`;
  const font = openFonts.get(key) ?? openFont(name, weight);
  openFonts.set(key, font);
  return font;
}
