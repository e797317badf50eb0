import { type Point3, pathOf, project } from "./geometry";
import type { CartonSize } from "./slottedCarton";

/** Half the width of the tape, and how far it runs down the end, in millimetres. */
const half = 24;
const overhang = 60;

/** The tape over the seam of a closed carton. */
export function Tape({ size, line }: { size: CartonSize; line: number }) {
  const { length, width, height } = size;
  const seam = -width / 2;
  const end: Point3[] = [
    [length, seam + half, height],
    [length, seam + half, height - overhang],
    [length, seam - half, height - overhang],
    [length, seam - half, height],
  ];
  const top: Point3[] = [
    [0, seam + half, height],
    [length, seam + half, height],
    [length, seam - half, height],
    [0, seam - half, height],
  ];
  return (
    <g stroke="#5c4321" strokeWidth={line * 0.7} strokeOpacity=".6" fillOpacity=".8">
      <path d={pathOf(top.map(project))} fill="#d8bb8c" />
      <path d={pathOf(end.map(project))} fill="#a3793f" />
    </g>
  );
}
