import type { ReactNode } from "react";
import { Measures, Tape } from "../../art/cartonOverlays";
import {
  type Bounds,
  boundsOf,
  type Face,
  Faces,
  nearness,
  project,
  sheetAround,
} from "../../art/Faces";
import {
  type CartonSize,
  closed,
  type Finish,
  type Pose,
  slottedCarton,
} from "../../art/slottedCarton";
import type { industriesServed } from "../company";

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

interface PiecesProps {
  faces: readonly Face[];
  ply?: number;
  margin?: number;
  /** Paints over the board. Receives the width of a line in millimetres. */
  children?: (line: number) => ReactNode;
}

export function Pieces({ faces, ply = 3, margin = 0.3, children }: PiecesProps) {
  const bounds = boundsOf(faces.flatMap(({ corners }) => corners.map(project)));
  return (
    <Sheet bounds={bounds} margin={margin}>
      {(line) => (
        <>
          <Faces faces={faces} line={line} ply={ply} />
          {children?.(line)}
        </>
      )}
    </Sheet>
  );
}

interface CartonProps {
  size: CartonSize;
  pose?: Pose;
  finish?: Finish;
  ply?: number;
  isMeasured?: boolean;
}

/** A Regular Slotted Container by its measures, on a sheet. */
export const Carton = ({
  size,
  pose = closed,
  finish,
  ply = 3,
  isMeasured = false,
}: CartonProps) => (
  <Pieces faces={slottedCarton(size, pose, finish)} ply={ply} margin={isMeasured ? 0.62 : 0.3}>
    {(line) => (
      <>
        {pose === closed && <Tape size={size} line={line} />}
        {isMeasured && <Measures size={size} line={line} />}
      </>
    )}
  </Pieces>
);

type IndustryServed = (typeof industriesServed)[number];

/** The line drawing on the carton of each industry, 24 by 24. */
export const marks: Record<IndustryServed, string> = {
  Textiles: "M4 6l5-3c1 2 5 2 6 0l5 3-2 5-3-1v11H9V10l-3 1z",
  "Building Materials": "M3 5h18v14H3zM3 12h18M12 5v7M7 12v7M16 12v7",
  "HomeWare, TableWare, Microwave, CookWare":
    "M3 10h18M5 10v7a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3v-7M12 7V4M9 4h6M3 13H1M23 13h-2M5 10a7 4 0 0 1 14 0",
  "Chemical/Household Cleaning": "M9 8h5l2 4v9H7v-9zM9 8V5h8l2 2M17 5v3M7 15h9M14 8l2-1",
  "MotorCycle Accessories":
    "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 3v5M12 16v5M3 12h5M16 12h5",
  "Packaging Machinery/Batch coding printer":
    "M6 9V4h12v5M4 9h16v8h-3M7 17H4V9M7 14h10v7H7zM9 17h1M11.5 17h1M14 17h1M9 19h6",
  "Animal Food Package":
    "M12 12c3 0 5 3 5 5s-2 3-5 2c-3 1-5 0-5-2s2-5 5-5zM7 8a1.5 2 0 1 1 0 .1M12 5.5a1.5 2 0 1 1 0 .1M17 8a1.5 2 0 1 1 0 .1M4 13a1.3 1.8 0 1 1 0 .1M20 13a1.3 1.8 0 1 1 0 .1",
  "Furnitures Packaging": "M7 12V4h10v8M5 12h14v4H5zM6 16v5M18 16v5M7 8h10",
  "Fashion and Apparel": "M12 8V7a2 2 0 1 0-2-2M12 8l9 7c1 1 0 2-1 2H4c-1 0-2-1-1-2z",
  "Organic Food Industries": "M5 20c0-10 5-15 15-16 0 10-4 15-12 14M5 20c2-5 5-8 10-11",
  Beverage: "M10 3h4v5l2 3v10H8V11l2-3zM8 14h8M8 18h8",
  "Plastics Industry": "M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5",
  "Paint Industry":
    "M5 9h14v11a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1zM5 9a7 2 0 0 1 14 0M5 9a7 6 0 0 1 14 0M9 11v4a1 1 0 0 0 2 0v-2a1 1 0 0 1 2 0",
  "Footware Rubber": "M3 7l5 2c2 3 4 4 8 5 3 0 5 1 5 4H3zM3 15h18M8 9l2-1M10 12l2-1",
  "Quartz Silica": "M8 21l-4-6 4-10 4 5v11zM12 10l4-7 4 12-3 6h-5M8 5l1 9 3 7M16 3l-1 12 2 6",
};

