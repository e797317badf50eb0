import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hasDecimals } from "../../domain/numbers";
import { unitPricePaise, unitPriceRupees } from "../../domain/storedUnits";
import { valuePaise, weightValuePaise } from "../../domain/unitPrice";

test.each([
  [100_000, 4.375, 43_750_000],
  [200_000, 1.005, 20_100_000],
  [1000, 1.005, 100_500],
  [1, 4.375, 438],
  [5000, 17.8, 8_900_000],
])("%i boxes at ₹%d are %i paise", (quantity, price, paise) => {
  expect(valuePaise(quantity, unitPricePaise(price))).toBe(paise);
});

/** Divides whole numbers and rounds half up, without floating point. */
const divided = (value: bigint, by: bigint) => Number((2n * value + by) / (2n * by));

const anyMills = fc.integer({ min: 1, max: 10_000_000 });

test("a line is the quantity times its price with three decimals, rounded once", () => {
  return fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), anyMills, (quantity, mills) => {
      const pricePaise = unitPricePaise(mills / 1000);
      expect(unitPriceRupees(pricePaise)).toBe(mills / 1000);
      expect(valuePaise(quantity, pricePaise)).toBe(divided(BigInt(quantity) * BigInt(mills), 10n));
    }),
  );
});

test("a weight is its kilograms times the price, rounded once", () => {
  return fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), anyMills, (grams, mills) => {
      const paise = weightValuePaise(grams, unitPricePaise(mills / 1000));
      expect(paise).toBe(divided(BigInt(grams) * BigInt(mills), 10_000n));
    }),
  );
});

test.each([
  [19.99, 2, true],
  [1.005, 2, false],
  [1.005, 3, true],
  [0.1 + 0.2, 2, true],
  [59.97, 2, true],
  [19.99 * 3, 2, true],
  [999_999_999.99, 2, true],
  [10.0001, 3, false],
  [-10.005, 2, false],
  [1e9, 2, true],
  [0.00000001, 2, false],
])("%d has at most %i decimals: %s", (number, most, expected) => {
  expect(hasDecimals(number, most)).toBe(expected);
});
