import { expect, test } from "vitest";
import { boxRows, readSides } from "../../src/site/sections/products/boxCalculation";

const entries = { length: "400", width: "300", height: "200", ply: 3, paper: 1 } as const;

test("a box of 400 × 300 × 200 mm is shown with the unit of each figure", () => {
  const { sides, errors } = readSides(entries);
  expect(errors).toEqual({});
  // Allowance: the board's 3.6 mm on each panel.
  expect(sides && boxRows(sides, entries)).toEqual([
    { name: "Board", value: "3 ply, flute C" },
    { name: "Flat blank", value: "1,459 × 511 mm" },
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
  const [, , three] = boxRows(sides, { ply: 3, paper: 1 });
  const [, , five] = boxRows(sides, { ply: 5, paper: 1 });
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
