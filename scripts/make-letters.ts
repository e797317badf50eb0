import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fontOf } from "../server/documents/fonts";
import { loadHarfBuzz } from "../server/documents/shaping";

await loadHarfBuzz();

/** The signs of a dieline's title and check bar. */
const signs = " %(),.:?×0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A sign's advance in thousandths of the size, and its outline as an SVG path of M, L, Q and Z. */
type Letter = readonly [advance: number, outline: string];

/** Returns the letters of the product's papers as outlines, for files that the browser writes. */
export function makeLetters(): Record<string, Letter> {
  const font = fontOf("noto-sans-latin", "regular");
  return Object.fromEntries(
    [...signs].map((sign): [string, Letter] => {
      const glyph = font.glyphForCodePoint(sign.codePointAt(0) ?? 0);
      return [sign, [glyph.advanceWidth, glyph.path.toSVG()]];
    }),
  );
}

export const lettersFile = fileURLToPath(new URL("../src/dieline/letters.json", import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(lettersFile, `${JSON.stringify(makeLetters(), undefined, 2)}\n`);
