import { expect, test } from "vitest";
import { defaultBoardFactors } from "../../domain/board/boardFactors";
import { products } from "../../src/site/languages/en/products";
import { readBoardFactors } from "../../src/site/lists/publicLists";
import * as calculation from "../../src/site/sections/products/boxCalculation";

const { withUnit, boxRows: rowsIn, readSides: readIn } = calculation;
const text = products.calculator;
const readSides = (entries: calculation.BoxEntries) => readIn(entries, text);
const boxRows = (
  sides: Parameters<typeof rowsIn>[0],
  entries: calculation.BoxEntries,
  factors: Parameters<typeof rowsIn>[2],
) => rowsIn(sides, entries, factors, text);

const entries = {
  length: "400",
  width: "300",
  height: "200",
  unit: "mm",
  ply: 3,
  paper: 1,
} as const;

test("a box of 400 × 300 × 200 mm is shown with the unit of each figure", () => {
  const { sides, errors } = readSides(entries);
  expect(errors).toEqual({});
  // Allowance: the board's 3.6 mm on each panel.
  expect(sides && boxRows(sides, entries, defaultBoardFactors)).toEqual([
    { name: "Board", value: "3 ply, flute C" },
    { name: "Flat blank", value: "1,459 × 511 mm" },
    { name: "Joint in the blank", value: "45 mm" },
    { name: "Weight of the board", value: "414 g/m²" },
    { name: "Weight of a box", value: "309 g" },
    {
      name: "Bursting strength",
      value: "4.3 kgf/cm² of the liners, 5.4 kgf/cm² with half the flutes",
    },
  ]);
});

test("more plies weigh more and hold more", () => {
  const sides = { length: 400, width: 300, height: 200 };
  const [, , , three] = boxRows(sides, { ...entries, ply: 3 }, defaultBoardFactors);
  const [, , , five] = boxRows(sides, { ...entries, ply: 5 }, defaultBoardFactors);
  expect([three?.value, five?.value]).toEqual(["414 g/m²", "696 g/m²"]);
});

test.each(["", "-5", "0", "49", "2001", "2,001"])("a side of %s is none", (text) => {
  const { sides, errors } = readSides({ ...entries, width: text });
  expect(sides).toBeUndefined();
  expect(errors).toEqual({ width: "50 to 2,000 mm" });
});

test("a side of 1,050 mm is 1050 mm long", () => {
  expect(readSides({ ...entries, length: "1,050" })).toEqual({
    sides: { length: 1050, width: 300, height: 200 },
    errors: {},
  });
});

test.each(["abc", "1e9", "Infinity", "1,05", "10,50", "1.050,5"])(
  "of a side of %s nobody knows how long it is",
  (text) => {
    expect(readSides({ ...entries, width: text })).toEqual({
      sides: undefined,
      errors: { width: "Must be a number, such as 1050 or 1,050.5" },
    });
  },
);

test("sides are typed in inches, and are as long as they were when the unit is chosen anew", () => {
  const inches = withUnit(entries, "in");
  expect(inches).toMatchObject({ length: "15.748", width: "11.811", height: "7.874" });
  expect(withUnit(inches, "mm")).toEqual(entries);
  const { sides } = readSides({ ...inches, length: "15.75", width: "12" });
  expect(sides).toEqual({ length: 400.05, width: 304.8, height: 200 });
  expect(sides && boxRows(sides, inches, defaultBoardFactors).slice(1, 3)).toEqual([
    { name: "Flat blank", value: "57.84 × 20.3 in" },
    { name: "Joint in the blank", value: "1.77 in" },
  ]);
  expect(readSides({ ...inches, length: "1.9", width: "79", height: "1,5" }).errors).toEqual({
    length: "1.97 to 78.74 in",
    width: "1.97 to 78.74 in",
    height: "Must be a number, such as 1050 or 1,050.5",
  });
  // Typed before the unit was chosen.
  expect(withUnit({ ...entries, length: "15.75", width: "about 4" }, "in")).toMatchObject({
    length: "15.75",
    width: "about 4",
    height: "7.874",
  });
});

test("the plant's own factors count; what its host does not tell, or oddly, is as usual", () => {
  const factors = readBoardFactors({ joint3: 30, fluteHeightC: 4, allowance: 0, takeUpC: "many" });
  const sides = { length: 400, width: 300, height: 200 };
  expect(boxRows(sides, entries, factors).slice(1, 4)).toEqual([
    { name: "Flat blank", value: "1,430 × 500 mm" },
    { name: "Joint in the blank", value: "30 mm" },
    { name: "Weight of the board", value: "414 g/m²" },
  ]);
  for (const odd of [undefined, null, "", [], { joint3: -1, takeUpB: null, x: 7 }])
    expect(readBoardFactors(odd)).toEqual(defaultBoardFactors);
});
