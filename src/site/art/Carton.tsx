import { Faces } from "../../art/Faces";
import type { Face } from "../../art/face";
import { boundsOf, project } from "../../art/geometry";
import { Measures } from "../../art/Measures";
import {
  type CartonSize,
  closed,
  type Finish,
  type Pose,
  slottedCarton,
} from "../../art/slottedCarton";
import { Tape } from "../../art/Tape";
import { Sheet } from "./Sheet";

/** Any pieces of board on a sheet. */
export function Pieces({
  faces,
  ply = 3,
  margin,
}: {
  faces: Face[];
  ply?: number;
  margin?: number;
}) {
  const bounds = boundsOf(faces.flatMap(({ corners }) => corners.map(project)));
  return (
    <Sheet bounds={bounds} margin={margin ?? 0.3}>
      {(line) => <Faces faces={faces} line={line} ply={ply} />}
    </Sheet>
  );
}

interface CartonProps {
  size: CartonSize;
  pose: Pose;
  finish?: Finish;
  ply?: number;
  /** True to show length, width and height beside the carton. */
  isMeasured?: boolean;
}

/** A Regular Slotted Container by its measures, on a sheet. */
export function Carton({ size, pose, finish, ply = 3, isMeasured = false }: CartonProps) {
  const faces = slottedCarton(size, pose, finish);
  const bounds = boundsOf(faces.flatMap(({ corners }) => corners.map(project)));
  return (
    <Sheet bounds={bounds} margin={isMeasured ? 0.62 : 0.3}>
      {(line) => (
        <>
          <Faces faces={faces} line={line} ply={ply} />
          {pose === closed && <Tape size={size} line={line} />}
          {isMeasured && <Measures size={size} line={line} />}
        </>
      )}
    </Sheet>
  );
}
