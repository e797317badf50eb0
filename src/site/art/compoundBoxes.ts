import { block, tray } from "../../art/block";
import type { Face } from "../../art/face";

/** Returns the faces with a lift, so that they are painted after the faces below. */
export const above = (faces: Face[], lift: number) => faces.map((face) => ({ ...face, lift }));

/** A tray with its lid held above it. */
export const lidAndBase = [
  ...tray({ at: [0, 0, 0], size: [380, 280, 150] }),
  ...above(block({ at: [-8, -8, 230], size: [396, 296, 90] }), 900),
];

/** A box with three partitions. */
export const divided = [
  ...tray({ at: [0, 0, 0], size: [400, 300, 230] }),
  ...[100, 200, 300].map(
    (x): Face => ({
      corners: [
        [x, 300, 0],
        [x, 0, 0],
        [x, 0, 210],
        [x, 300, 210],
      ],
      normal: [1, 0, 0],
      cut: [
        [x, 0, 210],
        [x, 300, 210],
      ],
    }),
  ),
];
