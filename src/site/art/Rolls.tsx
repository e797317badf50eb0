import { boundsOf, type Point2, type Point3, pathOf, project, rectangle } from "../../art/Faces";
import { Sheet } from "./Carton";

const edge = "#33240f";

interface RollShape {
  /** The point where the roll's axis meets the sheet, and the roll's radius and height, in units of the sheet. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly height: number;
  /** Distance between the windings that are drawn. */
  readonly winding: number;
}

const flat = 0.58;

function StandingRoll({ shape, line }: { shape: RollShape; line: number }) {
  const { x, y, radius: r, height, winding } = shape;
  const ry = r * flat;
  const rings = Array.from({ length: Math.floor((r * 0.78) / winding) }, (_, n) => r - n * winding);
  return (
    <g stroke={edge} strokeWidth={line}>
      <path
        d={`M${x - r} ${y - height}V${y}A${r} ${ry} 0 0 0 ${x + r} ${y}V${y - height}z`}
        fill="#c19a63"
      />
      <path
        d={`M${x + r * 0.35} ${y + ry * 0.936}V${y - height}H${x + r}V${y}A${r} ${ry} 0 0 1 ${x + r * 0.35} ${y + ry * 0.936}`}
        fill="#a67f48"
        stroke="none"
      />
      <path d={`M${x - r} ${y - height}V${y}A${r} ${ry} 0 0 0 ${x + r} ${y}V${y - height}`} />
      <ellipse cx={x} cy={y - height} rx={r} ry={ry} fill="#e4d2b3" />
      {rings.slice(1).map((ring) => (
        <ellipse
          key={ring}
          cx={x}
          cy={y - height}
          rx={ring}
          ry={ring * flat}
          stroke="#96703c"
          strokeWidth={line * 0.6}
        />
      ))}
      <ellipse cx={x} cy={y - height} rx={r * 0.2} ry={r * 0.2 * flat} fill="#5c4321" />
    </g>
  );
}

/** Reels of paper beside and upon one another, those behind first. */
export function Rolls({ shapes }: { shapes: readonly RollShape[] }) {
  const bounds = boundsOf(
    shapes.flatMap(({ x, y, radius, height }) => [
      [x - radius, y - height - radius * flat] as const,
      [x + radius, y + radius * flat] as const,
    ]),
  );
  return (
    <Sheet bounds={bounds}>
      {(line) =>
        shapes.map((shape) => (
          <StandingRoll key={`${shape.x} ${shape.y}`} shape={shape} line={line} />
        ))
      }
    </Sheet>
  );
}

const [radius, breadth, runOut, pitch] = [150, 360, 560, 20];

const circle = (r: number, y: number): Point2[] =>
  Array.from({ length: 48 }, (_, step) => {
    const turn = (step / 48) * Math.PI * 2;
    const point: Point3 = [r * Math.cos(turn), y, radius + r * Math.sin(turn)];
    return project(point);
  });

/** Returns the distance of a point on the sheet across the axis of the roll. */
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
