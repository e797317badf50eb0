import { expect, test } from "vitest";
import { defaultBoardFactors as factors } from "../../../domain/board/boardFactors";
import { type BoxStyle, boxStyles } from "../../../domain/board/boxDesign";
import { blankOf } from "../../../domain/board/boxFigures";
import { isComputed } from "../../../domain/board/computed";
import { dielineOf } from "../../../domain/board/dieline";
import { fitPieces, seen, viewAt } from "../../../src/site/sections/estimate/fold/FoldedBox";
import {
  cornersOf,
  foldPieces,
  poseAt,
  type Vector,
} from "../../../src/site/sections/estimate/fold/foldPieces";
import { usualBox } from "../../domain/board/usualBox";

const thickness = 3.6;
const styles = boxStyles.filter((style) => style !== "OTHER");

function folded(style: BoxStyle, share: number) {
  const design = { ...usualBox, style, layers: [{}, { flute: "C" as const }, {}] };
  const [dieline, blank] = [dielineOf(design, factors), blankOf(design, factors)];
  if (!isComputed(dieline) || !isComputed(blank)) throw new Error("This box has no blank");
  const pieces = foldPieces(dieline.value, poseAt(share, dieline.value), thickness);
  return { pieces, dieline: dieline.value, blank: blank.value };
}

function reach(points: readonly Vector[], axis: 0 | 1 | 2) {
  const values = points.map((point) => point[axis]);
  return Math.max(...values) - Math.min(...values);
}

test.each(styles)(
  "an unfolded %s is flat, and as large as the engine's blank to 0.1 mm",
  (style) => {
    const { pieces, blank } = folded(style, 0);
    const corners = pieces.flatMap(cornersOf);
    expect(Math.abs(reach(corners, 0) - blank.length)).toBeLessThan(0.1);
    expect(Math.abs(reach(corners, 1) - blank.width)).toBeLessThan(0.1);
    expect(reach(corners, 2)).toBe(0);
  },
);

test.each(styles)(
  "a folded %s is closed: its last panel ends where the first one begins",
  (style) => {
    const { pieces, dieline } = folded(style, 1);
    const panels = pieces.filter(({ name }) => name.startsWith("panel"));
    const [first, last] = [panels[0], panels.at(-1)].map((piece) => piece && cornersOf(piece));
    for (const axis of [0, 1, 2] as const)
      expect(last?.[1]?.[axis]).toBeCloseTo(first?.[0]?.[axis] ?? Number.NaN, 6);
    const corners = panels.flatMap(cornersOf);
    const allowance = thickness;
    expect(reach(corners, 0)).toBeCloseTo(400 + allowance, 6);
    expect(reach(corners, 2)).toBeCloseTo(300 + allowance, 6);
    expect(reach(corners, 1)).toBeCloseTo(dieline.body.to - dieline.body.from, 6);
    // Flaps as deep as the box is wide stand over by half an allowance on each side. No other flap leaves the box.
    const all = pieces.flatMap(cornersOf);
    const over = style === "0203" ? allowance : 0;
    for (const axis of [0, 1, 2] as const)
      expect(reach(all, axis) - reach(corners, axis)).toBeLessThanOrEqual(over + 1e-6);
  },
);

test("the long flaps of a slotted box meet in the middle, over the short ones", () => {
  const { pieces } = folded("0201", 1);
  const tip = (name: string) => {
    const piece = pieces.find((one) => one.name === name);
    return piece && cornersOf(piece)[0];
  };
  const [one, other, minor] = ["top 0", "top 2", "top 1"].map(tip);
  expect(Math.abs((one?.[2] ?? 0) - (other?.[2] ?? 0))).toBeLessThan(2 * thickness);
  expect(minor?.[1]).toBeCloseTo((one?.[1] ?? 0) + thickness, 6);
});

test("no share of the fold tears the board: each flap stays at its panel's crease", () => {
  for (let share = 0; share <= 1; share += 0.05) {
    const { pieces } = folded("0201", share);
    for (const index of [0, 1, 2, 3]) {
      const panel = pieces.find(({ name }) => name === `panel ${index}`);
      const flap = pieces.find(({ name }) => name === `top ${index}`);
      if (!panel || !flap) throw new Error("A piece is missing");
      const [crease, hinge] = [cornersOf(panel)[0], cornersOf(flap)[3]];
      const gap = Math.hypot(
        ...[0, 1, 2].map((axis) => (crease?.[axis] ?? 0) - (hinge?.[axis] ?? 0)),
      );
      // The flap begins half a slot (3 mm) from the panel's corner, and at most one thickness of board below the crease.
      expect(gap).toBeLessThanOrEqual(Math.hypot(3, thickness) + 1e-6);
    }
  }
});

test("the box fills the stage at every share and turn, and never leaves it", () => {
  const stage = { width: 390, height: 290 };
  for (const share of [0, 0.3, 0.7, 1])
    for (const turned of [-180, -60, 0, 90]) {
      const { pieces } = folded("0201", share);
      const view = viewAt(share, turned);
      const { scale } = fitPieces(pieces, view, stage);
      const corners = pieces.flatMap(cornersOf).map((corner) => seen(corner, view));
      const [width, height] = [reach(corners, 0) * scale, reach(corners, 1) * scale];
      expect(width).toBeLessThanOrEqual(stage.width * 0.86 + 1e-6);
      expect(height).toBeLessThanOrEqual(stage.height * 0.86 + 1e-6);
    }
});
