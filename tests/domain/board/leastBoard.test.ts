import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultBoardFactors } from "../../../domain/board/boardFactors";
import type { BoxDesign } from "../../../domain/board/boxDesign";
import { blankArea, blankOf, leastBoard, leastSize } from "../../../domain/board/boxFigures";
import { millimetres } from "../../../domain/board/quantities";

const sized = (length: number, width: number, height: number) => ({
  length: millimetres(length),
  width: millimetres(width),
  height: millimetres(height),
});

/** Returns a regular slotted box of a size, without joint and allowance. */
const bare = (size: ReturnType<typeof sized>): BoxDesign => ({
  ...size,
  style: "0201",
  measured: "INSIDE",
  ply: 3,
  layers: [],
  joint: millimetres(0),
  allowance: millimetres(0),
});

function squareMetresOf(design: BoxDesign): number {
  const area = blankArea(blankOf(design, defaultBoardFactors));
  if (!("value" in area)) throw new Error("The blank has no size");
  return area.value / 1e6;
}

test("a box of 400 × 300 × 200 needs 0.7000 m², and 363.4 × 181.7 × 363.4 of its volume 0.5943 m²", () => {
  const box = bare(sized(400, 300, 200));
  const least = leastSize(sized(400, 300, 200));
  expect([least.length, least.width, least.height].map((side) => side.toFixed(1))).toEqual([
    "363.4",
    "181.7",
    "363.4",
  ]);
  expect(squareMetresOf(box).toFixed(4)).toBe("0.7000");
  expect(squareMetresOf(bare(least)).toFixed(4)).toBe("0.5943");
  expect(leastBoard(box, defaultBoardFactors)).toMatchObject({
    value: { saved: expect.closeTo(0.151, 3) },
  });
});

const side = fc.double({ min: 50, max: 2000, noNaN: true });

test("no size of the same volume needs less board than 2 : 1 : 2", () => {
  fc.assert(
    fc.property(side, side, side, (length, width, height) => {
      const size = sized(length, width, height);
      const least = squareMetresOf(bare(leastSize(size)));
      expect(squareMetresOf(bare(size))).toBeGreaterThanOrEqual(least * (1 - 1e-9));
    }),
  );
});

test("the least size has the same volume, and is its own least size", () => {
  fc.assert(
    fc.property(side, side, side, (length, width, height) => {
      const least = leastSize(sized(length, width, height));
      expect(least.length * least.width * least.height).toBeCloseTo(length * width * height, -2);
      expect(leastSize(least).width).toBeCloseTo(least.width, 6);
      expect(leastBoard(bare(least), defaultBoardFactors)).toMatchObject({
        value: { saved: expect.closeTo(0, 9) },
      });
    }),
  );
});

test("another style has no least size", () => {
  const box: BoxDesign = { ...bare(sized(400, 300, 200)), style: "0203" };
  expect(leastBoard(box, defaultBoardFactors)).not.toHaveProperty("value");
});
