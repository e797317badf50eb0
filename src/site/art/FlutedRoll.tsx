import { boundsOf, type Point2, type Point3, pathOf, project, rectangle } from "../../art/geometry";
import { Sheet } from "./Sheet";

const [radius, breadth, runOut, pitch] = [150, 360, 560, 20];
const edge = "#33240f";

const circle = (r: number, y: number): Point2[] =>
  Array.from({ length: 48 }, (_, step) => {
    const turn = (step / 48) * Math.PI * 2;
    const point: Point3 = [r * Math.cos(turn), y, radius + r * Math.sin(turn)];
    return project(point);
  });

/** Across the roll's axis, as the axis runs on the sheet. */
const across = ([x, y]: Point2) => x * 0.5 + y * 0.866;

const extreme = (points: readonly Point2[], isBetter: (a: number, b: number) => boolean) =>
  points.reduce((best, point) => (isBetter(across(point), across(best)) ? point : best));

const [near, far] = [circle(radius, breadth), circle(radius, 0)];
const barrel = [
  extreme(near, (a, b) => a > b),
  extreme(near, (a, b) => a < b),
  extreme(far, (a, b) => a < b),
  extreme(far, (a, b) => a > b),
];
const sheet = rectangle([0, 0, 0], [runOut, 0, 0], [0, breadth, 0]);
const flutes = Array.from({ length: Math.floor(runOut / pitch) }, (_, n) => n * pitch);
const wave = flutes
  .flatMap((x): Point3[] => [
    [x, breadth, 0],
    [x + pitch / 2, breadth, 9],
  ])
  .map(project);

/** A roll of single-face board, flutes upwards, partly unrolled. */
export function FlutedRoll() {
  const bounds = boundsOf([...near, ...far, ...sheet.map(project)]);
  return (
    <Sheet bounds={bounds}>
      {(line) => (
        <g stroke={edge} strokeWidth={line}>
          <path d={pathOf(sheet.map(project))} fill="#e4d2b3" />
          <path
            d={flutes
              .map((x) => pathOf([project([x, 0, 0]), project([x, breadth, 0])], false))
              .join("")}
            stroke="#b8925a"
            strokeWidth={line * 1.4}
          />
          <path d={pathOf(wave, false)} strokeWidth={line * 1.4} />
          <path d={pathOf(far)} fill="#c19a63" />
          <path d={pathOf(barrel)} fill="#c9a571" stroke="none" />
          <path d={pathOf([...barrel].slice(1, 3), false)} />
          <path d={pathOf([...barrel.slice(3), ...barrel.slice(0, 1)], false)} />
          <path d={pathOf(near)} fill="#dcc199" />
          {[128, 106, 84, 62].map((r) => (
            <path key={r} d={pathOf(circle(r, breadth))} stroke="#96703c" />
          ))}
          <path d={pathOf(circle(38, breadth))} fill="#5c4321" />
        </g>
      )}
    </Sheet>
  );
}
