/** Millimetres: x runs to the right and forward, y to the left and forward, z upwards. */
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

/** The corners of a face, from its lower left one around, as seen from the printed side. */
export type Corners = readonly [Point3, Point3, Point3, Point3];

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
