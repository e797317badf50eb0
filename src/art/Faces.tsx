import type { ReactNode } from "react";

/** A point in millimetres: x runs to the right and forward, y to the left and forward, z upwards. */
export type Point3 = readonly [x: number, y: number, z: number];
export type Point2 = readonly [x: number, y: number];

const cos30 = Math.sqrt(3) / 2;

/** Projects a point isometrically onto the sheet. The sheet's y axis points downwards. */
export const project = ([x, y, z]: Point3): Point2 => [(x - y) * cos30, (x + y) / 2 - z];

export const add = (a: Point3, b: Point3, times = 1): Point3 => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];

/** The four corners of a face in turn, from its lower left one, as seen from the printed side. */
type Corners = readonly [Point3, Point3, Point3, Point3];

/** Returns a rectangle or parallelogram by one corner and the two edges that start there. */
export function rectangle(corner: Point3, along: Point3, up: Point3): Corners {
  const end = add(corner, along);
  return [corner, end, add(end, up), add(corner, up)];
}

/** Returns a point's nearness to the eye, which looks from (1, 1, 1). */
export const nearness = ([x, y, z]: Point3) => x + y + z;

const round = (value: number) => Math.round(value * 10) / 10;

export const pathOf = (points: readonly Point2[], close = true) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}${close ? "Z" : ""}`;

export type Bounds = Readonly<{ left: number; top: number; width: number; height: number }>;

export function boundsOf(points: readonly Point2[]): Bounds {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Returns the bounds, widened all round and to the given ratio of width to height. */
export function sheetAround({ left, top, width, height }: Bounds, ratio: number, margin: number) {
  const [w, h] = [width * (1 + margin), height * (1 + margin)];
  const sheetWidth = Math.max(w, h * ratio);
  const sheetHeight = sheetWidth / ratio;
  return {
    left: round(left + width / 2 - sheetWidth / 2),
    top: round(top + height / 2 - sheetHeight / 2),
    width: round(sheetWidth),
    height: round(sheetHeight),
  };
}

export interface Face {
  readonly corners: Corners;
  /** The direction in which the printed side faces. */
  readonly normal: Point3;
  /** The edge that shows the flutes, from one corner to the next. */
  readonly cut?: readonly [Point3, Point3] | undefined;
  /** The print on the face, in millimetres from its upper left corner, as seen from the printed side. */
  readonly print?: ReactNode;
  readonly tone?: Tone | undefined;
  /** Millimetres added to the face's nearness in the order of painting, so that it covers a face that it lies on. */
  readonly lift?: number | undefined;
}

export type Tone = "kraft" | "white" | "ink" | "accent" | "dark";

const tones: Record<Tone, { readonly dark: Point3; readonly bright: Point3 }> = {
  kraft: { dark: [150, 112, 60], bright: [236, 219, 190] },
  white: { dark: [190, 180, 163], bright: [255, 253, 248] },
  ink: { dark: [13, 26, 37], bright: [58, 84, 108] },
  accent: { dark: [133, 38, 12], bright: [212, 92, 56] },
  dark: { dark: [92, 67, 33], bright: [160, 122, 72] },
};

const light: Point3 = [0.3, 0.62, 1];

const dot = (a: Point3, b: Point3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Returns the colour of a face in the light. The unprinted side of any board is kraft. */
function colourOf({ normal, tone = "kraft" }: Face): string {
  const isOutside = nearness(normal) >= -0.001;
  const { dark, bright } = tones[isOutside ? tone : "kraft"];
  const lit = Math.abs(dot(normal, light));
  const share = Math.min(1, isOutside ? lit : lit * 0.55 + 0.28);
  const mixed = add(dark, add(bright, dark, -1), share);
  return `rgb(${mixed.map(Math.round).join(" ")})`;
}

const middle = ({ corners }: Face): number =>
  corners.reduce((sum, corner) => sum + nearness(corner), 0) / corners.length;

/** Sorts faces so that the far ones are painted first and the near ones cover them. */
const inPaintingOrder = (faces: readonly Face[]) =>
  faces
    .map((face) => ({ face, at: middle(face) + (face.lift ?? 0) }))
    .sort((a, b) => a.at - b.at)
    .map(({ face }) => face);

const edge = "#33240f";

/** Maps millimetres on a face, from its upper left corner, onto the sheet. */
function printMatrix([bottomLeft, bottomRight, , topLeft]: Corners): string {
  const unit = (from: Point3, to: Point3) => {
    const way = add(to, from, -1);
    return project(add([0, 0, 0], way, 1 / Math.hypot(...way)));
  };
  const place = [
    ...unit(bottomLeft, bottomRight),
    ...unit(topLeft, bottomLeft),
    ...project(topLeft),
  ];
  return `matrix(${place.map((value) => Math.round(value * 1000) / 1000).join(" ")})`;
}

/** Pieces of board in space, painted from far to near. `line` is the width of a line in millimetres. */
export function Faces({
  faces,
  line,
  ply = 3,
}: {
  faces: readonly Face[];
  line: number;
  ply?: number;
}) {
  return inPaintingOrder(faces).map((face) => {
    const outline = pathOf(face.corners.map(project));
    const cut = face.cut && pathOf(face.cut.map(project), false);
    const thick = line * (ply * 0.55 + 1.85);
    return (
      <g key={outline + String(face.lift)}>
        <path d={outline} fill={colourOf(face)} stroke={edge} strokeWidth={line} />
        {face.print && <g transform={printMatrix(face.corners)}>{face.print}</g>}
        {cut && (
          <>
            <path d={cut} stroke={edge} strokeWidth={thick} />
            <path
              d={cut}
              stroke="#f3e9d8"
              strokeWidth={thick - line * 2}
              strokeDasharray={`${line * 1.6} ${line * 1.4}`}
              strokeLinecap="butt"
            />
          </>
        )}
      </g>
    );
  });
}

interface BlockShape {
  /** The position of the corner that is farthest from the eye, on the floor. */
  readonly at?: Point3;
  readonly size: Point3;
  readonly tone?: Tone | undefined;
  readonly leftPrint?: ReactNode;
  readonly rightPrint?: ReactNode;
  readonly topPrint?: ReactNode;
}

const origin: Point3 = [0, 0, 0];

/** Returns the three visible faces of a closed box or a stack of sheets. */
export function block({ at = origin, size, tone, ...prints }: BlockShape): Face[] {
  const [x, y, z] = at;
  const [length, width, height] = size;
  const [right, front] = [x + length, y + width];
  const up: Point3 = [0, 0, height];
  return [
    {
      corners: rectangle([x, front, z], [length, 0, 0], up),
      normal: [0, 1, 0],
      tone,
      print: prints.leftPrint,
    },
    {
      corners: rectangle([right, front, z], [0, -width, 0], up),
      normal: [1, 0, 0],
      tone,
      print: prints.rightPrint,
    },
    {
      corners: rectangle([x, front, z + height], [length, 0, 0], [0, -width, 0]),
      normal: [0, 0, 1],
      tone,
      print: prints.topPrint,
    },
  ];
}

/** Returns an open tray: a floor and four walls. The two walls behind show their inside. */
export function tray(shape: BlockShape): Face[] {
  const { at = origin, size, tone } = shape;
  const [x, y, z] = at;
  const [length, width, height] = size;
  const up: Point3 = [0, 0, height];
  const walls: readonly Face[] = [
    { corners: rectangle([x + length, y, z], [-length, 0, 0], up), normal: [0, -1, 0], tone },
    { corners: rectangle(at, [0, width, 0], up), normal: [-1, 0, 0], tone },
    ...block(shape).slice(0, 2),
  ];
  return [
    { corners: rectangle(at, [length, 0, 0], [0, width, 0]), normal: [0, 0, -1], lift: -9999 },
    ...walls.map((wall): Face => ({ ...wall, cut: [wall.corners[3], wall.corners[2]] })),
  ];
}
