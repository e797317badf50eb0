import type { ReactNode } from "react";
import { type Bounds, sheetAround } from "../../art/geometry";

interface SheetProps {
  /** The bounds of the drawing, in millimetres. */
  bounds: Bounds;
  /** Receives the width of a line in millimetres, so that every drawing has equal lines. */
  children: (line: number) => ReactNode;
  margin?: number;
}

/** Rounds a length for a path. A longer fraction is no sharper, and costs bytes in each path. */
const round = (millimetres: number) => Math.round(millimetres * 100) / 100;

const width = 480;
const height = 360;

/** A drawing on a 4:3 sheet with faint rules, for a separate file. */
export function Sheet({ bounds, children, margin = 0.24 }: SheetProps) {
  const { left, top, width: w, height: h } = sheetAround(bounds, width / height, margin);
  const line = round((w / width) * 1.4);
  const rule = round(w / 24);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      viewBox={`${left} ${top} ${w} ${h}`}
      width={width}
      height={height}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <pattern id="r" width={rule} height={rule} patternUnits="userSpaceOnUse" x={left} y={top}>
        <path d={`M0 0H${rule}M0 0V${rule}`} stroke="#e4d2b3" strokeWidth={line * 0.5} />
      </pattern>
      <path d={`M${left} ${top}h${w}v${h}h${-w}z`} fill="#f3e9d8" />
      <path d={`M${left} ${top}h${w}v${h}h${-w}z`} fill="url(#r)" />
      {children(line)}
    </svg>
  );
}
