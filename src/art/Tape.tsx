import { pathOf, project, rectangle } from "./geometry";
import type { CartonSize } from "./slottedCarton";

/** Half the width of the tape, and its length down the end, in millimetres. */
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
