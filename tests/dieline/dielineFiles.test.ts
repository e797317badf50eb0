import { expect, test } from "vitest";
import { defaultBoardFactors as factors } from "../../domain/board/boardFactors";
import { type BoxStyle, boxStyles } from "../../domain/board/boxDesign";
import { blankOf } from "../../domain/board/boxFigures";
import { isComputed } from "../../domain/board/computed";
import { type DrawnPoint, dielineOf } from "../../domain/board/dieline";
import { makeLetters } from "../../scripts/make-letters";
import { dielineDxf } from "../../src/dieline/dielineDxf";
import { dielinePdf } from "../../src/dieline/dielinePdf";
import lettersOfFile from "../../src/dieline/letters.json";
import { dielineSvg } from "../../src/dieline/saveDieline";
import { usualBox } from "../domain/board/usualBox";
import { pdfText, readPdf } from "../support/readPdf";

const styles = boxStyles.filter((style) => style !== "OTHER");

function drawn(style: BoxStyle) {
  const design = { ...usualBox, style, layers: [{}, { flute: "C" as const }, {}] };
  const [dieline, blank] = [dielineOf(design, factors), blankOf(design, factors)];
  if (!isComputed(dieline) || !isComputed(blank)) throw new Error("This box has no blank");
  return { dieline: dieline.value, blank: blank.value };
}

function sizeOf(points: readonly DrawnPoint[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    length: Math.max(...xs) - Math.min(...xs),
    width: Math.max(...ys) - Math.min(...ys),
  };
}

function expectSize(points: readonly DrawnPoint[], blank: { length: number; width: number }) {
  const { length, width } = sizeOf(points);
  expect(Math.abs(length - blank.length)).toBeLessThan(0.1);
  expect(Math.abs(width - blank.width)).toBeLessThan(0.1);
}

/** Reads the entities of a DXF file: each one's group codes in their order. */
function readEntities(text: string) {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const pairs = lines.flatMap((code, index) =>
    index % 2 === 0 ? [{ code: Number(code), value: lines[index + 1] ?? "" }] : [],
  );
  const start = pairs.findIndex(({ code, value }) => code === 2 && value === "ENTITIES");
  const end = pairs.findIndex(({ value }, index) => index > start && value === "ENDSEC");
  const entities: { type: string; groups: typeof pairs }[] = [];
  for (const pair of pairs.slice(start + 1, end)) {
    if (pair.code === 0) entities.push({ type: pair.value, groups: [] });
    else entities.at(-1)?.groups.push(pair);
  }
  return entities.map(({ type, groups }) => {
    const valuesOf = (code: number) =>
      groups.filter((group) => group.code === code).map(({ value }) => value);
    const ys = valuesOf(20).map(Number);
    const points = valuesOf(10).map((x, index): DrawnPoint => [Number(x), ys[index] ?? Number.NaN]);
    return { type, layer: valuesOf(8)[0], flags: valuesOf(70)[0], points };
  });
}

test.each(styles)(
  "the DXF of a %s is read back: one closed cut as large as the blank, and its creases",
  (style) => {
    const { dieline, blank } = drawn(style);
    const text = dielineDxf(dieline);
    const entities = readEntities(text);
    const cuts = entities.filter(({ layer }) => layer === "CUT");
    expect(cuts.map(({ type, flags }) => [type, flags])).toEqual([["LWPOLYLINE", "1"]]);
    expectSize(cuts[0]?.points ?? [], blank);
    const creases = entities.filter(({ layer }) => layer === "CREASE");
    expect(creases.map(({ type }) => type)).toEqual(dieline.creases.map(() => "LINE"));
    expect(entities).toHaveLength(1 + dieline.creases.length);
    // Millimetres.
    expect(text).toMatch(/\$INSUNITS\r?\n\s*70\r?\n\s*4\r?\n/);
  },
);

test.each(styles)("the SVG of a %s has the blank's size in millimetres", (style) => {
  const { dieline, blank } = drawn(style);
  const svg = dielineSvg(dieline, "A & B");
  const [, width, shown] = /width="([\d.]+)mm".+viewBox="-5 -5 ([\d.]+) /.exec(svg) ?? [];
  expect(Number(width)).toBeCloseTo(blank.length + 10, 1);
  expect(shown).toBe(width);
  const [, outline = ""] = /<g id="CUT"[^>]*><polygon points="([^"]+)"/.exec(svg) ?? [];
  const points = outline.split(" ").map((point): DrawnPoint => {
    const [x = Number.NaN, y = Number.NaN] = point.split(",").map(Number);
    return [x, y];
  });
  expectSize(points, blank);
  expect(svg.match(/<polyline /g)).toHaveLength(dieline.creases.length);
  expect(svg).toContain("<title>A &amp; B</title>");
});

test("the PDF has a page as large as blank and margins, and a bar of 100 mm", () => {
  const { dieline, blank } = drawn("0201");
  const pdf = dielinePdf(dieline, "400 × 300 × 200 mm (inside)");
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect((Number(width) * 25.4) / 72).toBeCloseTo(blank.length + 30, 1);
  expect((Number(height) * 25.4) / 72).toBeCloseTo(blank.width + 45, 1);
  // One unit of the drawing is one millimetre.
  expect(pdf).toContain("2.834646 0 0 2.834646 0 0 cm");
  expect(pdf).toContain("15 12 m 115 12 l S");
  // The table names the places of the objects.
  const place = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  expect(pdf.slice(place, place + 4)).toBe("xref");
});

const bytesOf = (pdf: string) => Buffer.from(pdf, "latin1");

test("the PDF has its letters in the file, is read as text, and a sign without a letter is a question mark", async () => {
  const { dieline } = drawn("0201");
  const pdf = dielinePdf(dieline, "FEFCO 0201, 400.5 × 300 × 200 mm (inside), 3 ply C, ಕ");
  expect(pdf).not.toContain("Helvetica");
  const text = await pdfText(bytesOf(pdf));
  expect(text).toContain("FEFCO 0201, 400.5 × 300 × 200 mm (inside), 3 ply C, ?");
  expect(text).toContain("100 mm: measure this bar. Print at 100 %, without scaling.");
});

test("the letters of the PDF are drawn", async () => {
  const { dieline } = drawn("0201");
  const inkOf = async (title: string) => {
    const { pages } = await readPdf(bytesOf(dielinePdf(dieline, title)));
    return pages[0]?.ink ?? 0;
  };
  expect(await inkOf("FEFCO 0201 FEFCO 0201 FEFCO 0201")).toBeGreaterThan(await inkOf(" "));
});

test("the letters are those of the product's papers", () => {
  expect(lettersOfFile).toEqual(makeLetters());
});
