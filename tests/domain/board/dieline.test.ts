import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultBoardFactors as factors } from "../../../domain/board/boardFactors";
import { deckleError } from "../../../domain/board/boardRun";
import type { BoxDesign, BoxStyle } from "../../../domain/board/boxDesign";
import { boardSection, boxDrawing, drawnLiner } from "../../../domain/board/boxDrawing";
import { type DrawnPoint, dielineOf } from "../../../domain/board/dieline";
import { millimetres } from "../../../domain/board/quantities";
import { englishOf, inEnglish } from "../../support/inEnglish";
import { usualBox } from "./usualBox";

const design = (changes: Partial<BoxDesign> = {}): BoxDesign => ({
  ...usualBox,
  layers: [{}, { flute: "C" }, {}],
  allowance: millimetres(0),
  ...changes,
});

function drawn(changes?: Partial<BoxDesign>) {
  const drawing = dielineOf(design(changes), factors);
  if ("missing" in drawing) throw new Error(englishOf(drawing.missing));
  return drawing.value;
}

test("the 400 × 300 × 200 mm blank has joint, four panels and flaps half as deep as the box is wide", () => {
  const { along, across, panels, creases } = drawn();
  expect(along.map(({ label }) => label)).toEqual(["J 45", "L 400", "W 300", "L 400", "W 300"]);
  expect(across.map(({ label }) => label)).toEqual(["150", "H 200", "150"]);
  // Four upright creases, and one for each of eight flaps.
  expect(creases).toHaveLength(12);
  // Slots of 6 mm between the flaps.
  expect(panels.map(({ flap }) => [flap.from, flap.to])).toEqual([
    [48, 442],
    [448, 742],
    [748, 1142],
    [1148, 1442],
  ]);
});

test("a half slotted box has no flaps above, and a full overlap box has flaps as deep as its width", () => {
  expect(drawn({ style: "0200" }).across.map(({ label }) => label)).toEqual(["H 200", "150"]);
  expect(drawn({ style: "0203" }).across.map(({ label }) => label)).toEqual([
    "300",
    "H 200",
    "300",
  ]);
});

test("a style without a formula has the entered blank drawn, or none", () => {
  const blank = { blankLength: millimetres(900), blankWidth: millimetres(600) };
  expect(drawn({ style: "OTHER", ...blank }).outline).toHaveLength(4);
  expect(inEnglish(dielineOf(design({ style: "OTHER" }), factors))).toEqual({
    missing: "no length of the blank",
  });
});

/**
 * Returns the area within a closed line that runs clockwise. A line that crosses itself has less, or a negative area.
 */
const areaOf = (corners: readonly DrawnPoint[]) =>
  corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

const isBetween = (value: number, one: number, other: number) =>
  value >= Math.min(one, other) - 1e-6 && value <= Math.max(one, other) + 1e-6;

/** True if a point is on a closed line. */
const isOnLine = (corners: readonly DrawnPoint[], [x, y]: DrawnPoint) =>
  corners.some(([fromX, fromY], index) => {
    const [toX, toY] = corners[(index + 1) % corners.length] ?? [0, 0];
    const across = (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);
    const isWithin = isBetween(x, fromX, toX) && isBetween(y, fromY, toY);
    return isWithin && Math.abs(across) < 1e-6 * (1 + Math.hypot(toX - fromX, toY - fromY));
  });

test("for any box the measures add up to the blank and no line leaves it", () => {
  const side = () => fc.integer({ min: 20, max: 1500 }).map(millimetres);
  const styles: readonly BoxStyle[] = ["0201", "0200", "0203"];
  fc.assert(
    fc.property(
      fc.constantFrom(...styles),
      side(),
      side(),
      side(),
      fc.integer({ min: 0, max: 20 }).map(millimetres),
      (style, length, width, height, allowance) => {
        const drawing = drawn({ style, length, width, height, allowance });
        const { blank, along, across, outline, creases } = drawing;
        const total = (measures: typeof along) =>
          measures.reduce((sum, { from, to }) => sum + to - from, 0);
        expect(total(along)).toBeCloseTo(blank.length, 6);
        expect(total(across)).toBeCloseTo(blank.width, 6);
        const points = [...outline, ...creases.flat()];
        const outside = points.filter(
          ([x, y]) => Math.min(x, y) < 0 || x > blank.length + 1e-6 || y > blank.width + 1e-6,
        );
        expect(outside).toEqual([]);
        const sizeOf = (axis: 0 | 1) => Math.max(...outline.map((point) => point[axis]));
        expect(sizeOf(0)).toBeCloseTo(blank.length, 6);
        expect(sizeOf(1)).toBeCloseTo(blank.width, 6);
        expect(areaOf(outline)).toBeGreaterThan(0);
        // Both ends of each crease are on the cut line.
        expect(creases.flat().filter((point) => !isOnLine(outline, point))).toEqual([]);
      },
    ),
  );
});

test("a board is drawn from the outside in, each flute at its height", () => {
  const section = boardSection([{}, { flute: "B" }, {}, { flute: "C" }, {}], factors, 40);
  expect(section.map(({ height }) => height)).toEqual([
    drawnLiner,
    2.5,
    drawnLiner,
    3.6,
    drawnLiner,
  ]);
  expect(section.map(({ wave }) => wave !== undefined)).toEqual([false, true, false, true, false]);
  expect(section.at(-1)?.top).toBeCloseTo(7.1);
});

test("a box that needs a wider reel than there is is refused with the figures", () => {
  expect(deckleError(design(), factors)).toBeUndefined();
  const high = design({ width: millimetres(1000), height: millimetres(800) });
  expect(deckleError(high, factors)).toEqual({
    code: "board.tooWide",
    values: { width: "1,800", edge: "10", needed: "1,820", widest: "1,800" },
  });
  expect(deckleError({ ...design(), height: undefined }, factors)).toBeUndefined();
});

test("a closed box is drawn with its three faces, what meets on its top, and its inside measures", () => {
  const box = (style: BoxStyle, changes: Partial<BoxDesign> = {}) => {
    const drawing = boxDrawing(design({ style, ...changes }), factors);
    if ("missing" in drawing) throw new Error(englishOf(drawing.missing));
    return drawing.value;
  };
  const { width, height, faces, lines, measures } = box("0201");
  expect(faces.map(({ name }) => name)).toEqual(["long", "end", "top"]);
  expect(measures.map(({ label }) => label)).toEqual(["L 400", "W 300", "H 200"]);
  expect([width, height]).toEqual([expect.closeTo(700 * Math.cos(Math.PI / 6)), 550]);
  for (const [x, y] of [...faces.flatMap(({ outline }) => outline), ...lines.flat()]) {
    expect(x).toBeGreaterThanOrEqual(-1e-9);
    expect(x).toBeLessThanOrEqual(width + 1e-9);
    expect(y).toBeGreaterThanOrEqual(-1e-9);
    expect(y).toBeLessThanOrEqual(height + 1e-9);
  }
  const seams = (["0201", "0200", "0203"] as const).map((style) => box(style).lines.length);
  expect(seams).toEqual([1, 1, 0]);
  expect(inEnglish(boxDrawing(design({ height: undefined }), factors))).toEqual({
    missing: "no height of the box",
  });
});
