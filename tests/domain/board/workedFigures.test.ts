import { expect, test } from "vitest";
import { type BoardFactors, defaultBoardFactors } from "../../../domain/board/boardFactors";
import type { BoxDesign } from "../../../domain/board/boxDesign";
import { boxFigures } from "../../../domain/board/boxFigures";
import type { Computed } from "../../../domain/board/computed";
import {
  burstFactor,
  gramsPerSquareMetre,
  kilonewtonsPerMetre,
  millimetres,
  toKilogramsForce,
} from "../../../domain/board/quantities";
import { englishOf } from "../../support/inEnglish";
import { runOf } from "./runOf";
import { usualBox } from "./usualBox";

const paper = (gsm: number, rct: number) => ({
  gsm: gramsPerSquareMetre(gsm),
  burstFactor: burstFactor(18),
  rct: kilonewtonsPerMetre(rct),
});

const box: BoxDesign = {
  ...usualBox,
  layers: [paper(120, 4), { ...paper(100, 3.5), flute: "C" }, paper(120, 4)],
  allowance: millimetres(0),
};

const computedValue = <Value>(result: Computed<Value>): Value => {
  if ("missing" in result) throw new Error(englishOf(result.missing));
  return result.value;
};

const figures = boxFigures(box, defaultBoardFactors);

test("a box of 400 × 300 × 200 mm in 0201 is folded of a blank of 1,445 × 500 mm", () => {
  expect(figures.blank).toEqual({ value: { length: 1445, width: 500 } });
});

test("120 / 100 C / 120 is a board of 385 g/m² and the box weighs 0.2782 kg", () => {
  expect(figures.boardGsm).toEqual({ value: 385 });
  expect((computedValue(figures.boxWeight) / 1000).toFixed(4)).toBe("0.2782");
});

test("it bursts at 4.32 kgf/cm² by its liners, and at 5.22 as the trade reads it", () => {
  const { strict, trade } = computedValue(figures.burstingStrength);
  expect([strict.toFixed(2), trade.toFixed(2)]).toEqual(["4.32", "5.22"]);
});

test("its edge crush is 13.075 kN/m and its compression 5,449 N, which is 556 kgf", () => {
  expect(computedValue(figures.edgeCrush).toFixed(3)).toBe("13.075");
  const force = computedValue(figures.compression);
  expect([force.toFixed(0), toKilogramsForce(force).toFixed(0)]).toEqual(["5449", "556"]);
});

test("the figures say which factors they were computed with", () => {
  const { takeUpA } = defaultBoardFactors;
  const measured: BoardFactors = { ...defaultBoardFactors, takeUpC: takeUpA };
  const other = boxFigures(box, measured);
  expect(other.factors.takeUpC).toBe(1.55);
  expect(other.boardGsm).toEqual({ value: 395 });
  expect(figures.factors).toBe(defaultBoardFactors);
});

const widened: BoxDesign = {
  ...box,
  style: "OTHER",
  blankLength: millimetres(1445),
  blankWidth: millimetres(525),
};

test("5,000 of a blank 525 mm wide on a deckle of 1,100 mm are 2 ups, 3,612.5 m and 4.5 % trim", () => {
  const run = computedValue(
    runOf(widened, { boxes: 5000, deckle: millimetres(1100) }, defaultBoardFactors),
  );
  expect(run.ups).toBe(2);
  expect(run.length).toBe(3612.5);
  expect((run.trim * 100).toFixed(1)).toBe("4.5");
  const kilograms = run.paper.map((grams) => Number(((grams ?? 0) / 1000).toFixed(2)));
  expect(kilograms).toEqual([476.85, 576.19, 476.85]);
});

test.each([
  ["0201", 1445, 500],
  ["0200", 1445, 350],
  ["0203", 1445, 800],
] as const)("in style %s the same box has a blank of %d × %d mm", (style, length, width) => {
  expect(boxFigures({ ...box, style }, defaultBoardFactors).blank).toEqual({
    value: { length, width },
  });
});

test("the default allowance is the thickness of the board, once for each panel", () => {
  const { allowance: _, ...design } = box;
  expect(boxFigures(design, defaultBoardFactors).blank).toEqual({
    value: { length: 1400 + 4 * 3.6 + 45, width: 500 + 3 * 3.6 },
  });
});

test("outside measures are less two walls of length and width, and four of height", () => {
  const { inside } = boxFigures({ ...box, measured: "OUTSIDE" }, defaultBoardFactors);
  expect(inside).toEqual({ value: { length: 392.8, width: 292.8, height: 200 - 4 * 3.6 } });
});

test("a five-ply board is as thick as its two flutes, and has its ply's joint", () => {
  const layers = [
    paper(150, 5),
    { ...paper(120, 4), flute: "B" },
    paper(120, 4),
    { ...paper(120, 4), flute: "C" },
    paper(150, 5),
  ] as const;
  const five = boxFigures({ ...box, ply: 5, layers }, defaultBoardFactors);
  expect(five.thickness).toEqual({ value: 6.1 });
  expect(five.blank).toEqual({ value: { length: 1450, width: 500 } });
  expect(five.boardGsm).toEqual({ value: 420 + 120 * 1.35 + 120 * 1.45 });
});
