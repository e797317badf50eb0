import type { ReactNode } from "react";
import type { Face, Tone } from "./face";
import type { Point3 } from "./geometry";

interface BlockShape {
  readonly at: Point3;
  readonly size: Point3;
  readonly tone?: Tone | undefined;
  readonly leftPrint?: ReactNode;
  readonly rightPrint?: ReactNode;
  readonly topPrint?: ReactNode;
}

/** A closed box of any make, or a stack of sheets: the three faces that are seen. */
export function block({ at, size, tone, ...prints }: BlockShape): Face[] {
  const [x, y, z] = at;
  const [X, Y, Z] = [x + size[0], y + size[1], z + size[2]];
  return [
    {
      corners: [
        [x, Y, z],
        [X, Y, z],
        [X, Y, Z],
        [x, Y, Z],
      ],
      normal: [0, 1, 0],
      tone,
      print: prints.leftPrint,
    },
    {
      corners: [
        [X, Y, z],
        [X, y, z],
        [X, y, Z],
        [X, Y, Z],
      ],
      normal: [1, 0, 0],
      tone,
      print: prints.rightPrint,
    },
    {
      corners: [
        [x, Y, Z],
        [X, Y, Z],
        [X, y, Z],
        [x, y, Z],
      ],
      normal: [0, 0, 1],
      tone,
      print: prints.topPrint,
    },
  ];
}

/** An open tray: floor and four walls, of which the two behind show their inside. */
export function tray({ at, size, tone, leftPrint, rightPrint }: BlockShape): Face[] {
  const [x, y, z] = at;
  const [X, Y, Z] = [x + size[0], y + size[1], z + size[2]];
  const [left, right] = block({ at, size, tone, leftPrint, rightPrint });
  const back: Face[] = [
    {
      corners: [
        [x, y, z],
        [X, y, z],
        [X, Y, z],
        [x, Y, z],
      ],
      normal: [0, 0, -1],
      lift: -9999,
    },
    {
      corners: [
        [X, y, z],
        [x, y, z],
        [x, y, Z],
        [X, y, Z],
      ],
      normal: [0, -1, 0],
      tone,
      cut: [
        [X, y, Z],
        [x, y, Z],
      ],
    },
    {
      corners: [
        [x, y, z],
        [x, Y, z],
        [x, Y, Z],
        [x, y, Z],
      ],
      normal: [-1, 0, 0],
      tone,
      cut: [
        [x, y, Z],
        [x, Y, Z],
      ],
    },
  ];
  if (!left || !right) return back;
  return [
    ...back,
    {
      ...left,
      cut: [
        [x, Y, Z],
        [X, Y, Z],
      ],
    },
    {
      ...right,
      cut: [
        [X, Y, Z],
        [X, y, Z],
      ],
    },
  ];
}
