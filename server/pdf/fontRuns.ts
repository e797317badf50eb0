/**
 * Which font has a character: the first whose letters match; what none has, the last one shows as an empty box.
 * The first is cut as the `unicode.json` of its package says, the others by script.
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
  { name: "noto-sans-latin-ext", letters: /./su },
] as const;

export type FontName = (typeof fonts)[number]["name"];

/** A part of a text that one font writes. */
export interface FontRun {
  readonly text: string;
  readonly font: FontName;
}

/** Marks and joiners belong to the letter before them. */
const continuesLetter = /[\p{M}\u200C\u200D]/u;

const isPrintableAscii = /^[ -~]*$/;

const fontOf = (character: string): FontName =>
  fonts.find(({ letters }) => letters.test(character))?.name ?? "noto-sans-latin-ext";

/** A text as runs of one font each, one after the other. Blanks of any kind become single spaces. */
export function fontRuns(text: string): FontRun[] {
  // Most texts are so: these need not be looked at letter by letter.
  if (isPrintableAscii.test(text)) return [{ text, font: "noto-sans-latin" }];
  const runs: { text: string; font: FontName }[] = [];
  for (const character of text.normalize("NFC").replace(/[\s\p{Cc}]+/gu, " ")) {
    const run = runs.at(-1);
    const font = run && continuesLetter.test(character) ? run.font : fontOf(character);
    if (run?.font === font) run.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}
