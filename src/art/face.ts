import type { ReactNode } from "react";
import { add, nearness, type Point3 } from "./geometry";

/** A flat piece of board in space. */
export interface Face {
  readonly corners: readonly Point3[];
  /** Points out of the printed side. */
  readonly normal: Point3;
  /** The edge that shows the flutes, from one corner to the next. */
  readonly cut?: readonly [Point3, Point3] | undefined;
  /** Drawn on the face in millimetres from its upper left corner, as seen from the printed side. */
  readonly print?: ReactNode;
  readonly tone?: Tone | undefined;
  /** Lifts a face in the order of painting where two lie on one another. */
  readonly lift?: number | undefined;
}

export type Tone = "kraft" | "white" | "ink" | "accent" | "dark";

/** From shadow to light. */
const tones: Record<Tone, readonly [Point3, Point3]> = {
  kraft: [
    [150, 112, 60],
    [236, 219, 190],
  ],
  white: [
    [190, 180, 163],
    [255, 253, 248],
  ],
  ink: [
    [13, 26, 37],
    [58, 84, 108],
  ],
  accent: [
    [133, 38, 12],
    [212, 92, 56],
  ],
  dark: [
    [92, 67, 33],
    [160, 122, 72],
  ],
};

const light: Point3 = [0.3, 0.62, 1];

const dot = (a: Point3, b: Point3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The colour of a face as the light falls on it; the unprinted side of any board is kraft. */
export function colourOf({ normal, tone = "kraft" }: Face): string {
  const isOutside = nearness(normal) >= -0.001;
  const [dark, bright] = tones[isOutside ? tone : "kraft"];
  const lit = Math.abs(dot(normal, light));
  const share = Math.min(1, isOutside ? lit : lit * 0.55 + 0.28);
  const mixed = add([dark[0], dark[1], dark[2]], add(bright, dark, -1), share);
  return `rgb(${mixed.map(Math.round).join(" ")})`;
}

const middle = ({ corners }: Face): number =>
  corners.reduce((sum, corner) => sum + nearness(corner), 0) / corners.length;

/** Far ones first, so that near ones are painted over them. */
export const inPaintingOrder = (faces: readonly Face[]) =>
  faces
    .map((face) => ({ face, at: middle(face) + (face.lift ?? 0) }))
    .sort((a, b) => a.at - b.at)
    .map(({ face }) => face);
