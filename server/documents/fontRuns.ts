import bidiFactory from "bidi-js";

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

export type FontName = (typeof fonts)[number]["name"];

export interface FontRun {
  readonly text: string;
  readonly font: FontName;
  /** It is laid out whole, for its words go from right to left. */
  readonly isRightToLeft?: true;
}

export interface FontRunOptions {
  /** Leaves out the letters that are written from right to left, which show as empty boxes then. */
  readonly leftToRightOnly?: boolean;
}

/** Marks and joiners belong to the letter before them. */
const continuesLetter = /[\p{M}\u200C\u200D]/u;

const isPrintableAscii = /^[ -~]*$/;

const fontOf = (character: string, { leftToRightOnly = false }: FontRunOptions): FontName =>
  fonts.find(
    ({ name, letters }) =>
      letters.test(character) && !(leftToRightOnly && name === "noto-sans-arabic"),
  )?.name ?? "noto-sans-latin-ext";

/** A run with its level: an odd one is written from right to left. */
interface LevelRun {
  text: string;
  readonly font: FontName;
  readonly level: number;
}

function runsOf(text: string, levels: ArrayLike<number> | undefined, options: FontRunOptions) {
  const runs: LevelRun[] = [];
  let at = 0;
  for (const character of text) {
    const run = runs.at(-1);
    const level = levels?.[at] ?? 0;
    at += character.length;
    const font = run && continuesLetter.test(character) ? run.font : fontOf(character, options);
    if (run?.font === font && run.level === level) run.text += character;
    else runs.push({ text: character, font, level });
  }
  return runs;
}

const bidi = bidiFactory();
const rightToLeft = /\p{Script=Arabic}/u;

/** Reverses the letters of a run and turns its brackets round. */
const reversed = (text: string) =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character)
    .reverse()
    .join("");

/** Returns a run in the order of drawing. The font library reverses runs of Arabic letters at every bidi level. */
function drawnRun({ text, font, level }: LevelRun): FontRun {
  const isRightToLeft = level % 2 === 1;
  const isTurned = font === "noto-sans-arabic" && rightToLeft.test(text);
  const drawn = isRightToLeft === isTurned ? text : reversed(text);
  return { text: drawn, font, ...(isTurned && { isRightToLeft: true }) };
}

/** Sorts runs from left to right. @see https://www.unicode.org/reports/tr9/#L2 */
function inVisualOrder(runs: readonly LevelRun[]): LevelRun[] {
  const ordered = [...runs];
  for (let level = Math.max(...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let first = 0; first < ordered.length; first += 1) {
      let end = first;
      while ((ordered[end]?.level ?? 0) >= level) end += 1;
      if (end > first) ordered.splice(first, end - first, ...ordered.slice(first, end).reverse());
      first = end;
    }
  }
  return ordered;
}

/** Splits a line into runs of one font each, in visual order. Blanks of any kind become single spaces. */
export function fontRuns(line: string, options: FontRunOptions = {}): FontRun[] {
  // Most texts are so: these need not be looked at letter by letter.
  if (isPrintableAscii.test(line)) return [{ text: line, font: "noto-sans-latin" }];
  const text = line.normalize("NFC").replace(/[\s\p{Cc}]+/gu, " ");
  if (options.leftToRightOnly || !rightToLeft.test(text))
    return runsOf(text, undefined, options).map(({ text, font }) => ({ text, font }));
  const { levels } = bidi.getEmbeddingLevels(text, "ltr");
  return inVisualOrder(runsOf(text, levels, options)).map(drawnRun);
}
