import { openSync } from "fontkit";
import { expect, test } from "vitest";
import { languageNames } from "../../domain/languages";

test.each(["hi", "kn"] as const)(
  "the small font for the name of %s has all its letters",
  (language) => {
    const font = openSync(`src/fonts/language-name-${language}.woff2`);
    if (!("layout" in font)) throw new Error("A collection of fonts");
    const { glyphs } = font.layout(languageNames[language]);
    // Glyph 0 is the empty box.
    expect(glyphs.length).toBeGreaterThan(2);
    expect(glyphs.map(({ id }) => id)).not.toContain(0);
  },
);
