import { type CSSProperties, memo } from "react";
import type { Dieline } from "../../../../../domain/board/dieline";
import { useElementSize } from "../useEstimate";
import styles from "./FoldedBox.module.css";
import { cornersOf, type FoldedPiece, foldPieces, move, poseAt, type Vector } from "./foldPieces";

/** The view of the box: the turn about its height, then the tilt, in degrees. */
interface View {
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
function brightness(normal: Vector, view: View): number {
  const [x, y, z] = seen(normal, view);
  return 0.36 + 0.64 * Math.max(0, x * light[0] + y * light[1] + z * light[2]);
}

const short = (value: number) => Math.round(value * 1e4) / 1e4;

/** Returns a transform that places an element in space. `across`, `down` and `out` become its x, y and z axes. */
const placed = (across: Vector, down: Vector, out: Vector, origin: Vector) =>
  `matrix3d(${[across, down, out, origin]
    .map((vector, index) => [...vector.map(short), index === 3 ? 1 : 0].join(","))
    .join(",")})`;

/** A style with custom properties. */
type LitStyle = CSSProperties & Record<`--${string}`, string | number>;

const opposite = (vector: Vector): Vector => [-vector[0], -vector[1], -vector[2]];

function sideStyle(size: { width: number; height: number }, transform: string, lit: number) {
  const style: LitStyle = { ...size, transform, "--lit": `${Math.round(lit * 100)}%` };
  return style;
}

/** Draws the edges of a piece that show the flutes. Each edge is a strip as high as the board is thick. */
function cutEdges(piece: FoldedPiece, thickness: number, view: View) {
  const { origin, across, down, normal, width, height, cutSides } = piece;
  const inwards = opposite(normal);
  const edges = {
    top: { from: origin, along: across, length: width, out: opposite(down) },
    bottom: { from: move(origin, down, height), along: across, length: width, out: down },
    left: { from: origin, along: down, length: height, out: opposite(across) },
    right: { from: move(origin, across, width), along: down, length: height, out: across },
  };
  return cutSides.map((side) => {
    const { from, along, length, out } = edges[side];
    const style = sideStyle(
      { width: length, height: thickness },
      placed(along, inwards, out, from),
      brightness(out, view),
    );
    return <i key={side} className={styles.edge} style={style} />;
  });
}

interface PieceProps {
  readonly piece: FoldedPiece;
  readonly thickness: number;
  readonly view: View;
  readonly colours: number;
}

function Piece({ piece, thickness, view, colours }: PieceProps) {
  const { name, width, height, origin, across, down, normal, slant = 0 } = piece;
  const shape = slant > 0 && {
    clipPath: `polygon(0 ${slant}px, 100% 0, 100% 100%, 0 calc(100% - ${slant}px))`,
  };
  const inside = move(origin, normal, -thickness);
  return (
    <>
      <i
        className={styles.inside}
        style={{
          ...sideStyle(
            { width, height },
            placed(across, down, normal, inside),
            brightness(opposite(normal), view),
          ),
          ...shape,
        }}
      />
      <i
        className={styles.outside}
        style={{
          ...sideStyle(
            { width, height },
            placed(across, down, normal, origin),
            brightness(normal, view),
          ),
          ...shape,
        }}
      >
        {name.startsWith("panel") && (
          <PanelPrint
            width={width}
            height={height}
            colours={colours}
            isLong={name === "panel 0" || name === "panel 2"}
          />
        )}
      </i>
      {cutEdges(piece, thickness, view)}
    </>
  );
}

const inks = ["#17293a", "#b93a17", "#2d6a3e", "#8a5a00"];

interface PanelPrintProps {
  readonly width: number;
  readonly height: number;
  readonly colours: number;
  readonly isLong: boolean;
}

const wave = "c14 0 14-28 28-28s14 28 28 28 14-28 28-28 14 28 28 28";
const thisWayUp = "M20 88V24L4 46M20 24l16 22M80 88V24L64 46M80 24l16 22M0 100h100";

/** An example of a print: a wave for each colour on the long panels, and the mark for this way up on the others. */
function PanelPrint({ width, height, colours, isLong }: PanelPrintProps) {
  const printed = inks.slice(0, colours);
  const [first] = printed;
  if (first === undefined) return null;
  const side = Math.min(width, height);
  const size = isLong ? side * 0.7 : side * 0.3;
  const place = isLong
    ? `translate(${(width - size) / 2} ${(height - size) / 2}) scale(${size / 112})`
    : `translate(${width - size * 1.3} ${size * 0.3}) scale(${size / 100})`;
  return (
    <svg aria-hidden="true" width={width} height={height} fill="none">
      <g transform={place}>
        {isLong ? (
          printed.map((ink, index) => (
            <path
              key={ink}
              d={`M0 ${70 + (index - (printed.length - 1) / 2) * 24}${wave}`}
              stroke={ink}
              strokeWidth="11"
              strokeLinecap="round"
            />
          ))
        ) : (
          <path d={thisWayUp} stroke={first} strokeWidth="9" />
        )}
      </g>
    </svg>
  );
}

export interface FoldedBoxProps {
  readonly dieline: Dieline;
  /** The thickness of the board in millimetres. */
  readonly thickness: number;
  /** The number of print colours. */
  readonly colours: number;
  /** The share by which the box is folded, from 0 (flat) to 1 (closed). */
  readonly share: number;
  /** The degrees by which the person has turned the box. */
  readonly turned: number;
  /** The description for screen readers. */
  readonly label: string;
}

/** A box in space, which is made of the pieces of its dieline and folded by `share`. */
export const FoldedBox = memo(function FoldedBox({
  dieline,
  thickness,
  colours,
  share,
  turned,
  label,
}: FoldedBoxProps) {
  const { ref, size } = useElementSize();
  const pose = poseAt(share, dieline);
  const pieces = foldPieces(dieline, pose, thickness);
  const view = viewAt(pose.wrap, turned);
  const { scale, middle } = fitPieces(pieces, view, size);
  const [x, y, z] = middle.map((value) => -value * scale);
  const transform = [
    `translate3d(${size.width / 2 + (x ?? 0)}px, ${size.height / 2 + (y ?? 0)}px, ${z ?? 0}px)`,
    `scale3d(${scale}, ${scale}, ${scale})`,
    `rotateX(${view.tilt}deg) rotateY(${view.turn}deg)`,
  ].join(" ");
  return (
    <div ref={ref} className={styles.stage} role="img" aria-label={label}>
      <div className={styles.box} style={{ transform }}>
        {pieces.map((piece) => (
          <Piece
            key={piece.name}
            piece={piece}
            thickness={thickness}
            view={view}
            colours={colours}
          />
        ))}
      </div>
    </div>
  );
});
