import fc from "fast-check";
import { expect, test } from "vitest";
import { wasteRowFor } from "../../../domain/board/wasteTable";
import { say } from "../../../domain/messages/say";
import { type BoxCosts, exactBoxCost } from "../../../domain/quotations/boxPrice";
import {
  invoiceable,
  quotedPrice,
  withoutApartTooling,
} from "../../../domain/quotations/quotedPrice";

const rows = [
  { uptoQuantity: 1_000, setupSheets: 80, runPercent: 5 },
  { uptoQuantity: 10_000_000, setupSheets: 50, runPercent: 3 },
];

/** The worked figures: 0.2921 kg at ₹38, conversion ₹15, tooling ₹10,000, markup 15 %. */
const worked: BoxCosts = {
  layers: [{ name: say("layer.top"), grams: 292.1, paisePerKg: 3800 }],
  conversionPaisePerKg: 1500,
  printPaisePerBox: 0,
  joiningPaisePerBox: 0,
  freightPaisePerBox: 0,
  toolingPaise: 1_000_000,
  toolingTerms: { kind: "once" },
  markup: 0.15,
};
const workedRows = [{ uptoQuantity: 10_000, setupSheets: 50, runPercent: 3 }];
const price = (quantity: number, isToolingApart: boolean) =>
  quotedPrice(worked, workedRows, { quantity, isToolingApart });

test("the worked prices have the tooling inside or apart", () => {
  expect(price(500, false)).toMatchObject({
    value: { sheets: 565, costPaise: 3749, pricePaise: 4312, totalPaise: 2_156_000 },
  });
  expect(price(500, true)).toMatchObject({
    value: { pricePaise: 2012, toolingPaise: 1_150_000, totalPaise: 2_156_000 },
  });
  expect(price(10_000, true)).toMatchObject({ value: { pricePaise: 1843 } });
  expect(price(10_000, false)).not.toHaveProperty("value.toolingPaise");
});

test("a quantity above the waste table has no price", () => {
  expect(price(10_001, false)).toEqual({
    missing: say("absent.wasteRow", { quantity: 10_001 }),
  });
});

test("a quantity whose total no invoice may have has no price, and says the largest total", () => {
  const dear = { ...worked, layers: [{ name: say("layer.top"), grams: 292.1, paisePerKg: 1e9 }] };
  const most = [{ uptoQuantity: 100_000_000, setupSheets: 50, runPercent: 3 }];
  const terms = { quantity: 100_000_000, isToolingApart: false };
  expect(invoiceable(price(500, false))).toEqual(price(500, false));
  expect(invoiceable(quotedPrice(dear, most, terms))).toEqual({
    missing: say("invoice.tooLarge", { most: 1_000_000_000 }),
  });
});

test("only tooling that is charged once is apart", () => {
  const spread: BoxCosts = { ...worked, toolingTerms: { kind: "spread", boxes: 20_000 } };
  expect(withoutApartTooling(spread, true)).toBe(spread);
});

const paise = fc.integer({ min: 0, max: 500_000 });
const anyCosts: fc.Arbitrary<BoxCosts> = fc.record({
  layers: fc.array(
    fc.record({
      name: fc.constant(say("layer.flute")),
      grams: fc.double({ min: 0.5, max: 3000, noNaN: true }),
      paisePerKg: fc.integer({ min: 1, max: 50_000 }),
    }),
    { minLength: 3, maxLength: 7 },
  ),
  conversionPaisePerKg: paise,
  printPaisePerBox: paise,
  joiningPaisePerBox: paise,
  freightPaisePerBox: paise,
  toolingPaise: fc.integer({ min: 0, max: 100_000_000 }),
  toolingTerms: fc.oneof(
    fc.constant({ kind: "once" as const }),
    fc.constant({ kind: "free" as const }),
    fc.integer({ min: 1, max: 1_000_000 }).map((boxes) => ({ kind: "spread" as const, boxes })),
  ),
  markup: fc.double({ min: 0, max: 10, noNaN: true }),
});

test("the parts sum to the price and the total to the boxes and the tooling, to the paisa", () => {
  const quantity = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(anyCosts, quantity, fc.boolean(), (costs, boxes, isToolingApart) => {
      const quoted = quotedPrice(costs, rows, { quantity: boxes, isToolingApart });
      if (!("value" in quoted)) throw new Error(quoted.missing.code);
      const { parts, pricePaise, costPaise, toolingPaise = 0, totalPaise } = quoted.value;
      const sum = parts.reduce((all, part) => all + part.paise, 0);
      expect(sum).toBe(pricePaise);
      expect(parts.find(({ part }) => part === "markup")?.paise).toBe(pricePaise - costPaise);
      expect(totalPaise).toBe(pricePaise * boxes + toolingPaise);
    }),
  );
});

test("the price covers the cost at the break-even quantity, and at no smaller one in its row", () => {
  fc.assert(
    fc.property(anyCosts, fc.integer({ min: 1, max: 20_000 }), (costs, quantity) => {
      const quoted = quotedPrice(costs, rows, { quantity, isToolingApart: false });
      if (!("value" in quoted)) throw new Error(quoted.missing.code);
      const { breakEven, pricePaise } = quoted.value;
      if (breakEven === undefined) return;
      const costAt = (boxes: number) => {
        const row = wasteRowFor(rows, boxes);
        if (!("value" in row)) throw new Error(row.missing.code);
        return exactBoxCost(costs, boxes, row.value);
      };
      expect(costAt(breakEven)).toBeLessThanOrEqual(pricePaise);
      const isFirstOfRow = breakEven === 1 || breakEven === 1_001;
      if (!isFirstOfRow) expect(costAt(breakEven - 1)).toBeGreaterThan(pricePaise);
    }),
  );
});
