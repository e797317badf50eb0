import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readNumber } from "../../domain/numbers";

test.each([
  ["1050", 1050],
  ["1,050", 1050],
  ["1,050.5", 1050.5],
  ["1,05,000", 105_000],
  ["10,50,000", 1_050_000],
  ["1,00,00,000.25", 10_000_000.25],
  ["105,000", 105_000],
  ["1,050,000", 1_050_000],
  ["  612.5 ", 612.5],
  ["\u00a01,050\u202f", 1050],
  ["12.", 12],
  [".5", 0.5],
  ["0", 0],
  ["007", 7],
  ["-5", -5],
  ["+7", 7],
  ["-1,050.5", -1050.5],
])("%j is the number %d", (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each([
  "1,05",
  "10,50",
  "1,5",
  "1.050,5",
  "1,0500",
  "1,050,00",
  "1,05,0000",
  "12,34,567,890",
  "0,500",
  "00,500",
  ",500",
  "1,,050",
  "1,050,",
  "1.050.000",
  "1.5,000",
  "1 050",
  "1'050",
  "",
  "   ",
  ".",
  "-",
  "--5",
  "5-",
  "12-15",
  "1e3",
  "0x10",
  "Infinity",
  "NaN",
  "abc",
  "5O0",
  "612.5 kg",
  "१०५०",
  "９".repeat(3),
  "9".repeat(400),
])("%j is ambiguous and no number", (text) => {
  expect(readNumber(text)).toBeUndefined();
});

const printed = fc
  .integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
  .map((thousandths) => thousandths / 1000);

test.each(["en-IN", "en-US"])("a number printed in %s is read as the same number", (locale) => {
  return fc.assert(
    fc.property(printed, (number) => {
      const text = number.toLocaleString(locale, { maximumFractionDigits: 3 });
      expect(readNumber(text)).toBe(number);
    }),
  );
});
