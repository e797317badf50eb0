import { expect, test } from "vitest";
import { textsIn } from "../../../domain/texts";
import {
  type EstimateEntries,
  firstEntries,
  queryOf,
  readEntries,
  readFigures,
  withUnit,
} from "../../../src/site/sections/estimate/estimateEntries";
import { estimateTexts } from "../../../src/site/texts/estimateTexts";

const texts = textsIn(estimateTexts, "en", undefined);

const read = (changes: Partial<EstimateEntries>) =>
  readFigures({ ...firstEntries, ...changes }, texts);

test.each(["", "-5", "0", "49", "2001", "2,001"])("a side of %s is none", (height) => {
  expect(read({ height })).toMatchObject({
    figures: undefined,
    errors: { height: "50 to 2,000 mm" },
  });
});

test.each(["50", "2,000"])("a side of %s mm is one of a box", (height) => {
  expect(read({ height })).toMatchObject({ figures: { height: expect.any(Number) }, errors: {} });
});

test.each(["abc", "1e9", "Infinity", "1,05", "10,50", "1.050,5"])(
  "a side of %s is ambiguous",
  (height) => {
    expect(read({ height })).toMatchObject({
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

test.each(["1", "1,00,00,000"])("a quantity of %s is accepted", (quantity) => {
  expect(read({ quantity }).errors).toEqual({});
});

test("a quantity of 1,5 is refused as ambiguous", () => {
  expect(read({ quantity: "1,5" }).errors).toEqual({ quantity: texts("errors.number") });
});

test.each([
  ["400mm", "mm", 400],
  ["400 MM", "in", 400],
  ["40 cm", "mm", 400],
  ['15 3/4"', "mm", 400.05],
  ["15 3/4", "in", 400.05],
  ["15¾ in", "mm", 400.05],
  ["15-3/4 inches", "mm", 400.05],
  ["15.75″", "mm", 400.05],
  ["४०० मिमी", "mm", 400],
  ["೪೦೦", "mm", 400],
  ["೪೦ ಸೆಂ.ಮೀ.", "mm", 400],
  ["१५ ३/४", "in", 400.05],
] as const)("a length of %s with the unit %s is %d mm", (length, unit, millimetres) => {
  const sides = { length, width: "100 mm", height: "100 mm" };
  expect(read({ ...sides, unit })).toMatchObject({ figures: { length: millimetres }, errors: {} });
  // The unit of the fields changes the text, not the length.
  const other = unit === "mm" ? "in" : "mm";
  const converted = withUnit({ ...firstEntries, ...sides, unit }, other);
  expect(readFigures(converted, texts).figures?.length).toBeCloseTo(millimetres, 0);
});

test.each(["15 4/3", "15 3/0", "3/4/5", "4 0 0", "400 kg", "mm", "15 3/"])(
  "%s is no length",
  (length) => {
    expect(read({ length }).errors).toEqual({ length: texts("errors.number") });
  },
);

test("a quantity in the digits of one's own script is read", () => {
  expect(read({ quantity: "१,००,०००" }).figures).toMatchObject({ quantity: 100_000 });
  expect(read({ quantity: "೫೦೦" }).figures).toMatchObject({ quantity: 500 });
});

test("the longer side of the opening is the length, in either order of typing", () => {
  expect(read({ length: "200", width: "300" })).toMatchObject({
    isSwapped: true,
    errors: {},
    figures: { length: 300, width: 200 },
  });
  expect(read({ length: "300", width: "300" }).isSwapped).toBe(false);
});

test("the ring crush of a paper may be left out", () => {
  expect(read({ linerRct: " " }).errors).toEqual({});
  expect(read({ linerRct: "51", mediumRct: "x" }).errors).toEqual({
    linerRct: "0.1 to 50 kN/m, or empty",
    mediumRct: texts("errors.number"),
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
    height: texts("errors.number"),
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
