import type { Font, Glyph } from "fontkit";
import type * as HarfBuzz from "harfbuzzjs";

let harfBuzz: typeof HarfBuzz | undefined;

/**
 * Loads HarfBuzz, which shapes the letters of all documents. The package is WebAssembly beside its module, so it stays
 * outside the server's bundle and is loaded with the first document.
 */
export async function loadHarfBuzz(): Promise<void> {
  harfBuzz ??= await import("harfbuzzjs");
}

/**
 * The features of a run that goes from right to left. pdfkit passes the features on. It lays out a run with features as
 * a whole, not word by word.
 */
export const rightToLeftFeatures: "rtla"[] = ["rtla"];

type Shape = Font["layout"];

/** Returns the code points of each cluster of a text, by the index of the cluster's first UTF-16 unit. */
function clusterCodePoints(text: string, starts: readonly number[]) {
  const ordered = [...new Set(starts)].toSorted((first, second) => first - second);
  return new Map(
    ordered.map((start, index) => [
      start,
      Array.from(text.slice(start, ordered[index + 1]), (sign) => sign.codePointAt(0) ?? 0),
    ]),
  );
}

/**
 * Returns a glyph for one place, with the code points that a reader of the document takes for the glyph. The document
 * stores the code points once for all places of a glyph. A glyph that draws a letter by itself has this letter's code
 * point in every place. Other glyphs have the code points of their cluster.
 */
function glyphAt(font: Font, id: number, cluster: readonly number[]): Glyph {
  const drawsAlone = (codePoint: number) => font.glyphForCodePoint(codePoint).id === id;
  const letter = cluster.find(drawsAlone) ?? font.stringsForGlyph(id)[0]?.codePointAt(0);
  const codePoints = letter === undefined ? cluster : [letter];
  return Object.create(font.getGlyph(id), { codePoints: { value: codePoints } });
}

/**
 * Returns the function that shapes a text with a font: it chooses the glyphs and places them, in units of the font and
 * in the order of drawing. The direction is from left to right unless the features have `rtla`.
 * @param file the font as an OpenType file, not compressed
 * @throws Error before {@link loadHarfBuzz}
 */
export function makeShape(font: Font, file: Buffer): Shape {
  if (!harfBuzz) throw new Error("HarfBuzz is not loaded: call loadHarfBuzz first");
  const { Blob, Buffer: Text, ClusterLevel, Direction, Face, Font: Typeface, shape } = harfBuzz;
  const typeface = new Typeface(new Face(new Blob(file)));
  const buffer = new Text();
  return (text, features = []) => {
    const isRightToLeft = Array.isArray(features) && features.includes("rtla");
    buffer.reset();
    buffer.setClusterLevel(ClusterLevel.CHARACTERS);
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
    // The machine's language, which is guessed, would choose other forms of letters on another machine.
    buffer.setLanguage("en");
    shape(typeface, buffer);
    const positions = buffer.getGlyphPositions();
    const infos = buffer.getGlyphInfos();
    const starts = infos.map(({ cluster }) => cluster);
    const codePoints = clusterCodePoints(text, starts);
    const glyphs = infos.map(({ codepoint: id, cluster }, index) =>
      glyphAt(font, id, starts.indexOf(cluster) === index ? (codePoints.get(cluster) ?? []) : []),
    );
    return {
      glyphs,
      positions,
      script: "",
      language: "en",
      direction: isRightToLeft ? "rtl" : "ltr",
      features: {},
      advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
      advanceHeight: 0,
      bbox: font.bbox,
    };
  };
}
