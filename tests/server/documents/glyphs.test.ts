import { Blob, Face, Buffer as ShapedText, shape, Font as Typeface } from "harfbuzzjs";
import { beforeAll, expect, test } from "vitest";
import { fontOf, fontRuns, readFontFile } from "../../../server/documents/fonts";
import { createPdf, drawText } from "../../../server/documents/pdf";
import { loadHarfBuzz } from "../../../server/documents/shaping";
import { readGlyphs } from "../../support/readGlyphs";
import { copiedTexts, pdfText } from "../../support/readPdf";

/** The size of the letters in points. */
const size = 10;

type FontName = ReturnType<typeof fontRuns>[number]["font"];

const typefaces = new Map<FontName, Typeface>();

function typefaceOf(name: FontName) {
  const typeface =
    typefaces.get(name) ?? new Typeface(new Face(new Blob(readFontFile(name, "regular"))));
  typefaces.set(name, typeface);
  return typeface;
}

const outlines = new Map<string, string>();

function outlineOf(font: FontName, id: number) {
  const key = `${font} ${id}`;
  const outline = outlines.get(key) ?? fontOf(font, "regular").getGlyph(id).path.toSVG();
  outlines.set(key, outline);
  return outline;
}

interface Place {
  readonly outline: string;
  /** The glyph's place in points from the start of the line, and from the baseline. */
  readonly x: number;
  readonly y: number;
}

/** Returns the glyphs of a line of letters from left to right, as HarfBuzz shapes its runs. */
function shapeLine(line: string): Place[] {
  let x = 0;
  const scale = size / 1000;
  return fontRuns(line).flatMap(({ text, font }) => {
    const buffer = new ShapedText();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setLanguage("en");
    shape(typefaceOf(font), buffer);
    const places = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint: id }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[index] ?? {};
      const outline = outlineOf(font, id);
      const place = { outline, x: x + xOffset * scale, y: yOffset * scale };
      x += xAdvance * scale;
      return place;
    });
  });
}

/** Returns the glyphs of each line as a PDF draws them. A line's text operators have its baseline in common. */
async function drawLines(lines: readonly string[]): Promise<Place[][]> {
  const drawn: Place[][] = [];
  const perDocument = 40;
  for (let first = 0; first < lines.length; first += perDocument) {
    const part = lines.slice(first, first + perDocument);
    const ends: number[] = [];
    const document = await createPdf(
      { title: "", date: new Date(0), size: "A4", margin: 0 },
      (pdf) => {
        for (const [index, line] of part.entries()) {
          drawText(pdf, line, { size }, { x: 0, y: index * 20, width: 10_000 });
          ends.push(pdf.page.height - index * 20 - size * 1.05);
        }
      },
    );
    const glyphs = readGlyphs(document).flat();
    for (const baseline of ends)
      drawn.push(
        glyphs
          .filter(({ y }) => Math.abs(y - baseline) < size)
          .map(({ outline, x, y }) => ({ outline, x, y: y - baseline })),
      );
  }
  return drawn;
}

/** Returns the lines whose drawn glyphs are not those of HarfBuzz, or are more than 0.05 points away from their places. */
async function findDifferent(lines: readonly string[]) {
  const drawn = await drawLines(lines);
  return lines.filter((line, index) => {
    const expected = shapeLine(line);
    const found = drawn[index] ?? [];
    return !(
      found.length === expected.length &&
      found.every(({ outline, x, y }, at) => {
        const place = expected[at];
        return (
          place?.outline === outline && Math.abs(place.x - x) < 0.05 && Math.abs(place.y - y) < 0.05
        );
      })
    );
  });
}

const textsOf = (tree: unknown): string[] =>
  typeof tree === "string"
    ? [tree]
    : typeof tree === "object" && tree !== null
      ? Object.values(tree).flatMap(textsOf)
      : [];

const translations = import.meta.glob<object>(
  "../../../{src,server,domain}/**/texts.{hi,kn}.json",
  {
    eager: true,
    import: "default",
  },
);

/** A script's letters, its signs of vowels and its sign that joins consonants (virama), as code points and their ranges. */
interface Script {
  readonly consonants: readonly [first: number, last: number];
  readonly vowels: readonly [first: number, last: number];
  readonly virama: number;
}

