import { boundsOf } from "../../art/geometry";
import { Sheet } from "./Sheet";

const edge = "#33240f";

interface RollShape {
  /** The point where the axis meets the sheet, and the measures, in sheet units. */
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
