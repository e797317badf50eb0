import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import type { FontName } from "./fontRuns";
import { readWoff } from "./readWoff";

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

/** The package of `noto-sans-latin` is `noto-sans`. The other fonts have packages of their own names. */
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
 * Opens a font that does not throw on any text. fontkit throws if a font lacks an anchor for a mark. Such a text is
 * drawn without mark placement.
 * @see https://github.com/foliojs/fontkit/issues/367
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

/** Opened once for all documents: to read a font takes longer than to write a page with it. */
export function fontOf(name: FontName, weight: FontWeight): Font {
  const key = `${name}-${weight}`;
  const font = openFonts.get(key) ?? openFont(fontFile(name, weight));
  openFonts.set(key, font);
  return font;
}
