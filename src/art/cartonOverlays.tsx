import { add, type Point2, type Point3, pathOf, project, rectangle } from "./Faces";
import type { CartonSize } from "./slottedCarton";

interface DrawingInks {
  readonly ink?: string | undefined;
  readonly paper?: string | undefined;
}

interface DimensionProps extends DrawingInks {
  from: Point3;
  to: Point3;
  /** The offset of the measuring line from the edge, in millimetres. */
  off: Point3;
  label: string;
  line: number;
}

/** Draws an arrowhead at `tip` that points away from `tail`. */
function arrow(tip: Point2, tail: Point2, size: number): string {
  const long = Math.hypot(tip[0] - tail[0], tip[1] - tail[1]);
  const [dx, dy] = [(tip[0] - tail[0]) / long, (tip[1] - tail[1]) / long];
  const base: Point2 = [tip[0] - dx * size * 2.6, tip[1] - dy * size * 2.6];
  return pathOf([
    tip,
    [base[0] - dy * size * 0.8, base[1] + dx * size * 0.8],
    [base[0] + dy * size * 0.8, base[1] - dx * size * 0.8],
  ]);
}

/** A measure as on a technical drawing: two extension lines, arrows and a figure between them. */
function Dimension({
  from,
  to,
  off,
  label,
  line,
  ink = "#17293a",
  paper = "#f3e9d8",
}: DimensionProps) {
  const [a, b] = [project(add(from, off)), project(add(to, off))];
  const over = (point: Point3, times: number) => project(add(point, off, times));
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const size = line * 4;
  const patch = label.length * line * 5.4;
  return (
    <g stroke={ink} strokeWidth={line * 0.9} fill={ink}>
      <path d={pathOf([over(from, 0.15), over(from, 1.15)], false)} />
      <path d={pathOf([over(to, 0.15), over(to, 1.15)], false)} />
      <path d={pathOf([a, b], false)} />
      <path d={arrow(a, b, size)} stroke="none" />
      <path d={arrow(b, a, size)} stroke="none" />
      <rect
        x={Math.round(x - patch)}
        y={Math.round(y - line * 10)}
        width={Math.round(patch * 2)}
        height={Math.round(line * 20)}
        fill={paper}
        stroke="none"
      />
      <text
        x={Math.round(x)}
        y={Math.round(y + line * 5.2)}
        stroke="none"
        fontSize={Math.round(line * 15)}
        textAnchor="middle"
        fontFamily="Archivo, Helvetica Neue, Arial, sans-serif"
        fontWeight="600"
      >
        {label}
      </text>
    </g>
  );
}

interface MeasuresProps extends DrawingInks {
  readonly size: CartonSize;
  readonly line: number;
  /** The texts at the edges, in place of the numbers. */
  readonly labels?: Readonly<Record<keyof CartonSize, string>>;
}

/** Length, width and height of a carton, in millimetres, at its lower and right edges. */
export function Measures({ size, labels, ...drawn }: MeasuresProps) {
  const { length, width, height } = size;
  const off = drawn.line * 30;
  return (
    <>
      <Dimension
        from={[0, 0, 0]}
        to={[length, 0, 0]}
        off={[0, off, 0]}
        label={labels?.length ?? `L ${length}`}
        {...drawn}
      />
      <Dimension
        from={[length, 0, 0]}
        to={[length, -width, 0]}
        off={[off, 0, 0]}
        label={labels?.width ?? `W ${width}`}
        {...drawn}
      />
      <Dimension
        from={[length, -width, 0]}
        to={[length, -width, height]}
        off={[off * 0.8, -off * 0.8, 0]}
        label={labels?.height ?? `H ${height}`}
        {...drawn}
      />
    </>
  );
}

/** Half the width of the tape, and the length by which the tape goes down the end, in millimetres. */
const half = 24;
const overhang = 60;

export function Tape({ size, line }: { size: CartonSize; line: number }) {
  const { length, width, height } = size;
  const seam = -width / 2;
  const end = rectangle([length, seam + half, height], [0, 0, -overhang], [0, -2 * half, 0]);
  const top = rectangle([0, seam + half, height], [length, 0, 0], [0, -2 * half, 0]);
  return (
    <g stroke="#5c4321" strokeWidth={line * 0.7} strokeOpacity=".6" fillOpacity=".8">
      <path d={pathOf(top.map(project))} fill="#d8bb8c" />
      <path d={pathOf(end.map(project))} fill="#a3793f" />
    </g>
  );
}
