import type { ReactNode } from "react";
import type { Face, Tone } from "./Faces";
import { type Point3, rectangle } from "./geometry";

interface BlockShape {
  /** The corner farthest from the eye, on the floor. */
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
