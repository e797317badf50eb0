import type { BoxDesign } from "../../domain/board/boxDesign";
import type { Dieline, DrawnLine, DrawnPoint } from "../../domain/board/dieline";
import { tenthsText } from "../../domain/board/quantities";
import { saveFile } from "../browser/saveFile";

const margin = 5;

const coordinate = (value: number) => String(Math.round(value * 100) / 100);
const points = (drawn: readonly DrawnPoint[]) =>
  drawn.map((point) => point.map(coordinate).join(",")).join(" ");
const line = ([from, to]: DrawnLine) => `<polyline points="${points([from, to])}"/>`;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Returns a dieline as an SVG file at its own size in millimetres, with the groups CUT and CREASE. */
export function dielineSvg({ blank, outline, creases }: Dieline, title: string): string {
  const [width, height] = [blank.length, blank.width].map((side) => coordinate(side + 2 * margin));
  const text = title.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="${-margin} ${-margin} ${width} ${height}" fill="none" stroke-width="0.35">
<title>${text}</title>
<g id="CUT" stroke="#e00000"><polygon points="${points(outline)}"/></g>
<g id="CREASE" stroke="#0050c8" stroke-dasharray="6 3">${creases.map(line).join("")}</g>
</svg>
`;
}

export const dielineFormats = ["svg", "dxf", "pdf"] as const;
export type DielineFormat = (typeof dielineFormats)[number];

/** Returns a file of each format. The code of DXF and PDF loads when it is needed. */
const writers: Readonly<Record<DielineFormat, (dieline: Dieline, title: string) => Promise<Blob>>> =
  {
    async svg(dieline, title) {
      return new Blob([dielineSvg(dieline, title)], { type: "image/svg+xml" });
    },
    async dxf(dieline) {
      const { dielineDxf } = await import("./dielineDxf");
      return new Blob([dielineDxf(dieline)], { type: "image/vnd.dxf" });
    },
    async pdf(dieline, title) {
      const { dielinePdf } = await import("./dielinePdf");
      const bytes = Uint8Array.from(dielinePdf(dieline, title), (sign) => sign.charCodeAt(0));
      return new Blob([bytes], { type: "application/pdf" });
    },
  };

/**
 * Saves the dieline of a design as a file at its own size.
 * @throws if the format's code cannot be loaded
 */
export async function saveDieline(
  format: DielineFormat,
  design: BoxDesign,
  dieline: Dieline,
): Promise<void> {
  const { name, title } = dielineName(design, dieline);
  saveFile(await writers[format](dieline, title), `${name}.${format}`);
}

const sizeText = (lengths: readonly (number | undefined)[]) =>
  lengths.map((length) => (length === undefined ? "?" : tenthsText(length))).join(" × ");

/**
 * Returns the name of a dieline's file without its ending, and its title in the drawing. Both are English, as in the
 * trade.
 */
function dielineName(design: BoxDesign, { blank }: Dieline) {
  const { style, measured, length, width, height, ply, layers } = design;
  const sides = [length, width, height];
  const flutes = layers.map(({ flute = "" }) => flute).join("");
  const rounded = sides.map((side) => Math.round(side ?? 0));
  return {
    name: `dieline-${style.toLowerCase()}-${rounded.join("x")}`,
    title: [
      style === "OTHER" ? "Blank" : `FEFCO ${style}`,
      `${sizeText(sides)} mm ${measured.toLowerCase()}`,
      `${ply} ply ${flutes}`.trim(),
      `blank ${sizeText([blank.length, blank.width])} mm`,
    ].join(", "),
  };
}
