import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sheetsFor, type WasteRow, wasteRowFor } from "../../../domain/board/wasteTable";
import { say } from "../../../domain/messages/say";
import { type BoxCosts, boxPrice } from "../../../domain/quotations/boxPrice";
import { breakEvenQuantity } from "../../../domain/quotations/quotedPrice";

/** The worked example: 0.2921 kg, paper ₹38, conversion ₹15, tooling ₹10,000, markup 15 %. */
const worked: BoxCosts = {
  layers: [
    { name: say("layer.top"), grams: 100, paisePerKg: 3800 },
    { name: say("layer.fluteOf", { number: 1 }), grams: 110.1, paisePerKg: 3800 },
    { name: say("layer.bottom"), grams: 82, paisePerKg: 3800 },
  ],
  conversionPaisePerKg: 1500,
  printPaisePerBox: 0,
  joiningPaisePerBox: 0,
  freightPaisePerBox: 0,
  toolingPaise: 1_000_000,
  toolingTerms: { kind: "once" },
  markup: 0.15,
};
const waste: WasteRow = { uptoQuantity: 100_000, setupSheets: 50, runPercent: 3 };
const noWaste: WasteRow = { uptoQuantity: 100_000, setupSheets: 0, runPercent: 0 };

describe("the worked figures", () => {
  test.each([
    [500, 565, 3749, 4312, 2012],
    [1_000, 1_080, 2672, 3073, 1923],
    [2_500, 2_625, 2026, 2329, 1869],
    [5_000, 5_200, 1810, 2082, 1852],
    [10_000, 10_350, 1702, 1958, 1843],
  ])("%i boxes take %i sheets", (quantity, sheets, costPaise, pricePaise, apartPaise) => {
    const price = boxPrice(worked, quantity, waste);
    expect(price).toMatchObject({ sheets, costPaise, pricePaise });
    expect(price.apart).toEqual({ pricePaise: apartPaise, toolingPaise: 1_150_000 });
    expect(price.margin).toBeCloseTo(0.1304, 4);
  });

  test("without waste and tooling a box is ₹17.80", () => {
    const price = boxPrice({ ...worked, toolingPaise: 0 }, 1_000, noWaste);
    expect(price.pricePaise).toBe(1780);
    expect(price.apart).toBeUndefined();
  });
});

test("tooling that is spread is divided by its own number of boxes, and free tooling costs nothing", () => {
  const toolingIn = (toolingTerms: BoxCosts["toolingTerms"]) =>
    boxPrice({ ...worked, toolingTerms }, 5_000, waste).parts.find(
      ({ part }) => part === "tooling",
    );
  expect(toolingIn({ kind: "spread", boxes: 20_000 })).toEqual({ part: "tooling", paise: 50 });
  expect(toolingIn({ kind: "free" })).toEqual({ part: "tooling", paise: 0 });
  expect(toolingIn({ kind: "once" })).toEqual({ part: "tooling", paise: 200 });
});

test("a quantity between two rows takes the higher row, and one beyond all rows has none", () => {
  const rows = [waste, { uptoQuantity: 1_000, setupSheets: 80, runPercent: 6 }];
  expect(wasteRowFor(rows, 1_000)).toMatchObject({ value: { setupSheets: 80 } });
  expect(wasteRowFor(rows, 1_001)).toMatchObject({ value: { setupSheets: 50 } });
  expect(wasteRowFor(rows, 100_001)).toEqual({
    missing: say("absent.wasteRow", { quantity: 100_001 }),
  });
});

test("binary fractions add no sheet", () => {
  for (let quantity = 100; quantity <= 100_000; quantity += 100)
    expect(sheetsFor(quantity, waste)).toBe((quantity / 100) * 103 + 50);
});

const paise = fc.double({ min: 0, max: 100_000, noNaN: true });
const anyCosts = fc.record({
  layers: fc.array(
    fc.record({
      name: fc.constant(say("layer.top")),
      grams: fc.double({ min: 1, max: 2_000, noNaN: true }),
      paisePerKg: paise,
    }),
    { minLength: 1, maxLength: 7 },
  ),
  conversionPaisePerKg: paise,
  printPaisePerBox: paise,
  joiningPaisePerBox: paise,
  freightPaisePerBox: paise,
  toolingPaise: fc.integer({ min: 0, max: 10_000_000 }),
  toolingTerms: fc.oneof(
    fc.constant({ kind: "once" as const }),
    fc.constant({ kind: "free" as const }),
    fc.record({ kind: fc.constant("spread" as const), boxes: fc.integer({ min: 1, max: 1e6 }) }),
  ),
  markup: fc.double({ min: 0, max: 2, noNaN: true }),
});
const anyWaste = fc.record({
  uptoQuantity: fc.constant(1_000_000),
  setupSheets: fc.integer({ min: 0, max: 500 }),
  runPercent: fc.double({ min: 0, max: 30, noNaN: true }),
});
const anyQuantity = fc.integer({ min: 1, max: 1_000_000 });

test("the parts of a price sum to the price, and all parts but the markup to the cost", () => {
  fc.assert(
    fc.property(anyCosts, anyQuantity, anyWaste, (costs, quantity, row) => {
      const { parts, pricePaise, costPaise } = boxPrice(costs, quantity, row);
      const sum = (some: typeof parts) => some.reduce((total, part) => total + part.paise, 0);
      expect(sum(parts)).toBe(pricePaise);
      expect(sum(parts.filter(({ part }) => part !== "markup"))).toBe(costPaise);
      for (const part of parts) expect(Number.isSafeInteger(part.paise)).toBe(true);
    }),
  );
});

describe("the break-even quantity", () => {
  const costOf = (quantity: number) => boxPrice(worked, quantity, waste).costPaise;

  test("is the smallest quantity whose cost the price covers", () => {
    const quantity = breakEvenQuantity(worked, 2000, [waste]) ?? 0;
    expect(costOf(quantity)).toBeLessThanOrEqual(2000);
    expect(costOf(quantity - 2)).toBeGreaterThanOrEqual(2000);
    expect(quantity).toBeGreaterThan(2_500);
    expect(quantity).toBeLessThan(5_000);
  });

  test("does not exist below the cost of the paper", () => {
    expect(breakEvenQuantity(worked, 1500, [waste])).toBeUndefined();
  });

  test("may be in the row of a larger quantity", () => {
    const rows = [{ uptoQuantity: 1_000, setupSheets: 50, runPercent: 20 }, waste];
    expect(breakEvenQuantity(worked, 2000, rows)).toBe(breakEvenQuantity(worked, 2000, [waste]));
  });
});
