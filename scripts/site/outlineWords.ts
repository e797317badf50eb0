import { fontOf, fontRuns } from "../../server/documents/fonts";
import { loadHarfBuzz } from "../../server/documents/shaping";

await loadHarfBuzz();

const rounded = (numbers: string) =>
  numbers.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));

const text = /<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)">([^<]*)<\/text>/g;

/**
 * Draws the texts of a picture that have other letters than Latin ones as paths, each form of a letter once. A picture
 * loads no typeface, and few devices have these letters.
 */
export function outlineWords(svg: string): string {
  const outlines = new Map<string, string>();
  const idOf = (outline: string) => {
    const id = outlines.get(outline) ?? `g${outlines.size}`;
    outlines.set(outline, id);
    return id;
  };

  /** Places the letters in units of the font. A letter is 1,000 units high. */
  const place = (words: string) => {
    let x = 0;
    const letters = fontRuns(words).flatMap(({ text, font }) => {
      const { glyphs, positions } = fontOf(font, "regular").layout(text);
      return positions.map(({ xOffset, yOffset, xAdvance }, index) => {
        const outline = rounded(glyphs[index]?.path.toSVG() ?? "");
        const place = `x="${x + xOffset}" y="${yOffset}"`;
        x += xAdvance;
        return outline === "" ? "" : `<use href="#${idOf(outline)}" ${place}/>`;
      });
    });
    return letters.join("");
  };

  const drawn = svg.replace(text, (element, x: string, y: string, size: string, words: string) => {
    if (/^\p{ASCII}*$/u.test(words)) return element;
    const scale = Number(size) / 1000;
    return `<g transform="matrix(${scale} 0 0 ${-scale} ${x} ${y})">${place(words)}</g>`;
  });
  const forms = [...outlines].map(([outline, id]) => `<path id="${id}" d="${outline}"/>`);
  if (forms.length === 0) return svg;
  return drawn.replace("</svg>", `<defs>${forms.join("")}</defs></svg>`);
}
