import { expect, test } from "vitest";
import { estimate as texts } from "../../../src/site/languages/en/estimate";
import {
  type EstimateEntries,
  firstEntries,
  queryOf,
  readEntries,
  readFigures,
  withUnit,
} from "../../../src/site/sections/estimate/estimateEntries";

const read = (changes: Partial<EstimateEntries>) =>
  readFigures({ ...firstEntries, ...changes }, texts);

test.each(["", "-5", "0", "49", "2001", "2,001"])("a side of %s is none", (height) => {
  expect(read({ height })).toEqual({ figures: undefined, errors: { height: "50 to 2,000 mm" } });
});

test.each(["abc", "1e9", "Infinity", "1,05", "10,50", "1.050,5"])(
  "nobody knows how long a side of %s is",
  (height) => {
    expect(read({ height })).toEqual({
      figures: undefined,
      errors: { height: "Must be a number, such as 1050 or 1,050.5" },
    });
  },
);

test("sides and quantity are read in Indian groups", () => {
  expect(read({ length: "1,050", quantity: "1,25,000" }).figures).toMatchObject({
    length: 1050,
    quantity: 125_000,
  });
});

test.each(["0", "1.5", "-1", "1,00,00,001", ""])("a quantity of %s is refused", (quantity) => {
  expect(read({ quantity }).errors).toEqual({
    quantity: "A whole number from 1 to 1,00,00,000",
  });
});

test("a quantity of 1,5 is refused as ambiguous", () => {
  expect(read({ quantity: "1,5" }).errors).toEqual({ quantity: texts.errors.number });
});

test("a box is not wider than it is long, and the ring crush of a paper may be left out", () => {
  expect(read({ length: "200", width: "300" }).errors).toEqual({
    width: "Not more than the length",
  });
  expect(read({ linerRct: " " }).errors).toEqual({});
  expect(read({ linerRct: "51", mediumRct: "x" }).errors).toEqual({
    linerRct: "0.1 to 50 kN/m, or empty",
    mediumRct: texts.errors.number,
  });
});

test("sides are typed in inches, and stay as long as they were when the unit changes", () => {
  const inches = withUnit(firstEntries, "in");
  expect(inches).toMatchObject({ length: "15.748", width: "11.811", height: "7.874" });
  expect(withUnit(inches, "mm")).toEqual(firstEntries);
  expect(read({ ...inches, length: "15.75", width: "12" }).errors).toEqual({});
  expect(read({ ...inches, length: "79", width: "1.9", height: "1,5" }).errors).toEqual({
    length: "1.97 to 78.74 in",
    width: "1.97 to 78.74 in",
    height: texts.errors.number,
  });
});

test("an address keeps all entries, and what is no choice in it is as it was", () => {
  const entries = readEntries(
    new URLSearchParams("length=350&ply=5&flutes=EB&style=0203&liner=3&quantity=5,000"),
  );
  expect(readEntries(new URLSearchParams(queryOf(entries)))).toEqual(entries);
  expect(entries).toMatchObject({ length: "350", ply: 5, flutes: "EB", style: "0203", liner: 3 });
  expect(readEntries(new URLSearchParams("ply=4&style=OTHER&unit=m&liner=99&colours=x"))).toEqual(
    firstEntries,
  );
  // Flutes of another ply give way to the usual ones.
  expect(readEntries(new URLSearchParams("ply=7"), entries).flutes).toBe("BCA");
});