interface MarkProps {
  drawing: string;
  /** The width of the panel on which the mark is printed, in millimetres. */
  width: number;
  height: number;
  colour?: string;
}

/** A line drawing of 24 by 24, printed in the middle of a panel. */
export function Mark({ drawing, width, height, colour = "#17293a" }: MarkProps) {
  const size = Math.min(width, height) * 0.7;
  const scale = size / 24;
  return (
    <path
      transform={`translate(${(width - size) / 2} ${(height - size) / 2}) scale(${scale})`}
      d={drawing}
      fill="none"
      stroke={colour}
      strokeWidth="1.3"
    />
  );
}

/** The handling marks of a carton's end panel: this way up, keep dry. */
export function HandlingMarks({ width, height }: { width: number; height: number }) {
  const size = Math.min(width, height) * 0.24;
  const scale = size / 24;
  const way = "M7 19V6l-4 5M7 6l4 5M17 19V6l-4 5M17 6l4 5M2 22h20";
  const dry = "M3 12a9 8 0 0 1 18 0zM12 12v7a2 2 0 0 0 4 0M12 4V2";
  return (
    <g fill="none" stroke="#17293a" strokeWidth="1.8">
      <path
        d={way}
        transform={`translate(${width * 0.09} ${height - size * 1.3}) scale(${scale})`}
      />
      <path
        d={dry}
        transform={`translate(${width * 0.09 + size * 1.3} ${height - size * 1.3}) scale(${scale})`}
      />
    </g>
  );
}

/** The length of the film in seconds. The film ends as it begins, so that it can repeat. */
export const filmSeconds = 9;

interface Movement {
  readonly of: keyof Pose;
  readonly from: number;
  readonly to: number;
  /** The part's final pose: 0 is flat, 1 is folded. */
  readonly becomes: number;
}

/** A closed box comes apart, lies flat for a moment and is folded again. Times in seconds. */
const movements: readonly Movement[] = [
  { of: "majorFlaps", from: 0.9, to: 1.7, becomes: 0 },
  { of: "minorFlaps", from: 1.4, to: 2.1, becomes: 0 },
  { of: "bottom", from: 1.8, to: 2.6, becomes: 0 },
  { of: "wrap", from: 2.3, to: 3.7, becomes: 0 },
  { of: "wrap", from: 4.5, to: 6.1, becomes: 1 },
  { of: "bottom", from: 5.9, to: 6.7, becomes: 1 },
  { of: "minorFlaps", from: 6.6, to: 7.3, becomes: 1 },
  { of: "majorFlaps", from: 7.2, to: 8.1, becomes: 1 },
];

const ease = (share: number) => share * share * (3 - 2 * share);

export function foldingPose(seconds: number): Pose {
  const pose: Record<keyof Pose, number> = { ...closed };
  for (const { of, from, to, becomes } of movements) {
    if (seconds <= from) continue;
    const share = ease(Math.min(1, (seconds - from) / (to - from)));
    pose[of] = becomes === 1 ? share : 1 - share;
  }
  return pose;
}

const isTaped = (seconds: number) => seconds < 0.7 || seconds > 8.3;

const size = { length: 400, width: 300, height: 300 };
const wave = "M30 180c35 0 35-70 70-70s35 70 70 70 35-70 70-70 35 70 70 70 35-70 60-70";

export function FoldingBox({ seconds }: { seconds: number }) {
  const faces = slottedCarton(size, foldingPose(seconds), {
    longPrint: <path d={wave} fill="none" stroke="#b93a17" strokeWidth="14" />,
    endPrint: <HandlingMarks width={size.width} height={size.height} />,
  });
  // The poster is part of the home page's HTML. Without the faces that the closed box hides, the HTML is smaller.
  const shown = isTaped(seconds) ? faces.filter(({ normal }) => nearness(normal) > 0) : faces;
  return (
    <Pieces faces={shown} ply={5} margin={0.42}>
      {(line) =>
        isTaped(seconds) && (
          <>
            <Tape size={size} line={line} />
            <Measures size={size} line={line} />
          </>
        )
      }
    </Pieces>
  );
}
