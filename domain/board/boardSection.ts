import type { BoardFactors, Flute } from "./boardFactors";
import type { BoardLayer } from "./boxDesign";

/** The distance between two crests of a flute, in millimetres. Used for drawings only. */
const pitches: Readonly<Record<Flute, number>> = { A: 8.7, B: 6.3, C: 7.9, E: 3.5 };

/** The drawn thickness of a liner, in millimetres. The formulas neglect it. */
export const drawnLiner = 0.5;

/** A layer of a board cut across, in millimetres from the top of the outer liner. */
interface SectionLayer {
  readonly flute: Flute | undefined;
  readonly top: number;
  readonly height: number;
  /** A flute's paper from edge to edge, as an SVG path. */
  readonly wave: string | undefined;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** The wave of a paper between two liners. */
function wavePath(pitch: number, top: number, height: number, width: number): string {
  const half = pitch / 2;
  const [high, low] = [top + drawnLiner / 2, top + height - drawnLiner / 2].map(rounded);
  let path = `M0 ${low}`;
  for (let x = 0, isLow = true; x < width; x += half, isLow = !isLow) {
    const [from, to] = isLow ? [low, high] : [high, low];
    const [near, far, end] = [x + half * 0.45, x + half * 0.55, x + half].map(rounded);
    path += `C${near} ${from} ${far} ${to} ${end} ${to}`;
  }
  return path;
}

/** Returns the cross-section of a board, from the outside in, `width` millimetres wide. */
export function boardSection(
  layers: readonly Pick<BoardLayer, "flute">[],
  { fluteHeights }: Pick<BoardFactors, "fluteHeights">,
  width: number,
): readonly SectionLayer[] {
  let top = 0;
  return layers.map(({ flute }) => {
    const at = top;
    const height = flute === undefined ? drawnLiner : fluteHeights[flute];
    top += height;
    return {
      flute,
      top: at,
      height,
      wave: flute && wavePath(pitches[flute], at, height, width),
    };
  });
}
