import type { Dieline, Panel, Stretch } from "../../../../../domain/board/dieline";

/** A vector in millimetres: x runs to the right, y downwards, z to the viewer. */
export type Vector = readonly [x: number, y: number, z: number];

/** The folding of each part: 0 is flat, 1 is folded. */
export interface Pose {
  readonly wrap: number;
  readonly bottomMinor: number;
  readonly bottomMajor: number;
  readonly topMinor: number;
  readonly topMajor: number;
}

type Phases = Readonly<Record<keyof Pose, readonly [from: number, to: number]>>;

const closedPhases: Phases = {
  wrap: [0, 0.48],
  bottomMinor: [0.44, 0.6],
  bottomMajor: [0.56, 0.72],
  topMinor: [0.7, 0.85],
  topMajor: [0.82, 1],
};

/** The phases of a box without top flaps. The box is folded as soon as its bottom is. */
const openPhases: Phases = {
  wrap: [0, 0.6],
  bottomMinor: [0.55, 0.8],
  bottomMajor: [0.75, 1],
  topMinor: [1, 1],
  topMajor: [1, 1],
};

const ease = (share: number) => share * share * (3 - 2 * share);

/** Returns the pose of a box that is folded by a share from 0 (flat) to 1 (closed). */
export function poseAt(share: number, { body }: Pick<Dieline, "body">): Pose {
  const phases = body.from > 0 ? closedPhases : openPhases;
  const at = ([from, to]: readonly [number, number]) =>
    to > from ? ease(Math.min(1, Math.max(0, (share - from) / (to - from)))) : 0;
  return {
    wrap: at(phases.wrap),
    bottomMinor: at(phases.bottomMinor),
    bottomMajor: at(phases.bottomMajor),
    topMinor: at(phases.topMinor),
    topMajor: at(phases.topMajor),
  };
}

/** A flat piece of board in space. */
export interface FoldedPiece {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The upper left corner of the printed side. */
  readonly origin: Vector;
  /** Unit vectors along the width, down the height and out of the printed side. */
  readonly across: Vector;
  readonly down: Vector;
  readonly normal: Vector;
  /** The sides of the piece that show the flutes. */
  readonly cutSides: readonly ("top" | "bottom" | "left" | "right")[];
  /** The length that is cut from the joint's ends, in millimetres. */
  readonly slant?: number;
}

export const move = (from: Vector, along: Vector, distance: number): Vector => [
  from[0] + along[0] * distance,
  from[1] + along[1] * distance,
  from[2] + along[2] * distance,
];

const quarter = Math.PI / 2;

/** Returns the directions of an upright piece that is turned about the vertical axis. */
function turned(angle: number) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    across: [cos, 0, -sin] satisfies Vector,
    down: [0, 1, 0] satisfies Vector,
    normal: [sin, 0, cos] satisfies Vector,
  };
}

type Upright = ReturnType<typeof turned> & { readonly origin: Vector };

interface Flap extends Stretch {
  readonly name: string;
  readonly isTop: boolean;
  readonly depth: number;
  readonly fold: number;
  /** The depth of the folded flap below the outermost flap, in millimetres. */
  readonly below: number;
}

function flapPiece(wall: Upright, height: number, flap: Flap): FoldedPiece {
  const { name, isTop, from, to, depth, fold, below } = flap;
  const [cos, sin] = [Math.cos(fold * quarter), Math.sin(fold * quarter)];
  const outwards = isTop ? -1 : 1;
  const reach: Vector = [-wall.normal[0] * sin, outwards * cos, -wall.normal[2] * sin];
  const normal: Vector = [wall.normal[0] * cos, outwards * sin, wall.normal[2] * cos];
  const hinge = move(move(wall.origin, wall.down, isTop ? 0 : height), wall.across, from);
  const sunk = move(hinge, normal, -below * fold);
  return {
    name,
    width: to - from,
    height: depth,
    origin: isTop ? move(sunk, reach, depth) : sunk,
    across: wall.across,
    down: isTop ? [-reach[0], -reach[1], -reach[2]] : reach,
    normal,
    cutSides: [isTop ? "top" : "bottom", "left", "right"],
  };
}

/**
 * Returns the number of boards over each folded flap of the four panels. Flaps of a full overlap box lie over each
 * other.
 */
function layersOver(dieline: Dieline, depth: number): readonly number[] {
  const [first, second] = dieline.panels;
  const isOverlap = first && second && depth * 2 > (second.to - second.from) * 1.5;
  return isOverlap ? [1, 2, 0, 2] : [0, 1, 0, 1];
}

function flapsOf(dieline: Dieline, pose: Pose, thickness: number) {
  const { blank, body } = dieline;
  const depths = { top: body.from, bottom: blank.width - body.to };
  const layers = layersOver(dieline, depths.bottom);
  return ({ side, from: start, flap }: Panel, index: number): Flap[] => {
    const place = { from: flap.from - start, to: flap.to - start };
    const below = (layers[index] ?? 0) * thickness;
    const isMajor = side === "L";
    const bottom: Flap = {
      ...place,
      below,
      isTop: false,
      depth: depths.bottom,
      name: `bottom ${index}`,
      fold: isMajor ? pose.bottomMajor : pose.bottomMinor,
    };
    const top: Flap = {
      ...place,
      below,
      isTop: true,
      depth: depths.top,
      name: `top ${index}`,
      fold: isMajor ? pose.topMajor : pose.topMinor,
    };
    return depths.top > 0 ? [top, bottom] : [bottom];
  };
}

function jointPiece(dieline: Dieline, pose: Pose, thickness: number): FoldedPiece {
  const { joint, body, outline } = dieline;
  const frame = turned(-pose.wrap * quarter);
  const outerEnd = Math.min(...outline.flatMap(([x, y]) => (x === 0 ? [y] : [])));
  return {
    ...frame,
    name: "joint",
    width: joint,
    height: body.to - body.from,
    origin: move(
      move([0, 0, 0], frame.across, -joint),
      frame.normal,
      // The joint is glued inside the last panel.
      -thickness * pose.wrap,
    ),
    cutSides: ["left"],
    slant: outerEnd - body.from,
  };
}

/**
 * Returns the pieces of a slotted box in a pose. The first panel stays in place. The origin is the upper left corner of
 * that panel's printed side.
 * @param thickness of the board in millimetres
 */
export function foldPieces(dieline: Dieline, pose: Pose, thickness: number): FoldedPiece[] {
  const { panels, body, joint } = dieline;
  const height = body.to - body.from;
  const flaps = flapsOf(dieline, pose, thickness);
  let origin: Vector = [0, 0, 0];
  const walls = panels.flatMap((panel, index) => {
    const frame = turned(index * pose.wrap * quarter);
    const wall = { ...frame, origin };
    const width = panel.to - panel.from;
    origin = move(origin, frame.across, width);
    const isLast = index === panels.length - 1;
    const piece: FoldedPiece = {
      ...wall,
      name: `panel ${index}`,
      width,
      height,
      cutSides: [...(body.from > 0 ? [] : ["top" as const]), ...(isLast ? ["right" as const] : [])],
    };
    return [piece, ...flaps(panel, index).map((flap) => flapPiece(wall, height, flap))];
  });
  return joint > 0 ? [jointPiece(dieline, pose, thickness), ...walls] : walls;
}

/** Returns the corners of the printed side, from the upper left one around. */
export function cornersOf({ origin, across, down, width, height }: FoldedPiece): Vector[] {
  const right = move(origin, across, width);
  return [origin, right, move(right, down, height), move(origin, down, height)];
}
