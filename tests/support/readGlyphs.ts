import { inflateSync } from "node:zlib";
import { create, type Font } from "fontkit";

/** A glyph as a PDF draws it. */
export interface DrawnGlyph {
  /** The PostScript name of the font, such as `NotoSansKannada-Regular`. */
  readonly font: string;
  /** The outline in the embedded font, as an SVG path. */
  readonly outline: string;
  /** The origin in points, from the left and from the bottom of the page. */
  readonly x: number;
  readonly y: number;
}

/** Returns the objects of a document by their numbers, as pdfkit writes them. */
const objectsOf = (pdf: string) =>
  new Map(
    [...pdf.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = "", body = ""]) => [id, body]),
  );

const streamOf = (body = "") => {
  const [, packed = ""] = /FlateDecode\n>>\nstream\n(.*)\nendstream/s.exec(body) ?? [];
  return packed === "" ? Buffer.alloc(0) : inflateSync(Buffer.from(packed, "latin1"));
};

interface EmbeddedFont {
  readonly name: string;
  readonly font: Font;
  readonly widths: readonly number[];
  /** The outlines that are made already, by glyph. */
  readonly outlines: Map<number, string>;
}

/** Returns the embedded font of each font resource, such as `F1`. A resource has the same name on all pages. */
function embeddedFonts(objects: ReadonlyMap<string, string>) {
  const follow = (id: string, key: string) => {
    const [, next = ""] = new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(objects.get(id) ?? "") ?? [];
    return next;
  };
  const fonts = new Map<string, EmbeddedFont>();
  for (const [, resource = "", id = ""] of [...objects.values()]
    .filter((body) => /\/Font <</.test(body))
    .flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)])) {
    const descendant = follow(id, "DescendantFonts");
    const descriptor = follow(descendant, "FontDescriptor");
    const font = create(streamOf(objects.get(follow(descriptor, "FontFile2"))));
    const [, name = ""] = /\/BaseFont \/\w+\+(\S+)/.exec(objects.get(id) ?? "") ?? [];
    // The list of widths begins with glyph 0.
    const [, widths = ""] = /\/W \[0 \[(.*?)\]/s.exec(objects.get(descendant) ?? "") ?? [];
    if ("layout" in font)
      fonts.set(resource, {
        name,
        font,
        widths: widths.trim().split(/\s+/).map(Number),
        outlines: new Map(),
      });
  }
  return fonts;
}

interface Pen {
  x: number;
  y: number;
}

function* drawnParts(content: string, pen: Pen, size: number, widthOf: (cid: number) => number) {
  for (const [, matrix, array] of content.matchAll(/1 0 0 1 (\S+ \S+) Tm|\[(.*?)\] TJ/g)) {
    if (matrix !== undefined) [pen.x = 0, pen.y = 0] = matrix.split(" ").map(Number);
    for (const [, hex, shift] of (array ?? "").matchAll(/<(\w+)>|(-?[\d.]+)/g)) {
      if (shift !== undefined) pen.x -= (Number(shift) / 1000) * size;
      for (const code of hex?.match(/.{4}/g) ?? []) {
        const cid = Number.parseInt(code, 16);
        yield { cid, x: pen.x, y: pen.y };
        pen.x += widthOf(cid) * size;
      }
    }
  }
}

/** Returns the glyphs of a document's text operators, one list for each operator. It reads pdfkit's documents alone. */
export function readGlyphs(document: Buffer): DrawnGlyph[][] {
  const objects = objectsOf(document.toString("latin1"));
  const fonts = embeddedFonts(objects);
  return [...objects.values()].flatMap((body) =>
    [
      ...streamOf(body)
        .toString("latin1")
        .matchAll(/BT\n(.*?)ET/gs),
    ].map(([, content = ""]) => {
      const [, resource = "", size = ""] = /\/(F\d+) (\S+) Tf/.exec(content) ?? [];
      const embedded = fonts.get(resource);
      if (!embedded) throw new Error(`The PDF embeds no font ${resource}`);
      const { name, font, widths, outlines } = embedded;
      const outlineOf = (cid: number) => {
        const outline = outlines.get(cid) ?? font.getGlyph(cid).path.toSVG();
        outlines.set(cid, outline);
        return outline;
      };
      const widthOf = (cid: number) => (widths[cid] ?? Number.NaN) / 1000;
      return [...drawnParts(content, { x: 0, y: 0 }, Number(size), widthOf)].map(
        ({ cid, x, y }) => ({ font: name, outline: outlineOf(cid), x, y }),
      );
    }),
  );
}
