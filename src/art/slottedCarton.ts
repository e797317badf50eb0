import type { ReactNode } from "react";
import { add, type Face, type Point3, type Tone } from "./Faces";

/** Inside measures of a carton in millimetres. */
export type CartonSize = Readonly<{ length: number; width: number; height: number }>;

/** The folding of a carton: 0 is flat, 1 is folded. Negative flaps bend outwards. */
export interface Pose {
  readonly wrap: number;
  readonly bottom: number;
  readonly minorFlaps: number;
  readonly majorFlaps: number;
}

export const closed: Pose = { wrap: 1, bottom: 1, minorFlaps: 1, majorFlaps: 1 };
export const open: Pose = { wrap: 1, bottom: 1, minorFlaps: -0.32, majorFlaps: -0.42 };

export interface Finish {
  readonly tone?: Tone | undefined;
  readonly longPrint?: ReactNode;
  readonly endPrint?: ReactNode;
  /** The print on the closed major flap nearest the eye. */
  readonly topPrint?: ReactNode;
}

interface Panel {
  readonly start: Point3;
  readonly along: Point3;
  readonly out: Point3;
  readonly size: number;
  readonly isMajor: boolean;
}

const up: Point3 = [0, 0, 1];
const quarter = Math.PI / 2;

function panelsOf({ length, width }: CartonSize, wrap: number): Panel[] {
  let start: Point3 = [0, 0, 0];
  return [length, width, length, width].map((size, place) => {
    const turn = -place * wrap * quarter;
    const along: Point3 = [Math.cos(turn), Math.sin(turn), 0];
    const out: Point3 = [-Math.sin(turn), Math.cos(turn), 0];
    const panel = { start, along, out, size, isMajor: place % 2 === 0 };
    start = add(start, along, size);
    return panel;
  });
}

/**
 * Returns a flap's lift in the order of painting. Folded flaps lie on one another: the major flaps are outside. Those
 * at the bottom are out of sight.
 */
const liftOf = ({ fold, isTop }: FlapEdge, isMajor: boolean) =>
  Math.max(0, fold) * (isTop ? (isMajor ? 1000 : 500) : -1000);

function flapOf({ start, along, out, size, isMajor }: Panel, edge: FlapEdge): Face {
  const angle = edge.fold * quarter;
  const rise: Point3 = [0, 0, edge.isTop ? 1 : -1];
  const reach = add(add([0, 0, 0], rise, Math.cos(angle)), out, -Math.sin(angle));
  const normal = add(add([0, 0, 0], out, Math.cos(angle)), rise, Math.sin(angle));
  const from = add(start, up, edge.z);
  const slot = Math.min(6, size * 0.02);
  const near = add(from, along, slot);
  const far = add(from, along, size - slot);
  const [nearTip, farTip] = [add(near, reach, edge.depth), add(far, reach, edge.depth)];
  return {
    corners: [near, far, farTip, nearTip],
    normal,
    cut: edge.fold < 0.5 ? [nearTip, farTip] : undefined,
    tone: edge.tone,
    lift: liftOf(edge, isMajor),
  };
}

interface FlapEdge {
  readonly z: number;
  readonly isTop: boolean;
  readonly fold: number;
  readonly depth: number;
  readonly tone: Tone | undefined;
}

/** Returns the pieces of a Regular Slotted Container in the given pose. */
export function slottedCarton(size: CartonSize, pose: Pose, finish: Finish = {}): Face[] {
  const { height, width } = size;
  const depth = width / 2;
  const { tone } = finish;
  return panelsOf(size, pose.wrap).flatMap((panel, place): Face[] => {
    const top = panel.isMajor ? pose.majorFlaps : pose.minorFlaps;
    const end = add(panel.start, panel.along, panel.size);
    const wall: Face = {
      corners: [panel.start, end, add(end, up, height), add(panel.start, up, height)],
      normal: panel.out,
      tone,
      print: place === 0 ? finish.longPrint : place === 1 ? finish.endPrint : undefined,
    };
    const topFlap = flapOf(panel, { z: height, isTop: true, fold: top, depth, tone });
    const bottomFlap = flapOf(panel, { z: 0, isTop: false, fold: pose.bottom, depth, tone });
    return [wall, { ...topFlap, print: place === 0 ? finish.topPrint : undefined }, bottomFlap];
  });
}
