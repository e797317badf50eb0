import { cornersOf, type FoldedPiece, type Vector } from "./foldPieces";

/** The view of the box: the turn about its height, then the tilt, in degrees. */
export interface View {
  readonly turn: number;
  readonly tilt: number;
}

/** Returns the view of a box. A flat blank is seen from the front, a closed box from its corner and from above. */
export const viewAt = (wrap: number, turned: number): View => ({
  turn: -8 - wrap * 27 + turned,
  tilt: -10 - wrap * 16,
});

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Turns a vector as CSS does with `rotateX(tilt) rotateY(turn)`. */
export function seen([x, y, z]: Vector, { turn, tilt }: View): Vector {
  const [cosTurn, sinTurn] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const [cosTilt, sinTilt] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))];
  const [right, near] = [x * cosTurn + z * sinTurn, z * cosTurn - x * sinTurn];
  return [right, y * cosTilt - near * sinTilt, y * sinTilt + near * cosTilt];
}

interface Stage {
  readonly width: number;
  readonly height: number;
}

/** The part of the stage that the box fills. */
const filled = 0.86;

/** Returns the scale and the middle of all pieces as the viewer sees them, so that they fill the stage. */
export function fitPieces(pieces: readonly FoldedPiece[], view: View, stage: Stage) {
  const corners = pieces.flatMap((piece) => cornersOf(piece).map((corner) => seen(corner, view)));
  const range = (axis: 0 | 1 | 2) => {
    const values = corners.map((corner) => corner[axis]);
    return { from: Math.min(...values), to: Math.max(...values) };
  };
  const [x, y, z] = [range(0), range(1), range(2)];
  const scale = Math.min(
    (stage.width * filled) / (x.to - x.from),
    (stage.height * filled) / (y.to - y.from),
  );
  const middle: Vector = [(x.from + x.to) / 2, (y.from + y.to) / 2, (z.from + z.to) / 2];
  return { scale, middle };
}

/** The direction to the light: above, to the left and before the box. */
const light: Vector = [-0.28, -0.66, 0.7];

/** Returns the brightness of a side that points in this direction, from 0 to 1. */
export function brightness(normal: Vector, view: View): number {
  const [x, y, z] = seen(normal, view);
  return 0.36 + 0.64 * Math.max(0, x * light[0] + y * light[1] + z * light[2]);
}
