import type { ReactNode } from "react";
import type { Face } from "../../art/Faces";
import { Faces } from "../../art/Faces";
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

interface PiecesProps {
  faces: readonly Face[];
  ply?: number;
  margin?: number;
  /** Paints over the board. Receives the width of a line in millimetres. */
  children?: (line: number) => ReactNode;
}

export function Pieces({ faces, ply = 3, margin = 0.3, children }: PiecesProps) {
  const bounds = boundsOf(faces.flatMap(({ corners }) => corners.map(project)));
  return (
    <Sheet bounds={bounds} margin={margin}>
      {(line) => (
        <>
          <Faces faces={faces} line={line} ply={ply} />
          {children?.(line)}
        </>
      )}
    </Sheet>
  );
}

interface CartonProps {
  size: CartonSize;
  pose?: Pose;
  finish?: Finish;
  ply?: number;
  isMeasured?: boolean;
}

/** A Regular Slotted Container by its measures, on a sheet. */
export const Carton = ({
  size,
  pose = closed,
  finish,
  ply = 3,
  isMeasured = false,
}: CartonProps) => (
  <Pieces faces={slottedCarton(size, pose, finish)} ply={ply} margin={isMeasured ? 0.62 : 0.3}>
    {(line) => (
      <>
        {pose === closed && <Tape size={size} line={line} />}
        {isMeasured && <Measures size={size} line={line} />}
      </>
    )}
  </Pieces>
);
