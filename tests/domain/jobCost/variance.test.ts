import fc from "fast-check";
import { expect, test } from "vitest";
import { materialVariance } from "../../../domain/jobCost/jobCost";

test("the worked figures: 5,060 good boxes of 5,000 ordered", () => {
  const variance = materialVariance(
    { gramsPerBox: 292.1 * 1.05, paisePerKg: 3800 },
    { goodBoxes: 5_060, grams: 1_620_000, paisePerKg: 3950 },
  );
  expect(variance).toMatchObject({ pricePaise: 243_000, usagePaise: 258_676, totalPaise: 501_676 });
  expect(variance.standardKilograms).toBeCloseTo(1_551.93, 2);
});

test("price and usage variance sum to the whole difference", () => {
  const rate = fc.double({ min: 0, max: 20_000, noNaN: true });
  fc.assert(
    fc.property(
      fc.record({ gramsPerBox: fc.double({ min: 1, max: 5_000, noNaN: true }), paisePerKg: rate }),
      fc.record({
        goodBoxes: fc.integer({ min: 0, max: 1_000_000 }),
        grams: fc.integer({ min: 0, max: 1_000_000_000 }),
        paisePerKg: rate,
      }),
      (standard, used) => {
        const { pricePaise, usagePaise, totalPaise } = materialVariance(standard, used);
        expect(pricePaise + usagePaise).toBe(totalPaise);
        const actual = (used.grams / 1000) * used.paisePerKg;
        const expected = ((standard.gramsPerBox * used.goodBoxes) / 1000) * standard.paisePerKg;
        expect(Math.abs(totalPaise - (actual - expected))).toBeLessThanOrEqual(1);
      },
    ),
  );
});