const scripts: Record<string, Script> = {
  Devanagari: { consonants: [0x915, 0x939], vowels: [0x93e, 0x94c], virama: 0x94d },
  Bengali: { consonants: [0x995, 0x9b9], vowels: [0x9be, 0x9cc], virama: 0x9cd },
  Tamil: { consonants: [0xb95, 0xbb9], vowels: [0xbbe, 0xbcc], virama: 0xbcd },
  Telugu: { consonants: [0xc15, 0xc39], vowels: [0xc3e, 0xc4c], virama: 0xc4d },
  Kannada: { consonants: [0xc95, 0xcb9], vowels: [0xcbe, 0xccc], virama: 0xccd },
};

const lettersBetween = ([first, last]: readonly [number, number]) =>
  Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).filter((letter) => /^[\p{L}\p{M}]$/u.test(letter));

/**
 * Returns words of two syllables of a script. The first syllable is each pair of consonants in turn with a vowel sign,
 * the second is a consonant, every third time with a closed end.
 */
function makeWords({ consonants, vowels, virama }: Script, count: number) {
  const letters = lettersBetween(consonants);
  const signs = ["", ...lettersBetween(vowels)];
  const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] ?? "";
  const joiner = String.fromCodePoint(virama);
  return Array.from({ length: count }, (_, index) => {
    const first = at(letters, index * 7);
    const second = at(letters, index * 3 + Math.floor(index / 36));
    const end = at(letters, index * 5 + 1) + (index % 3 === 0 ? joiner : at(signs, index * 11));
    return `${first}${joiner}${second}${at(signs, index)}${end}`;
  });
}

beforeAll(loadHarfBuzz);

test("names and words with conjuncts are drawn with HarfBuzz's glyphs at HarfBuzz's places", async () => {
  const words = [
    ...["ಲಕ್ಷ್ಮಿ", "ಮೀನಾಕ್ಷಿ", "ಜ್ಞಾನೇಶ್", "ದೀಕ್ಷಿತ್", "ಸರ್ಕ್ಯೂಟ್", "ಬರ್ಸ್ಟಿಂಗ್", "ರ್\u200Dಯಾಪರ್"],
    ...["कार्ट्रिज", "ಲಕ್ಷ್ಮಿ Devi ಮೀನಾಕ್ಷಿ (A)"],
  ];
  expect(await findDifferent(words)).toEqual([]);
  expect(await findDifferent(["ಲಕ್ಷ್ಮಿ", "ಲ ಕ್ಷ್ಮಿ"])).toEqual([]);
});

test("a reader without the copied text finds each letter that a glyph draws by itself", async () => {
  const pdf = await createPdf({ title: "", date: new Date(0), size: "A4", margin: 0 }, (page) => {
    // Vowel signs and the reph change places in the first word of each script.
    for (const [index, word] of ["निर ऑर्डर", "परत शेड नहीं", "ಕರ್ನಿ ರೀಲ್", "ನ ಕ ರ"].entries())
      drawText(page, word, { size }, { x: 0, y: index * 20, width: 500 });
  });
  const text = await pdfText(pdf);
  for (const word of ["परत", "शेड", "नहीं", "ನ ಕ ರ"]) expect(text).toContain(word);
});

test("all texts of the product in Hindi and Kannada are drawn as HarfBuzz shapes them", async () => {
  const texts = [...new Set(Object.values(translations).flatMap(textsOf))].map((text) =>
    text.replace(/\s+/g, " ").trim(),
  );
  expect(texts.length).toBeGreaterThan(3000);
  expect(await findDifferent(texts.filter((text) => text !== ""))).toEqual([]);
});

test.each(Object.entries(scripts))(
  "400 words of %s are drawn as HarfBuzz shapes them, and are copied as they were written",
  async (_, script) => {
    const words = makeWords(script, 400).map((word) => word.normalize("NFC"));
    expect(new Set(words).size).toBe(400);
    expect(await findDifferent(words)).toEqual([]);
    const pdf = await createPdf({ title: "", date: new Date(0), size: "A4", margin: 0 }, (page) => {
      for (const word of words.slice(0, 30))
        drawText(page, word, { size }, { x: 0, y: 0, width: 500 });
    });
    expect(copiedTexts(pdf)).toEqual(words.slice(0, 30));
  },
);
