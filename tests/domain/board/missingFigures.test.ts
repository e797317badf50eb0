import { expect, test } from "vitest";
import { defaultBoardFactors } from "../../../domain/board/boardFactors";
import { type BoxDesign, fitsPly } from "../../../domain/board/boxDesign";
import { boxFigures } from "../../../domain/board/boxFigures";
import {
  burstFactor,
  gramsPerSquareMetre,
  metres,
  millimetres,
} from "../../../domain/board/quantities";
import { inEnglish } from "../../support/inEnglish";
import { usualBox } from "./usualBox";

const liner = { gsm: gramsPerSquareMetre(120), burstFactor: burstFactor(18) };
const box: BoxDesign = {
  ...usualBox,
  layers: [liner, { flute: "C" }, liner],
};
const figuresOf = (change: Partial<BoxDesign>) =>
  boxFigures({ ...box, ...change }, defaultBoardFactors);

test("without the flute's GSM the weight is absent with a reason, but the blank is known", () => {
  const figures = figuresOf({});
  const reason = { missing: "no GSM for the flute" };
  for (const name of ["boardGsm", "boxWeight", "burstingStrength"] as const)
    expect(inEnglish(figures[name])).toEqual(reason);
  expect(figures.blank).toHaveProperty("value");
});

test("without a ring crush there is neither edge crush nor compression", () => {
  const reason = { missing: "no RCT for the top liner" };
  for (const name of ["edgeCrush", "compression"] as const)
    expect(inEnglish(figuresOf({})[name])).toEqual(reason);
});

test.each(["length", "width", "height"] as const)("a box without its %s has no blank", (side) => {
  expect(inEnglish(figuresOf({ [side]: undefined }).blank)).toEqual({
    missing: `no ${side} of the box`,
  });
});

test("a compression is estimated of regular slotted boxes alone", () => {
  expect(inEnglish(figuresOf({ style: "0203" }).compression)).toEqual({
    missing: "no formula for a style other than 0201",
  });
});

test("a style without a formula has the blank that was entered", () => {
  const by = { style: "OTHER", blankLength: millimetres(900) } as const;
  expect(inEnglish(figuresOf(by).blank)).toEqual({ missing: "no width of the blank" });
  expect(figuresOf({ ...by, blankWidth: millimetres(400) }).blank).toEqual({
    value: { length: 900, width: 400 },
  });
});

test("walls that leave no room inside are named with their thickness", () => {
  expect(inEnglish(figuresOf({ measured: "OUTSIDE", height: millimetres(14) }).inside)).toEqual({
    missing: "no room inside walls of 3.6 mm",
  });
});

test("papers that do not fit the ply are no board", () => {
  expect(inEnglish(figuresOf({ ply: 5 }).thickness)).toEqual({
    missing: "no 5 papers of which every second one has a flute",
  });
  expect(fitsPly([{}, { flute: "C" }, {}], 3)).toBe(true);
  expect(fitsPly([{}, {}, {}], 3)).toBe(false);
  expect(fitsPly([{ flute: "B" }, { flute: "C" }, {}], 3)).toBe(false);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1])("%d is no measure", (amount) => {
  expect(() => millimetres(amount)).toThrow(RangeError);
  expect(() => metres(amount)).toThrow(RangeError);
});
