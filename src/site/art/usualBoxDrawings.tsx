import { block, tray } from "../../art/block";
import type { Face } from "../../art/Faces";
import { type Point3, rectangle } from "../../art/geometry";
import { Measures } from "../../art/Measures";
import { type UsualBox, usualBoxes } from "../usualBoxes";
import { Carton, Pieces } from "./Carton";

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

/** Draws a partition from corner to corner of the cells, so that crossing partitions hide each other rightly. */
function partition(at: Point3, along: Point3, height: number): Face {
  const corners = rectangle(at, along, [0, 0, height]);
  const normal: Point3 = along[0] === 0 ? [1, 0, 0] : [0, 1, 0];
  return { corners, normal, cut: [corners[3], corners[2]] };
}

/** Returns an open box with its partitions. */
function dividedBox(size: Point3, [along, across]: readonly [number, number]): Face[] {
  const [length, width, height] = size;
  const [cellLength, cellWidth] = [length / along, width / across];
  const [floor, back, left, front, right] = tray({ at: [0, -width, 0], size });
  const high = height * 0.9;
  const crossing = places(along - 1).flatMap((column) =>
    places(across).map((row) =>
      partition([(column + 1) * cellLength, -row * cellWidth, 0], [0, -cellWidth, 0], high),
    ),
  );
  const lengthwise = places(across - 1).flatMap((row) =>
    places(along).map((column) =>
      partition([column * cellLength, -(row + 1) * cellWidth, 0], [cellLength, 0, 0], high),
    ),
  );
  const walls = [floor, back, left].filter((face) => face !== undefined);
  const near = [front, right].filter((face) => face !== undefined);
  return [
    ...walls.map((face) => ({ ...face, lift: -9999 })),
    ...crossing,
    ...lengthwise,
    ...near.map((face) => ({ ...face, lift: 9999 })),
  ];
}

/** A slotted box is closed, unless its partitions have to be seen. A half slotted box is open. */
function UsualBoxDrawing({ style, size: [length, width, height], ply, cells }: UsualBox) {
  const size = { length, width, height };
  if (style === "0201" && !cells) return <Carton size={size} ply={ply} isMeasured />;
  const sides: Point3 = [length, width, height];
  // The measures expect the box behind the axis of the length.
  const shape = { at: [0, -width, 0], size: sides } as const;
  const faces = cells ? dividedBox(sides, cells) : style === "0200" ? tray(shape) : block(shape);
  return (
    <Pieces faces={faces} ply={ply} margin={0.62}>
      {(line) => <Measures size={size} line={line} />}
    </Pieces>
  );
}

/** The drawings by their boxes' names. */
export const usualBoxDrawings = new Map(
  Object.entries(usualBoxes).map(([name, box]) => [name, <UsualBoxDrawing key={name} {...box} />]),
);
