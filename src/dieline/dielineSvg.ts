import type { Dieline, DrawnLine, DrawnPoint } from "../../domain/board/dieline";

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
